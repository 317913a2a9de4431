const OPEN_AFTER_MS = 250;

/**
 * Definitions on hover, focus and tap. Where the browser does hover and focus by itself
 * (`interestfor`), only the tap is left to us.
 */
export function setUpDefinitions(): void {
  const native = 'interestForElement' in HTMLAnchorElement.prototype;
  let timer = 0;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[interestfor]')) {
    const box = document.getElementById(link.getAttribute('interestfor') ?? '');
    if (box === null) continue;
    const show = (): void => {
      box.togglePopover({ force: true, source: link });
    };
    link.addEventListener('click', (event) => {
      const touch = event.pointerType === 'touch';
      if (!touch || box.matches(':popover-open')) return;
      event.preventDefault();
      show();
    });
    if (native) continue;
    const later = (): void => {
      timer = window.setTimeout(show, OPEN_AFTER_MS);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (!box.matches(':hover')) box.hidePopover();
    };
    link.addEventListener('mouseenter', later);
    link.addEventListener('focus', later);
    link.addEventListener('mouseleave', hide);
    // The way on from the link leads into the box, and only from there out of both.
    link.addEventListener('blur', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) hide();
    });
    box.addEventListener('mouseleave', () => box.hidePopover());
    box.addEventListener('focusout', () => box.hidePopover());
  }
}
