/** A link may name what is folded, or of a kind that the reader has taken away. */
export function setUpReveal(): void {
  const reveal = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    if (target === null || target.checkVisibility()) return;
    for (
      let fold = target.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? null
    ) {
      fold.open = true;
    }
    for (const kind of target.closest('.box')?.classList ?? []) {
      const filter = document.querySelector<HTMLInputElement>(`#show-${kind}`);
      if (filter !== null) filter.checked = true;
    }
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
}
