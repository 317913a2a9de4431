import { describe, expect, it } from 'vitest';
import { effort, effortFrom, times } from './effort.ts';

describe('the effort of random play', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['10', 10],
    ['0.25', 0.25],
  ])('of %j is %d', (text, expected) => {
    expect(effortFrom(text)).toBe(expected);
  });

  it.each(['0', '-1', 'much', 'NaN', 'Infinity', '1001'])('is never %s', (text) => {
    expect(() => effortFrom(text)).toThrow(/KODEKS_EFFORT is «/);
  });

  it('makes of a count at least one try', () => {
    expect(times(40)).toBe(Math.ceil(40 * effort));
    expect(times(0.01)).toBeGreaterThan(0);
  });
});
