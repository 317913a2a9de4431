import { describe, expect, it } from 'vitest';
import { effort, effortFrom, spread, times } from './effort.ts';

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

  it('asks for a part of a long list, from its beginning to its end, and for all of a short one', () => {
    const list = Array.from({ length: times(400) }, (_, at) => at);
    const asked = spread(list, 100);
    expect(asked).toHaveLength(times(100));
    expect([...asked].sort((one, other) => one - other)).toEqual(asked);
    expect(asked.at(-1)).toBe(list.at(-1));
    expect(spread(['only'], 3)).toEqual(['only']);
  });
});
