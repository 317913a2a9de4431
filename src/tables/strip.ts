import type { Language } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';
import { nameIn } from './names.ts';
import { isList, rowOf, type Value } from './table.ts';
import { tablesOf } from './tables.ts';

/** Longer cells are no figures but sentences. */
const LONGEST = 40;
/** The first say most; all of them stand in the table. */
const MOST = 6;

/** Definitions repeat on many pages; a game’s figures do not change while a site is built. */
const strips = new WeakMap<Game, Map<string, string>>();

/** The figures of a term in one line: «ціна 3 · бій 9 · політ 1 · місць 4». */
export function stripOf(game: Game, term: string, language: Language): string {
  const made = strips.get(game) ?? new Map<string, string>();
  strips.set(game, made);
  const key = `${language} ${term}`;
  const strip = made.get(key) ?? makeStrip(game, term, language);
  made.set(key, strip);
  return strip;
}

function makeStrip(game: Game, term: string, language: Language): string {
  const figures = tablesOf(game.id).flatMap((table) => {
    const row = rowOf(table, term);
    return table.columns.flatMap(({ words }, at) => {
      const value = row?.cells[at]?.value ?? null;
      const text = at === 0 ? '' : inWords(value, game, language);
      return /\d/u.test(text) && text.length <= LONGEST
        ? [`${words.name[language].toLocaleLowerCase(language)} ${text}`]
        : [];
    });
  });
  return [...new Set(figures)].slice(0, MOST).join(' · ');
}

/** As a line of text; what has no short name, like a rule, says nothing here. */
function inWords(value: Value, game: Game, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const all = (parts: readonly Value[]): string =>
    parts
      .map((part) => inWords(part, game, language))
      .filter((text) => text !== '')
      .join(' ');
  if (isList(value)) return all(value);
  if ('phrase' in value) return all(value.phrase);
  if ('times' in value) return `${value.times} × ${inWords(value.of, game, language)}`;
  if ('from' in value) return `${value.from}–${value.to}`;
  if ('word' in value) return value.word[language];
  if ('term' in value) return nameIn(game, language, value.term, false).text;
  return '';
}
