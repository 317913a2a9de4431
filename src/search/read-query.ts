import { isFiller } from '../lexicon/fillers.ts';
import { isAsking, isTurning } from '../lexicon/turning-words.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { ask, isKnown, recognized, type AskedWord, type Asking } from './asked-word.ts';

export interface ReadQuery {
  readonly words: readonly AskedWord[];
  /** The query as it was understood, where that is not how it was typed. */
  readonly corrected?: string;
  /** Whether every word that is not a filler stands somewhere, as it was typed. */
  readonly isUnderstood: boolean;
  /** Whether nothing had to be guessed: each word is of the language and the texts, or begins one. */
  readonly isPlain: boolean;
}

export const QUERY_LENGTH = 200;
const WORDS = 14;
/** A letter or a number says little beside words, and is in every other text. */
const SINGLE_SIGN = /^(?:\p{L}|\p{N}+)$/u;
/** Neither language writes its own words so. */
const LATIN = /[a-z]/;
/** Signs without a shape: they turn text around or break words, and mean nothing to a search. */
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** The text of a query, whatever was pasted into it. */
export function plainQuery(query: string): string {
  return query.slice(0, QUERY_LENGTH).replace(INVISIBLE, '').trim();
}

export function readQuery(query: string, asking: Asking): ReadQuery {
  const chunks = plainQuery(query).split(/\s+/);
  const meant = chunks.map((chunk) => rightLayout(chunk, asking));
  const asked = meant
    .flatMap(wordKeys)
    .slice(0, WORDS)
    .map((word) => ask(word, asking));
  const isChanged =
    meant.join() !== chunks.join() || asked.some(({ corrected }) => corrected !== undefined);
  const words = contentWords(asked, asking);
  return {
    words,
    isUnderstood:
      !isChanged &&
      words.length > 0 &&
      asked.every(({ lemmas, typed }) => lemmas.size > 0 || isFiller(asking.language, typed)),
    isPlain: !isChanged && asked.length > 0 && asked.every(({ typed }) => isPlain(typed, asking)),
    ...(isChanged && { corrected: asked.map((word) => word.corrected ?? word.typed).join(' ') }),
  };
}

const isPlain = (typed: string, asking: Asking): boolean =>
  SINGLE_SIGN.test(typed) ||
  isFiller(asking.language, typed) ||
  (!LATIN.test(typed) && recognized(typed, asking) !== undefined);

/** «,sq» holds no word that anyone knows; typed on the other layout it does. */
function rightLayout(chunk: string, asking: Asking): string {
  const makesSense = (text: string): boolean => {
    const keys = wordKeys(text);
    return keys.length > 0 && keys.every((key) => isKnown(key, asking));
  };
  const isBegun = (text: string): boolean => {
    const keys = wordKeys(text);
    return (
      keys.length > 0 &&
      keys.every((key) => key.length > 2 && asking.forms.beginningWith(key).length > 0)
    );
  };
  if (makesSense(chunk) || isBegun(chunk)) return chunk;
  const readings = asking.guesses?.retyped(chunk, asking.language) ?? [];
  return readings.find(makesSense) ?? readings.find(isBegun) ?? chunk;
}

/** Words that only bind a question together must not leave out records that answer it. */
function contentWords(
  asked: readonly AskedWord[],
  { language, forms: { lemmasOf } }: Asking,
): readonly AskedWord[] {
  const binds = ({ typed }: AskedWord): boolean =>
    isFiller(language, typed) ||
    SINGLE_SIGN.test(typed) ||
    (lemmasOf(typed).length > 0 && lemmasOf(typed).every((lemma) => isFiller(language, lemma)));
  const content = asked.filter((word) => !binds(word));
  const found = content.filter(({ lemmas }) => lemmas.size > 0);
  if (found.length === 0) return content.length > 0 ? [] : distinct(asked);
  const fillers = asked.filter(binds).map((word) => ({
    ...word,
    isFiller: true,
    isTurning: isTurning(language, word.typed),
    isAsking: isAsking(language, word.typed),
  }));
  return [...distinct(found), ...distinct(fillers)];
}

/** A word said twice asks for nothing more. */
function distinct(words: readonly AskedWord[]): readonly AskedWord[] {
  const seen = new Set<string>();
  return words.filter(({ lemmas }) => {
    const key = [...lemmas.keys()].join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
