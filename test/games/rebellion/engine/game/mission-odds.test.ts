import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionOdds } from '../../../../../src/games/rebellion/engine/game/mission/odds.ts';

const chance = (own: number, other: number | null, bonus = 0): number => {
  const { success, total } = missionOdds({ own, bonus, other });
  return success / total;
};

describe('the odds of a mission', () => {
  it('are certain when nobody opposes it', () => {
    expect(missionOdds({ own: 1, bonus: 0, other: null })).toEqual({ success: 1, total: 1 });
  });

  it('count one die against leaders without icons: everything but a blank, 4 of 6', () => {
    expect(missionOdds({ own: 1, bonus: 0, other: 0 })).toEqual({ success: 4, total: 6 });
  });

  it('count one die against one: 1 over 0 in 6 rolls, 2 over 0 or 1 in 5', () => {
    expect(missionOdds({ own: 1, bonus: 0, other: 1 })).toEqual({ success: 11, total: 36 });
  });

  it('count the portrait as two successes: a tie is left only against a special', () => {
    // A blank with 2 loses to a special (2) only; anything above 2 always wins.
    expect(missionOdds({ own: 1, bonus: 2, other: 1 })).toEqual({ success: 34, total: 36 });
    expect(chance(0, 0, 2)).toBe(1);
  });

  it('are nothing without a die and without the portrait', () => {
    expect(chance(0, 0)).toBe(0);
  });

  it('of Infiltration, two dice against two, are 465 of 1296', () => {
    // One die: 0, 1, 2 successes in 2, 3, 1 ways. Two dice: 0 to 4 in 4, 12, 13, 6, 1 ways.
    // Wins: 12*4 + 13*16 + 6*29 + 1*35.
    expect(missionOdds({ own: 2, bonus: 0, other: 2 })).toEqual({
      success: 12 * 4 + 13 * 16 + 6 * 29 + 35,
      total: 1296,
    });
  });

  it('stay exact with ten dice on both sides', () => {
    const { success, total } = missionOdds({ own: 10, bonus: 0, other: 10 });
    expect(total).toBe(6 ** 20);
    expect(Number.isSafeInteger(success)).toBe(true);
  });

  it('leave, for equal dice, exactly the ties to neither side', () => {
    fc.assert(
      fc.property(fc.nat(10), (dice) => {
        const { success, total } = missionOdds({ own: dice, bonus: 0, other: dice });
        expect(2 * success).toBeLessThan(total);
      }),
      { seed: 7, numRuns: 11 },
    );
  });

  it('grow with own dice and shrink with those of the other side', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.constantFrom(0, 2), (own, other, bonus) => {
        expect(chance(own + 1, other, bonus)).toBeGreaterThanOrEqual(chance(own, other, bonus));
        expect(chance(own, other + 1, bonus)).toBeLessThanOrEqual(chance(own, other, bonus));
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
