/** Keeps the button that is pressed before anything answers; the returned call presses it again. */
export const keepPress = (place: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  place.addEventListener('click', keep);
  return () => {
    place.removeEventListener('click', keep);
    pressed?.click();
  };
};
