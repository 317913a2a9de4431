/** Before a definition opens, and before it closes: the way from the word to the box crosses a gap. */
const PAUSE_MS = 250;

let timer = 0;

/** What a browser with `interestfor` does by itself. */
export function openOnHover(link: HTMLElement, box: HTMLElement | null): void {
  if (box === null) return;
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => box.togglePopover({ force: true, source: link }), PAUSE_MS);
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (!box.matches(':hover')) box.hidePopover();
  };
  const leave = (): void => {
    clearTimeout(timer);
    setTimeout(() => {
      if (![link, box].some((part) => part.matches(':hover'))) box.hidePopover();
    }, PAUSE_MS);
  };
  link.addEventListener('mouseenter', later);
  link.addEventListener('focus', later);
  link.addEventListener('mouseleave', leave);
  // The way on from the link leads into the box, and only from there out of both.
  link.addEventListener('blur', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) hide();
  });
  box.addEventListener('mouseleave', leave);
  box.addEventListener('focusout', () => box.hidePopover());
}
