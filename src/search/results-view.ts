import type { SearchInterface } from '../i18n/search.ts';
import type { Language } from '../rules/languages.ts';
import { element } from './element.ts';
import type { Mark } from './excerpt.ts';
import type { SearchResult } from './query.ts';

/** A result is a real link, so it can be opened in a new tab, in the role the list asks for. */
export function optionFor(
  result: SearchResult,
  id: string,
  words: SearchInterface,
  game: string | undefined,
  /** Of the page; results in another one say theirs. */
  language: Language,
): HTMLAnchorElement {
  const label = [words.kinds[result.kind], ...(game === undefined ? [] : [game])].join(' · ');
  const lang = result.language === language ? false : result.language;
  return element(
    'a',
    {
      id,
      class: 'search-hit',
      role: 'option',
      href: result.url,
      tabindex: '-1',
      'aria-selected': 'false',
      'data-kind': result.kind,
    },
    element('span', { class: 'search-kind' }, label),
    ' ',
    element('span', { class: 'search-title', lang }, [...result.numbers, result.title].join(' ')),
    ' ',
    element('span', { class: 'search-excerpt', lang }, ...marked(result.excerpt, result.marks)),
  );
}

function marked(text: string, marks: readonly Mark[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), element('mark', {}, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}
