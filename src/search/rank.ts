import { wordKeys } from '../words/term-forms.ts';
import { isOneOf, type AskedWord } from './asked-word.ts';
import type { WordForms } from './forms.ts';
import type { StoredRecord } from './pagefind.ts';
import type { SearchKind } from './records.ts';

/** How fast the index's own order loses its weight; the tenth place has half of the first's. */
const HALF_AT = 10;

/** What a heading gains when it is the query, a rule when it opens with it. */
const NAME = 2;
const OPENING = 0.3;
/** What only speaks of a rule stands behind it, other things being equal; named terms lead anyway. */
const ASIDES: ReadonlySet<SearchKind> = new Set(['term', 'example', 'note', 'faq', 'edition']);
const ASIDE = 0.15;
const NUMBERING = /^[\divx]+$|^крок$|^шаг$/;

/**
 * Orders what the index found by what only the texts tell: a heading that is the query goes first,
 * then what speaks of all the words. A heading does not count the words of the rule under it.
 */
export function ranked(
  records: readonly StoredRecord[],
  phrases: readonly (readonly AskedWord[])[],
  forms: WordForms,
): readonly StoredRecord[] {
  return records
    .map((record, place) => ({ record, score: scoreOf(record, phrases, forms) + base(place) }))
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

function base(place: number): number {
  return HALF_AT / (HALF_AT + place);
}

function scoreOf(
  { kind, title, text }: StoredRecord,
  phrases: readonly (readonly AskedWord[])[],
  forms: WordForms,
): number {
  const isHeading = kind === 'section' || kind === 'topic';
  const own = wordKeys(isHeading ? title.slice(title.lastIndexOf('›') + 1) : text);
  const start = isHeading ? own.filter((key) => !NUMBERING.test(key)) : own;
  const words = isHeading ? own : [...wordKeys(title), ...own];
  const isAside = ASIDES.has(kind);
  const scores = phrases.map((phrase) => {
    const found = phrase.filter((asked) => words.some((word) => isOneOf(word, asked, forms)));
    const isStart = phrase.every((asked, at) => isOneOf(start[at] ?? '', asked, forms));
    const isWhole = isStart && start.length === phrase.length;
    const bonus = isHeading && isWhole ? NAME : isStart && !isAside ? OPENING : 0;
    return found.length / phrase.length + bonus;
  });
  return Math.max(...scores) - (isAside ? ASIDE : 0);
}

/** Whether the record has all the words of one of the phrases, in its title or in its text. */
export function holdsPhrase(
  { title, text }: StoredRecord,
  phrases: readonly (readonly AskedWord[])[],
  forms: WordForms,
): boolean {
  const words = [...wordKeys(title), ...wordKeys(text)];
  return phrases.some((phrase) =>
    phrase.every((asked) => words.some((word) => isOneOf(word, asked, forms))),
  );
}
