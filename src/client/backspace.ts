/** The key leads back, like the button in the bar. */
export function setUpBackspace(): void {
  if (document.querySelector('[data-back]') === null) return;
  // Where something is played, a wrong key must not take the reader away from it.
  if (document.querySelector('[data-player], [data-helper], [data-exercise]')) return;
  document.addEventListener('keydown', ({ key, target }) => {
    const isWriting = target instanceof Element && target.matches('select, :read-write');
    if (key === 'Backspace' && !isWriting) history.back();
  });
}
