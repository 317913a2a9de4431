import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFace, randomFrom } from '../../../../src/engine/random.ts';
import { missionOdds as rollOdds } from '../../../../src/games/rebellion/engine/game/mission/odds.ts';
import { DIE_FACES } from '../../../../src/games/rebellion/engine/dice.ts';
import { ICON_LIMIT, missionOdds } from '../../../../src/games/rebellion/odds/mission.ts';
import type { MissionQuestion } from '../../../../src/games/rebellion/odds/mission-types.ts';

const side = (icons: number, rerolls = 0) => ({ icons, rerolls });

const asked = (own: object, enemy: object, rest: object = {}): MissionQuestion => {
  const parsed = missionOdds.parse({ own, enemy, opposed: true, ...rest });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const success = (own: object, enemy: object, rest: object = {}): number =>
  missionOdds.answer(asked(own, enemy, rest)).success;

const WORTH = [1, 1, 1, 2, 0, 0];

/** Every face of every die, and every face of every die rolled again. */
const enumerated = (
  own: readonly [number, number],
  enemy: readonly [number, number],
  bonus: number,
) => {
  const sums = ([dice, rerolls]: readonly [number, number]): Map<number, number> => {
    const found = new Map<number, number>();
    const roll = (die: number, again: number, total: number, chance: number): void => {
      if (die === dice) {
        found.set(total, (found.get(total) ?? 0) + chance);
        return;
      }
      for (const worth of WORTH) {
        if (worth === 0 && again > 0) {
          for (const second of WORTH) roll(die + 1, again - 1, total + second, chance / 36);
        } else roll(die + 1, again, total + worth, chance / 6);
      }
    };
    roll(0, rerolls, 0, 1);
    return found;
  };
  let wins = 0;
  for (const [mine, one] of sums(own)) {
    for (const [theirs, other] of sums(enemy)) if (mine + bonus > theirs) wins += one * other;
  }
  return wins;
};

describe('the chances of a mission', () => {
  it('of Infiltration, two dice against two, are 465 of 1296', () => {
    expect(success(side(2), side(2))).toBeCloseTo(465 / 1296, 12);
  });

  it('are certain when nobody opposes it', () => {
    expect(success(side(1), side(3), { opposed: false })).toBe(1);
  });

  it('need one success against leaders without icons', () => {
    expect(success(side(1), side(0))).toBeCloseTo(4 / 6, 12);
    expect(success(side(0), side(0))).toBe(0);
  });

  it('count the portrait as two successes more', () => {
    expect(success(side(1), side(1), { portrait: true })).toBeCloseTo(34 / 36, 12);
  });

  it('roll a blank die again: one die fails only by two blanks', () => {
    expect(success(side(1, 1), side(0))).toBeCloseTo(1 - 1 / 9, 12);
  });

  it('end at ten dice: icons beyond them add nothing', () => {
    expect(success(side(12), side(4))).toBe(success(side(10), side(4)));
    expect(missionOdds.answer(asked(side(12), side(11))).dice).toEqual({ own: 10, enemy: 10 });
  });

  it.each([
    [[1, 0], [1, 0], 0],
    [[2, 1], [2, 0], 0],
    [[3, 2], [2, 1], 0],
    [[2, 0], [3, 3], 2],
    [[4, 1], [3, 0], 2],
  ] as const)(
    'agree with every face of every die: %j against %j, bonus %i',
    (own, enemy, bonus) => {
      const found = success(side(own[0], own[1]), side(enemy[0], enemy[1]), {
        portrait: bonus === 2,
      });
      expect(Math.abs(found - enumerated(own, enemy, bonus))).toBeLessThan(1e-12);
    },
  );

  it('agree with the dice that the game shows before it rolls', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), fc.boolean(), (own, enemy, portrait) => {
        const { success: good, total } = rollOdds({ own, bonus: portrait ? 2 : 0, other: enemy });
        expect(success(side(own), side(enemy), { portrait })).toBeCloseTo(good / total, 12);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('are reached by seeded rolls within four standard errors', () => {
    const plays = 20_000;
    let random = randomFrom(5);
    const draw = { of: 'die', faces: DIE_FACES };
    const worth = { hit: 1, 'direct-hit': 1, special: 2, blank: 0 };
    const roll = (dice: number): number => {
      let sum = 0;
      for (let die = 0; die < dice; die += 1) {
        const face = drawFace(random, draw);
        random = face.state;
        sum += worth[face.value as keyof typeof worth];
      }
      return sum;
    };
    let wins = 0;
    for (let play = 0; play < plays; play += 1) wins += Number(roll(4) > roll(3));
    const chance = success(side(4), side(3));
    const error = Math.sqrt((chance * (1 - chance)) / plays);
    expect(Math.abs(wins / plays - chance)).toBeLessThan(4 * error);
  });

  it('sum to one, grow with own icons and rerolls and shrink with those of the enemy', () => {
    const dice = fc.nat(12);
    fc.assert(
      fc.property(dice, dice, fc.nat(3), fc.nat(3), fc.boolean(), (own, enemy, a, b, portrait) => {
        const answer = missionOdds.answer(asked(side(own, a), side(enemy, b), { portrait }));
        const sum = answer.ahead.reduce((all, { chance }) => all + chance, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
        const { ownIcon, enemyIcon, ownReroll, enemyReroll } = answer.otherwise;
        expect(ownIcon).toBeGreaterThanOrEqual(answer.success - 1e-12);
        expect(ownReroll).toBeGreaterThanOrEqual(answer.success - 1e-12);
        expect(enemyIcon).toBeLessThanOrEqual(answer.success + 1e-12);
        expect(enemyReroll).toBeLessThanOrEqual(answer.success + 1e-12);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('leave what neither side wins to the ties: sides that change places mirror each other', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), (own, enemy) => {
        const { success: mine, tie } = missionOdds.answer(asked(side(own), side(enemy)));
        const theirs = success(side(enemy), side(own));
        expect(mine + tie + theirs).toBeCloseTo(1, 12);
      }),
      { seed: 3, numRuns: 40 },
    );
  });
});

describe('a question about a mission', () => {
  it('is refused where it asks for more icons than all leaders of a side have', () => {
    // The thirteen tokens of the rebels show the most: 12 + 16 + 15 + 4 icons.
    expect(ICON_LIMIT).toBe(47);
    expect(missionOdds.parse({ own: { icons: 48 } })).toMatchObject({
      ok: false,
      path: 'own.icons',
      problem: 'bad-number',
    });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        expect(typeof missionOdds.parse(rubbish).ok).toBe('boolean');
        expect(typeof missionOdds.parse({ own: rubbish, enemy: rubbish }).ok).toBe('boolean');
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
