import type { Census, SiteFile } from './census.ts';

/** A game with the languages that tell it, as `api/v1/games.json` lists them. */
export interface ToldGame {
  readonly id: string;
  readonly languages: readonly string[];
}

/** What telling a game in one more language would add. */
export interface MissingEdition {
  readonly game: string;
  readonly language: string;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Reckons each edition that is not written yet by its sibling: it will have the same pages, pictures
 * and lists. What stands there already, for readers of a borrowed text, is taken off.
 */
export function missingEditions(
  files: readonly SiteFile[],
  games: readonly ToldGame[],
  languages: readonly string[],
): readonly MissingEdition[] {
  const below = (folder: string): Sum => sumOf(files.filter(({ path }) => path.startsWith(folder)));
  return games.flatMap(({ id: game, languages: [told = '', ...others] }) =>
    languages
      .filter((language) => ![told, ...others].includes(language))
      .map((language): MissingEdition => {
        const folders = (of: string): readonly string[] => [
          `${of}/${game}/`,
          `og/${of}/${game}/`,
          `api/v1/${game}/${of}/`,
        ];
        const whole = folders(told).map(below).reduce(plus);
        const there = folders(language).map(below).reduce(plus);
        // One picture each: the game's share of what its language tells, and so of the search.
        const share = below(`og/${told}/${game}/`).files / Math.max(1, below(`og/${told}/`).files);
        const search = below(`search/${told}/`);
        // The data of a topic hold every language, so they grow by as much again.
        const { bytes: words } = below(`api/v1/${game}/topics/`);
        return {
          game,
          language,
          files: whole.files - there.files + Math.ceil(search.files * share),
          bytes: whole.bytes - there.bytes + Math.ceil(search.bytes * share) + words,
        };
      }),
  );
}

/** The site with every game in every language. */
export function wholeCensus(census: Census, missing: readonly MissingEdition[]): Census {
  return { ...census, ...missing.reduce<Sum>(plus, census) };
}

type Sum = Pick<Census, 'files' | 'bytes'>;

const plus = (one: Sum, other: Sum): Sum => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
});

const sumOf = (files: readonly SiteFile[]): Sum => ({
  files: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});
