import type { SearchInterface } from '../i18n/search.ts';
import type { Language } from '../rules/languages.ts';
import type { GameNames } from './bundle.ts';
import { element } from './element.ts';
import type { Mark } from './excerpt.ts';
import type { SearchResult } from './query.ts';

/** Where the results are shown: what games are called there, and in which language. */
export interface Showing {
  readonly names: GameNames;
  readonly language: Language;
}

/** The list of results. Neighbours of one topic stand under its name; none hides a better one. */
export interface ResultList {
  readonly options: readonly HTMLAnchorElement[];
  /** What goes on from the results that stand there leaves them as they are. */
  show(results: readonly SearchResult[], showing: Showing): void;
}

export function createResultList(
  list: HTMLElement,
  id: string,
  words: SearchInterface,
): ResultList {
  let options: readonly HTMLAnchorElement[] = [];
  let shown: readonly string[] = [];
  let last: { readonly place: string; readonly group: HTMLElement } | undefined;

  function clear(): void {
    options = [];
    last = undefined;
    list.replaceChildren();
  }

  function add(result: SearchResult, { names, language }: Showing): void {
    const option = optionFor(result, `${id}-${options.length}`, words, language);
    const place = placeOf(result, words, names);
    if (last?.place !== place) {
      last = { place, group: groupAt(place) };
      list.append(last.group);
    }
    last.group.append(option);
    options = [...options, option];
  }

  return {
    get options() {
      return options;
    },
    show(results, showing) {
      const looks = results.map((result) => JSON.stringify(result));
      if (shown.length === 0 || shown.some((look, at) => look !== looks[at])) clear();
      for (const result of results.slice(options.length)) add(result, showing);
      shown = looks;
    },
  };
}

const groupAt = (place: string): HTMLElement =>
  element(
    'div',
    { class: 'search-group', role: 'group', 'aria-label': place },
    element('div', { class: 'search-place', 'aria-hidden': 'true' }, place),
  );

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
    element('span', { class: 'search-more', 'aria-hidden': 'true' }),
  );
}

/** «Правило 43.5» */
function kindAndNumber({ kind, number }: SearchResult, words: SearchInterface): string {
  return [words.kinds[kind], number].filter((part) => part !== undefined).join(' ');
}

function marked(text: string, marks: readonly Mark[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end, denies = false] of marks) {
    const look = { class: denies && 'search-denial' };
    parts.push(text.slice(at, start), element('mark', look, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}
