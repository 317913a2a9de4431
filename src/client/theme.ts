/** From the colours of the system first to the others: each press is seen. */
const CYCLE = matchMedia('(prefers-color-scheme: dark)').matches
  ? (['system', 'light', 'dark'] as const)
  : (['system', 'dark', 'light'] as const);
type Theme = (typeof CYCLE)[number];

/** One button that goes round. */
export function setUpTheme(): void {
  const root = document.documentElement;
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (button === null) return;
  const current = (): Theme => CYCLE.find((theme) => theme === root.dataset['theme']) ?? 'system';
  const name = (): void => {
    const words = button.dataset[current()] ?? '';
    button.ariaLabel = words;
    button.title = words;
  };
  button.hidden = false;
  name();
  button.addEventListener('click', () => {
    const next = CYCLE[(CYCLE.indexOf(current()) + 1) % CYCLE.length] ?? 'system';
    if (next === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = next;
    name();
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Without storage the choice lasts for this page, which is better than an error.
    }
  });
}
