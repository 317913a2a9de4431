const loadHover = () => import('./definitions-on-hover.ts');

/**
 * Definitions on hover, focus and tap. Where the browser does hover and focus by itself
 * (`interestfor`), only the tap is left to us; the rest is fetched by the browsers that need it.
 */
export function setUpDefinitions(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[interestfor]');
    if (!link || event.pointerType !== 'touch') return;
    const box = definitionOf(link);
    if (box === null || box.matches(':popover-open')) return;
    event.preventDefault();
    box.togglePopover({ force: true, source: link });
  });
  if ('interestForElement' in HTMLAnchorElement.prototype) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[interestfor]');
  if (links.length === 0) return;
  loadHover().then(
    ({ openOnHover }) => {
      for (const link of links) openOnHover(link, definitionOf(link));
    },
    () => undefined,
  );
}

const definitionOf = (link: Element): HTMLElement | null =>
  document.getElementById(link.getAttribute('interestfor') ?? '');
