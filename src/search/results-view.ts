import type { SearchInterface } from '../i18n/search.ts';
import type { Language } from '../rules/languages.ts';
import type { GameNames } from './bundle.ts';
import { element } from './element.ts';
import type { Mark } from './excerpt.ts';
import type { SearchResult } from './query.ts';

export interface ShownResults {
  readonly options: readonly HTMLAnchorElement[];
  /** Neighbours of one topic under its name. They keep their order, so none hides a better one. */
  readonly groups: readonly HTMLElement[];
}

/** Where the results are shown: what games are called there, and in which language. */
export interface Showing {
  readonly names: GameNames;
  readonly language: Language;
}

export function showResults(
  results: readonly SearchResult[],
  id: string,
  words: SearchInterface,
  { names, language }: Showing,
): ShownResults {
  const options = results.map((result, at) => optionFor(result, `${id}-${at}`, words, language));
  const groups: { place: string; members: HTMLAnchorElement[] }[] = [];
  for (const [at, option] of options.entries()) {
    const result = results[at];
    if (result === undefined) continue;
    const place = placeOf(result, words, names);
    const last = groups.at(-1);
    if (last?.place === place) last.members.push(option);
    else groups.push({ place, members: [option] });
  }
  return {
    options,
    groups: groups.map(({ place, members }) =>
      element(
        'div',
        { class: 'search-group', role: 'group', 'aria-label': place },
        element('div', { class: 'search-place', 'aria-hidden': 'true' }, place),
        ...members,
      ),
    ),
  };
}

/** «Поєдинок › Бій»; the game goes without saying where there is only one. */
function placeOf({ game, topic }: SearchResult, words: SearchInterface, names: GameNames): string {
  const gameName = Object.keys(names).length > 1 ? names[game] : undefined;
  return [gameName, topic === '' ? words.groups.terms : topic]
    .filter((part) => part !== undefined)
    .join(' › ');
}

/** A result is a real link, so it can be opened in a new tab, in the role the list asks for. */
function optionFor(
  result: SearchResult,
  id: string,
  words: SearchInterface,
  /** Of the page; results in another one say theirs. */
  language: Language,
): HTMLAnchorElement {
  const lang = result.language === language ? false : result.language;
  const path = result.title.startsWith(`${result.topic} › `)
    ? result.title.slice(result.topic.length + 3)
    : result.title;
  // A rule right under its topic would only repeat the name that stands above.
  const title = path === result.topic && result.kind !== 'topic' ? '' : path;
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
    element('span', { class: 'search-kind' }, kindAndNumber(result, words)),
    ' ',
    ...(title === '' ? [] : [element('span', { class: 'search-title', lang }, title), ' ']),
    element('span', { class: 'search-excerpt', lang }, ...marked(result.excerpt, result.marks)),
    ...(result.rule === undefined
      ? []
      : [' ', element('span', { class: 'search-rule', lang }, result.rule.text)]),
    // For fingers: the keyboard finds the same menu beside the rule itself.
    element('span', { class: 'search-more', 'aria-hidden': 'true' }, '⋯'),
  );
}

/** «Правило 43.5» */
function kindAndNumber({ kind, number }: SearchResult, words: SearchInterface): string {
  return [words.kinds[kind], number].filter((part) => part !== undefined).join(' ');
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
