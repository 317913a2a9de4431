import { fold } from '../lexicon/fold.ts';

/** Narrows the list of terms as the reader types. */
const form = document.querySelector<HTMLFormElement>('[data-term-filter]');
const empty = document.querySelector<HTMLElement>('[data-no-terms]');
if (form !== null && empty !== null) {
  const terms = [...document.querySelectorAll<HTMLElement>('[data-term-entry]')].map((element) => ({
    element,
    kind: element.dataset['kind'] ?? '',
    key: fold(`${element.querySelector('a')?.textContent ?? ''} ${element.dataset['words'] ?? ''}`),
  }));
  const sections = [...document.querySelectorAll<HTMLElement>('[data-letter]')];
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const data = new FormData(form);
    const asked = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const wanted = fold(asked('q'));
    const kind = asked('kind');
    for (const term of terms) {
      term.element.hidden = !term.key.includes(wanted) || (kind !== '' && term.kind !== kind);
    }
    for (const section of sections) {
      section.hidden = section.querySelector('[data-term-entry]:not([hidden])') === null;
    }
    empty.hidden = sections.some((section) => !section.hidden);
  });
}
