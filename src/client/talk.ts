/** Cards that are swiped, turned by buttons as well: to the next one that the chosen telling has. */
const strip = document.querySelector<HTMLElement>('[data-talk]');
const steps = document.querySelector<HTMLElement>('[data-talk-steps]');

if (strip !== null && steps !== null) {
  steps.hidden = false;
  steps.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    if (step === null) return;
    strip.scrollBy({ left: Number(step.dataset['step']) * strip.clientWidth });
  });
  // A shorter telling has fewer cards: it begins at its first one.
  for (const length of document.querySelectorAll('input[name="talk"]')) {
    length.addEventListener('change', () => strip.scrollTo({ left: 0 }));
  }
}
