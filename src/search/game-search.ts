import type { Language } from '../rules/languages.ts';
import { isDenial } from '../lexicon/turning-words.ts';
import { onceLoaded } from '../lexicon/once.ts';
import type { AskedWord, Asking } from './asked-word.ts';
import type { ForeignNames, GameIndex, GameWords, ListedGame, SearchWords } from './bundle.ts';
import type { Wanted } from './excerpt.ts';
import { unpackForms } from './forms.ts';
import { unpackKin } from './kin-places.ts';
import { openIndex, readIndex, readLines, type OpenIndex } from './open-index.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import { score, type Scored } from './score.ts';

/** What a game answers to a query. */
export interface GameAnswer extends Wanted {
  /** The best first; records by their places in the game. */
  readonly found: readonly Scored[];
  /** How many of the words that ask for something it knows. */
  readonly known: number;
  /** The query as it was understood, where a word of it was misspelt. */
  readonly corrected?: string;
  readonly isUnderstood: boolean;
  /** Whether a record has each word of the query itself, or is called by it. */
  readonly holdsAll: (record: number) => boolean;
}

/** The search of one game. */
export interface GameSearch {
  readonly listed: ListedGame;
  readonly index: OpenIndex;
  /** What its terms are called, as that is spelt. */
  readonly names: () => Promise<readonly { readonly record: number; readonly text: string }[]>;
  /** Whether it has all the words of a query, in its own language and as they are spelt. */
  readsPlainly(text: string): boolean;
  /**
   * What another game reads plainly is taken as it is written. The last query is remembered: what
   * narrows its results asks it again.
   */
  answer(text: string, isReadElsewhere: boolean): Promise<GameAnswer>;
}

export interface GameFiles {
  readonly shared: SearchWords;
  readonly words: GameWords;
  readonly index: GameIndex;
  /** Fetched only for a query that has other words than the language itself. */
  readonly foreign: () => Promise<ForeignNames>;
  /** Whether a word is one although no text has it. Fetched only where it would be corrected. */
  readonly realWords: () => Promise<(key: string) => boolean>;
}

export function createGameSearch(
  language: Language,
  listed: ListedGame,
  { shared, words, index, foreign, realWords }: GameFiles,
): GameSearch {
  const kin = unpackKin(shared.kin);
  const ownForms = unpackForms(shared.forms, words.forms);
  const read = readIndex(index, ownForms, language);
  const asking = (names?: ForeignNames): Asking => {
    const forms =
      names === undefined ? ownForms : unpackForms(shared.forms, words.forms, names.forms);
    const isReal = (): boolean => false;
    return { language, forms, index: openIndex(read, forms, language, names), kin, isReal };
  };
  const own = asking();
  const withGuesses = onceLoaded(() => guessing(own));
  const withForeign = onceLoaded(async () => guessing(asking(await foreign())));
  let last: { readonly key: string; readonly answer: Promise<GameAnswer> } | undefined;

  /** Files are fetched in the order of need; without a network the language itself must do. */
  async function answer(text: string, isReadElsewhere: boolean): Promise<GameAnswer> {
    const plain = readQuery(text, own);
    if (plain.isPlain || isReadElsewhere) return answerTo(plain, own);
    const all = await withForeign()
      .catch(withGuesses)
      .catch(() => own);
    const guessed = readQuery(text, all);
    if (guessed.corrected === undefined) return answerTo(guessed, all);
    const isReal = await realWords().catch(() => all.isReal);
    return answerTo(readQuery(text, { ...all, isReal }), all);
  }

  return {
    listed,
    index: own.index,
    names: async () =>
      readLines((await foreign()).own).flatMap(({ record, words: texts }) =>
        texts.map((text) => ({ record, text })),
      ),
    readsPlainly: (text) => readQuery(text, own).isPlain,
    answer(text, isReadElsewhere) {
      const key = `${isReadElsewhere} ${text}`;
      if (last?.key !== key) last = { key, answer: answer(text, isReadElsewhere) };
      return last.answer;
    },
  };
}

async function guessing(asking: Asking): Promise<Asking> {
  const { guessesAmong } = await import('./guess.ts');
  return { ...asking, guesses: guessesAmong(asking) };
}

function answerTo(read: ReadQuery, { language, forms, index }: Asking): GameAnswer {
  const content = read.words.filter(({ isFiller }) => isFiller !== true);
  return {
    found: score(read.words, index),
    known: content.length,
    isUnderstood: read.isUnderstood,
    ...(read.corrected !== undefined && { corrected: read.corrected }),
    isAsked: (key) =>
      forms
        .lemmasOf(key)
        .some((lemma) => content.some(({ lemmas }) => lemmas.has(forms.placeOf(lemma)))),
    isDenial: (key) =>
      isDenial(language, key) && !read.words.some(({ typed }) => isDenial(language, typed)),
    holdsAll: holdingAll(content, index),
  };
}

function holdingAll(words: readonly AskedWord[], index: OpenIndex): (record: number) => boolean {
  const holders = words.map(
    ({ lemmas }) =>
      new Set(
        [...lemmas].flatMap(([lemma, sure]) =>
          sure < 1
            ? []
            : [...index.postingsOf(lemma), ...index.namesWith(lemma)].map(({ record }) => record),
        ),
      ),
  );
  return (record) => holders.every((records) => records.has(record));
}
