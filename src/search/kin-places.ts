import type { KinGroup } from '../lexicon/kin.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/** Groups of kin words by their places in the table of forms: a line each, «from» and then «to». */
export function packKin(groups: readonly KinGroup[], placeOf: (word: string) => number): string {
  const packed = (words: readonly string[]): string => {
    const places = [...new Set(words.map(placeOf))].filter((place) => place >= 0);
    places.sort((a, b) => a - b);
    return packNumbers(places.map((place, at) => place - (places[at - 1] ?? 0)));
  };
  return groups
    .map(({ from, to }) => (from === to ? packed(from) : `${packed(from)} ${packed(to)}`))
    .join('\n');
}

/** For each place the places of the words that stand in a group with it. */
export function unpackKin(kin: string): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const line of kin.split('\n')) {
    const [from = '', to = from] = line.split(' ');
    const reached = unpackGaps(to);
    for (const place of unpackGaps(from)) {
      const known = found.get(place);
      if (known === undefined) found.set(place, [...reached]);
      else known.push(...reached);
    }
  }
  return found;
}

function unpackGaps(text: string): readonly number[] {
  let last = 0;
  return unpackNumbers(text).map((gap) => (last += gap));
}
