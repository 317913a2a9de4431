/** Keeps the reader's place: over a change of language, and back from a reference. */
export function setUpPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      try {
        localStorage.setItem('language', link.dataset['language'] ?? '');
      } catch {
        // Not remembered; the link works all the same.
      }
      const place = location.hash || placeInView();
      if (place !== '') link.hash = place;
    });
  }
  const back = document.querySelector<HTMLButtonElement>('[data-back]');
  if (back === null) return;
  back.hidden = false;
  back.disabled = history.length < 2;
  back.addEventListener('click', () => history.back());
}

/** The first named rule whose end is still below the sticky header. */
function placeInView(): string {
  if (scrollY < innerHeight / 2) return '';
  for (const element of document.querySelectorAll('main [id]')) {
    if (element.getBoundingClientRect().bottom > 80) return `#${element.id}`;
  }
  return '';
}
