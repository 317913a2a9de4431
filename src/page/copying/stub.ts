/** Copying weighs more than all the rest of a page's script, so it comes with the first wish to copy. */
export function setUpCopying(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const mark = target instanceof Element && target.closest<HTMLAnchorElement>('a.permalink');
    if (!mark || button > 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('./menu.ts').then(
      ({ openCopyMenu }) => openCopyMenu(mark),
      () => (location.href = mark.href),
    );
  });
  const watch = (): void => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', watch);
    // Whatever is copied before it comes lacks its address, and nothing more.
    void import('./selection.ts').catch(() => undefined);
  };
  document.addEventListener('selectionchange', watch);
}
