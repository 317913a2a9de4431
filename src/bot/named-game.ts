import { fold } from '../lexicon/fold.ts';

/** What people call a game: beginnings of words that follow one another. */
export type Called = Readonly<Record<string, readonly string[]>>;

export interface NamedGame {
  readonly game: string;
  /** The rest of what was asked, word by word. */
  readonly words: readonly string[];
}

/** The game that a question names, by its id or as people call it; a name alone asks nothing. */
export function namedGame(words: readonly string[], called: Called): NamedGame | undefined {
  const keys = words.map(fold);
  const found = Object.entries(called).flatMap(([game, names]) =>
    [game, ...names].flatMap((name) => {
      const starts = name.split(' ').map(fold);
      const at = keys.findIndex((_, from) =>
        starts.every((start, step) => keys[from + step]?.startsWith(start) === true),
      );
      return at < 0 ? [] : [{ game, at, length: starts.length }];
    }),
  );
  const [longest] = found.sort((one, other) => other.length - one.length);
  if (longest === undefined || longest.length === words.length) return undefined;
  const { game, at, length } = longest;
  return { game, words: words.toSpliced(at, length) };
}
