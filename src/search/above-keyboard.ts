/** Part of the window that a keyboard on glass leaves, at most. */
const LEFT_BY_KEYBOARD = 0.75;
/** An input above this part of what is left has room for results below it. */
const HIGH_ENOUGH = 0.25;
/** Below this part of any window, however it became so low, no result is seen. */
const TOO_LOW = 0.5;

/** A keyboard on glass covers the bottom of the page, where the input is, and does not resize it. */
export function stayAboveKeyboard(dialog: HTMLDialogElement): void {
  const view = window.visualViewport;
  if (view === null) return;
  const fit = (): void => {
    dialog.style.setProperty('--view-top', `${view.offsetTop}px`);
    dialog.style.setProperty('--view-height', `${view.height}px`);
  };
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  fit();
}

/** In a page the results stand below their input, which goes to the top while a keyboard is up. */
export function stayInSight(input: HTMLInputElement): void {
  const view = window.visualViewport;
  if (view === null) return;
  const rise = (): void => {
    const isUp = view.height < window.innerHeight * LEFT_BY_KEYBOARD;
    const from = view.offsetTop + view.height * (isUp ? HIGH_ENOUGH : TOO_LOW);
    if (input.getBoundingClientRect().top > from && document.activeElement === input) {
      input.scrollIntoView({ block: 'start' });
    }
  };
  view.addEventListener('resize', rise);
  input.addEventListener('input', rise);
  // On a slow network the keyboard is up before this script is here.
  rise();
}
