import type { FilterGroup, SearchInterface } from '../i18n/search.ts';
import { element } from './element.ts';
import type { Filters, SearchAnswer } from './query.ts';
import type { SearchKind } from './kinds.ts';

const GROUPS = {
  rules: ['rule', 'section', 'topic', 'team', 'variant'],
  terms: ['term'],
  questions: ['faq'],
  examples: ['example', 'note'],
  editions: ['edition'],
} as const satisfies Record<FilterGroup, readonly SearchKind[]>;

interface Toggle<T> {
  readonly value: T;
  readonly button: HTMLButtonElement;
  readonly count: HTMLElement;
}

export interface FilterBar {
  readonly element: HTMLElement;
  chosen(): Filters;
  clear(): void;
  /** Games become a choice where there is more than one. */
  offerGames(games: Readonly<Record<string, string>>): void;
  /** How much each choice would leave. */
  showCounts(counts: SearchAnswer['counts'] | undefined): void;
}

/** Toggles for kinds and games; none pressed lets everything through. */
export function createFilterBar(words: SearchInterface, onChange: () => void): FilterBar {
  const kinds = Object.entries(GROUPS).map(([group, value]) =>
    toggle<readonly SearchKind[]>(value, words.groups[group as FilterGroup], onChange),
  );
  let games: readonly Toggle<string>[] = [];
  const bar = element(
    'div',
    { class: 'search-filters', role: 'group', 'aria-label': words.filter },
    ...kinds.map(({ button }) => button),
  );
  return {
    element: bar,
    chosen: () => ({
      kinds: kinds.filter(isPressed).flatMap(({ value }) => value),
      games: games.filter(isPressed).map(({ value }) => value),
    }),
    clear() {
      for (const { button } of [...kinds, ...games]) button.setAttribute('aria-pressed', 'false');
    },
    offerGames(names) {
      const offered = Object.entries(names);
      if (offered.length < 2 || games.length > 0) return;
      games = offered.map(([value, name]) => toggle(value, name, onChange));
      bar.append(...games.map(({ button }) => button));
    },
    showCounts(counts) {
      for (const { value, count } of kinds) {
        const all = value.reduce((sum, kind) => sum + (counts?.kinds[kind] ?? 0), 0);
        count.textContent = counts === undefined ? '' : ` ${all}`;
      }
      for (const { value, count } of games) {
        count.textContent = counts === undefined ? '' : ` ${counts.games[value] ?? 0}`;
      }
    },
  };
}

function toggle<T>(value: T, label: string, onChange: () => void): Toggle<T> {
  const count = element('span', { class: 'search-count' });
  const button = element(
    'button',
    { class: 'search-toggle', type: 'button', 'aria-pressed': 'false' },
    label,
    count,
  );
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isPressed({ button })));
    onChange();
  });
  return { value, button, count };
}

function isPressed({ button }: { button: HTMLButtonElement }): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
