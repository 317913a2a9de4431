import { describe, expect, it } from 'vitest';
import { placesIn, textOrder } from '../../src/search/text-order.ts';

describe('the order of the texts', () => {
  const abouts = new Map([
    [0, [3]],
    [4, [1, 2]],
    [5, [3]],
  ]);

  it('has what is about a rule right behind it, and each record once', () => {
    expect(textOrder(6, abouts)).toEqual([1, 4, 2, 3, 0, 5]);
  });

  it('tells of each record where it stands', () => {
    expect(placesIn(textOrder(6, abouts))).toEqual([4, 0, 2, 3, 1, 5]);
  });
});
