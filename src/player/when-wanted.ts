/** What a hand, a keyboard or a screen reader does first; a finger that scrolls past does none of it. */
const TOUCHES = ['mouseover', 'focus', 'keydown', 'click', 'toggle'] as const;

/**
 * What the build has drawn comes to life when somebody first wants something of it: most readers
 * only look, and a phone has better to do while a page opens. A touch is heard here before it comes
 * to its own element, which by then can answer it. Where the address leads into it, it wakes at once.
 */
export const whenWanted = (
  place: HTMLElement,
  isLedTo: (fragment: string) => boolean,
  wake: () => void,
): void => {
  const wanted = (): void => {
    for (const kind of TOUCHES) place.removeEventListener(kind, wanted, true);
    window.removeEventListener('hashchange', led);
    wake();
  };
  const led = (): void => {
    if (isLedTo(window.location.hash) || place.contains(document.activeElement)) wanted();
  };
  for (const kind of TOUCHES) place.addEventListener(kind, wanted, true);
  window.addEventListener('hashchange', led);
  led();
};
