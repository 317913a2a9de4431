import { once } from '../lexicon/once.ts';
import type { IndexedBook, ListedGame, SearchPlaces } from './bundle.ts';
import { readLines } from './open-index.ts';
import { unpackPlaces } from './packed-numbers.ts';

/** Where numbers lead; records are counted through all games. */
export interface OpenPlaces {
  readonly games: readonly { readonly start: number; readonly books: readonly IndexedBook[] }[];
  numbered(number: string): readonly number[];
  /** What the short code of a published id means here, by the place of that id. */
  coded(place: number): number | undefined;
}

export function openPlaces(places: SearchPlaces, games: readonly ListedGame[]): OpenPlaces {
  const codes = once(() => unpackPlaces(places.codes));
  const byNumber = new Map<string, number[]>();
  for (const { id, start } of games) {
    for (const { record, words } of readLines(places.games[id]?.numbers ?? '')) {
      for (const number of words.map(plainNumber)) {
        byNumber.set(number, [...(byNumber.get(number) ?? []), start + record]);
      }
    }
  }
  return {
    games: games.map(({ id, start }) => ({ start, books: places.games[id]?.books ?? [] })),
    numbered: (number) => byNumber.get(plainNumber(number)) ?? [],
    coded: (place) => codes()[place],
  };
}

/** «7.1•3» and what a keyboard can type of it. */
function plainNumber(number: string): string {
  return number.replace(/[,•·∙-]/g, '.');
}
