/** Just below the sticky header, where the eye rests. */
const READING_LINE = 88;

/** Keeps the reader's place: over a change of language, and back from a reference. */
export function setUpPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    /** The place of a page that the other language does not have. */
    const { hash } = link;
    link.addEventListener('click', () => {
      try {
        localStorage.setItem('language', link.dataset['language'] ?? '');
      } catch {
        // Not remembered; the link works all the same.
      }
      link.hash = hash === '' ? placeToKeep() : hash;
    });
  }
  const back = document.querySelector<HTMLButtonElement>('[data-back]');
  if (back === null) return;
  back.hidden = false;
  back.disabled = history.length < 2;
  back.addEventListener('click', () => history.back());
}

/** What the address names, unless the reader has gone on from there. */
function placeToKeep(): string {
  const target = document.querySelector(':target');
  if (location.hash !== '' && (target === null || isInView(target))) return location.hash;
  return placeInView();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > READING_LINE && top < innerHeight;
}

function placeInView(): string {
  const found = elementAtReadingLine();
  return found === undefined ? '' : `#${found.id}`;
}

/** The innermost of the named rules at the reading line, or the first below it; none at the top. */
export function elementAtReadingLine(): Element | undefined {
  if (scrollY < innerHeight / 2) return undefined;
  let found: Element | undefined;
  for (const element of document.querySelectorAll('main [id]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= READING_LINE) continue;
    const isInner = found?.contains(element) === true && top <= READING_LINE;
    if (found !== undefined && !isInner) break;
    found = element;
  }
  return found;
}
