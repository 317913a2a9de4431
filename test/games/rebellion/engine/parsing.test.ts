import { describe, expect, it } from 'vitest';
import { choiceOf, fields, flag, list, parseWith, whole } from '../../../../src/engine/parsing.ts';
import { bySide, leaders, sideOf, units } from '../../../../src/games/rebellion/engine/parsing.ts';

/** What is wrong with what a stranger wrote, and where. */
const wrong = (read: () => unknown): string => {
  const parsed = parseWith(read);
  return parsed.ok ? 'nothing' : `${parsed.path}: ${parsed.problem}`;
};

describe('what a stranger writes', () => {
  it('is an object with known fields, or nothing', () => {
    expect(fields(undefined, 'x', ['a'])).toEqual({});
    expect(fields({ a: 1 }, 'x', ['a'])).toEqual({ a: 1 });
    expect(wrong(() => fields({ b: 1 }, 'x', ['a']))).toBe('x.b: unknown-key');
    expect(wrong(() => fields({ b: 1 }, '', ['a']))).toBe('b: unknown-key');
    for (const value of [null, [], 'a', 3]) {
      expect(wrong(() => fields(value, 'x', []))).toBe('x: not-an-object');
    }
  });

  it('is a list no longer than its limit, or an empty one', () => {
    expect(list(undefined, 'x', 2)).toEqual([]);
    expect(list([1, 2], 'x', 2)).toEqual([1, 2]);
    expect(wrong(() => list([1, 2, 3], 'x', 2))).toBe('x: too-many');
    expect(wrong(() => list({}, 'x', 2))).toBe('x: not-a-list');
  });

  it('is true or false, and false where nothing is said', () => {
    expect([flag(undefined, 'x'), flag(true, 'x'), flag(false, 'x')]).toEqual([false, true, false]);
    expect(wrong(() => flag(1, 'x'))).toBe('x: not-true-or-false');
  });

  it('is a whole number that may reach both of its bounds', () => {
    expect([2, 5].map((value) => whole(value, 'x', 2, 5, 3))).toEqual([2, 5]);
    expect(whole(undefined, 'x', 2, 5, 3)).toBe(3);
    for (const value of [1, 6, 2.5, '3', Number.NaN]) {
      expect(wrong(() => whole(value, 'x', 2, 5, 3))).toBe('x: bad-number');
    }
  });

  it('is a known word', () => {
    expect(choiceOf('b', 'x', ['a', 'b'])).toBe('b');
    expect(wrong(() => choiceOf('c', 'x', ['a', 'b']))).toBe('x: unknown-word');
  });

  it('is not taken for a mistake of ours', () => {
    const own = (): never => {
      throw new TypeError('ours');
    };
    expect(() => parseWith(own)).toThrow(TypeError);
  });
});

describe('what a stranger says of Rebellion', () => {
  it('is of a side that there is, and told for both', () => {
    expect(sideOf('empire', 'x')).toBe('empire');
    expect(wrong(() => sideOf('hutts', 'x'))).toBe('x: unknown-side');
    expect(bySide({ rebel: 2 }, 'x', (entry, at, side) => [entry, at, side])).toEqual({
      empire: [undefined, 'x.empire', 'empire'],
      rebel: [2, 'x.rebel', 'rebel'],
    });
  });

  it('counts units of the box, none too many and none of the other side', () => {
    expect(units({ 'death-star': 2, stormtrooper: 0 }, 'x')).toEqual({
      'death-star': 2,
      stormtrooper: 0,
    });
    expect(units({ stormtrooper: 30 }, 'x', 'empire')).toEqual({ stormtrooper: 30 });
    expect(wrong(() => units({ stormtrooper: 31 }, 'x'))).toBe('x.stormtrooper: too-many');
    for (const count of [-1, 0.5, '1']) {
      expect(wrong(() => units({ stormtrooper: count }, 'x'))).toBe('x.stormtrooper: bad-count');
    }
    expect(wrong(() => units({ stormtrooper: 1 }, 'x', 'rebel'))).toBe(
      'x.stormtrooper: wrong-side',
    );
    expect(wrong(() => units({ ewok: 1 }, 'x'))).toBe('x.ewok: unknown-key');
  });

  it('names leaders of the box, of one side where it is told', () => {
    expect(leaders(['mon-mothma', 'darth-vader'], 'x')).toEqual(['mon-mothma', 'darth-vader']);
    expect(wrong(() => leaders(['jar-jar'], 'x'))).toBe('x.0: unknown-leader');
    expect(wrong(() => leaders([3], 'x'))).toBe('x.0: unknown-leader');
    expect(wrong(() => leaders(['mon-mothma', 'darth-vader'], 'x', 'rebel'))).toBe(
      'x.1: wrong-side',
    );
  });
});
