import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packIndex, STANCES, unpackIndex } from '../../src/search/index-numbers.ts';

const RECORDS = 40;
const WORDS = 12;

/** Every third word binds sentences. */
const tellsStance = (word: number): boolean => word % 3 !== 0;

const places = (among: readonly number[]): fc.Arbitrary<number[]> =>
  fc.subarray([...among]).map((list) => list.toSorted((a, b) => a - b));

const index = fc
  .record({
    kinds: fc.array(fc.nat(9), { minLength: RECORDS, maxLength: RECORDS }),
    above: fc.tuple(...Array.from({ length: RECORDS }, (_, record) => fc.nat(record))),
    sizes: fc.array(fc.oneof(fc.constant(0), fc.nat(300)), {
      minLength: RECORDS,
      maxLength: RECORDS,
    }),
    terms: fc.array(
      fc.array(fc.array(fc.array(fc.nat(WORDS - 1), { maxLength: 3 }), { maxLength: 4 }), {
        maxLength: 3,
      }),
      { maxLength: 5 },
    ),
  })
  .chain((plain) => {
    const all = [...plain.kinds.keys()];
    const telling = all.filter((record) => plain.sizes[record] !== 0);
    const lists = (of: readonly number[]) =>
      fc.array(places(of), { minLength: WORDS, maxLength: WORDS });
    return fc.record({
      asked: lists(all),
      titles: lists(all),
      postings: fc
        .tuple(lists(telling), fc.array(fc.nat(STANCES - 1), { minLength: 50, maxLength: 50 }))
        .map(([found, stances]) =>
          found.map((list, word) =>
            list.map(
              (record, at) => record * STANCES + (tellsStance(word) ? (stances[at] ?? 0) : 0),
            ),
          ),
        ),
      plain: fc.constant(plain),
    });
  })
  .map(({ plain, ...lists }) => ({ ...plain, ...lists }));

describe('the numbers of an index', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(index, (numbers) => {
        expect(unpackIndex(packIndex(numbers, tellsStance), tellsStance)).toEqual(numbers);
      }),
    );
  });
});
