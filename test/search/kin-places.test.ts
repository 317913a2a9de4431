import { expect, it } from 'vitest';
import { packKin, unpackKin } from '../../src/search/kin-places.ts';

const WORDS = ['battle', 'fight', 'flee', 'retreat', 'run'];
const placeOf = (word: string): number => WORDS.indexOf(word);

it('kin words come out of their packing as they went in, without those no text has', () => {
  const alike = ['fight', 'battle', 'brawl'];
  const kin = unpackKin(
    packKin(
      [
        { from: alike, to: alike },
        { from: ['run', 'flee'], to: ['retreat'] },
      ],
      placeOf,
    ),
  );
  expect(kin.get(placeOf('fight'))).toEqual([0, 1]);
  expect(kin.get(placeOf('run'))).toEqual([placeOf('retreat')]);
  expect(kin.get(placeOf('retreat'))).toBeUndefined();
});
