/** Copying weighs more than all the rest of a page's script, so it comes with the first wish to copy. */
const load = () => import('./copying.ts');

export function setUpCopying(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const mark = target instanceof Element && target.closest('a.permalink, .search-more');
    const link = mark && mark.closest('a');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    load().then(
      ({ openCopyMenu }) => openCopyMenu(link),
      () => (location.href = link.href),
    );
  });
  document.addEventListener('selectionchange', () => {
    // Whatever is copied before it comes lacks its address, and nothing more.
    if (getSelection()?.isCollapsed === false) load().catch(() => undefined);
  });
}
