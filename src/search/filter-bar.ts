import type { FilterGroup, SearchInterface } from '../i18n/search.ts';
import { element } from './element.ts';
import type { Filters } from './pagefind.ts';
import type { SearchKind } from './records.ts';

const GROUPS = {
  rules: ['rule', 'section', 'topic', 'team', 'variant'],
  terms: ['term'],
  questions: ['faq'],
  examples: ['example', 'note'],
  editions: ['edition'],
} as const satisfies Record<FilterGroup, readonly SearchKind[]>;

export interface FilterBar {
  readonly element: HTMLElement;
  chosen(): Filters;
  clear(): void;
  /** Games become a choice where there is more than one. */
  offerGames(games: Readonly<Record<string, string>>): void;
}

/** Toggles for kinds and games; none pressed lets everything through. */
export function createFilterBar(words: SearchInterface, onChange: () => void): FilterBar {
  const kinds = Object.entries(GROUPS).map(([group, value]) => ({
    value,
    button: toggle(words.groups[group as FilterGroup], onChange),
  }));
  let games: { value: string; button: HTMLButtonElement }[] = [];
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
      games = offered.map(([value, name]) => ({ value, button: toggle(name, onChange) }));
      bar.append(...games.map(({ button }) => button));
    },
  };
}

function toggle(label: string, onChange: () => void): HTMLButtonElement {
  const button = element(
    'button',
    { class: 'search-toggle', type: 'button', 'aria-pressed': 'false' },
    label,
  );
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isPressed({ button })));
    onChange();
  });
  return button;
}

function isPressed({ button }: { button: HTMLButtonElement }): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
