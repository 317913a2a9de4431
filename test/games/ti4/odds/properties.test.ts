import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOfLeft, chances, invade, space, total } from './helpers.ts';
import type { Answer, SideAnswer } from '../../../../src/games/ti4/odds/types.ts';

const RUNS = { seed: 20261118, numRuns: 60 };

const count = (most: number) => fc.integer({ min: 0, max: most });

const units = fc.record({
  fighter: count(3),
  destroyer: count(2),
  cruiser: count(2),
  carrier: count(1),
  dreadnought: count(2),
  'war-sun': count(1),
});
type Units = Readonly<Record<'fighter' | 'destroyer' | 'cruiser' | 'carrier', number>>;

const policy = fc.record({
  sustain: fc.constantFrom('first', 'last'),
  lose: fc.constantFrom('cheapest', 'weakest'),
  reroll: fc.constantFrom('none', 'first', 'all'),
  bonus: count(1),
});

const effects = fc.subarray(['duranium-armor', 'plasma-scoring', 'graviton-laser-system']);
const side = fc
  .record({ units, policy, effects, upgrades: fc.subarray(['destroyer', 'fighter', 'cruiser']) })
  .map(({ policy: chosen, ...rest }) => ({ ...rest, ...chosen }))
  .filter(({ units: all }) => Object.values(all).some((number) => number > 0));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const whole = ({ survivors, rest }: SideAnswer): number =>
  sum(survivors.map(({ chance }) => chance)) + rest;

const isWhole = (answer: Answer): void => {
  expect(Math.abs(total(answer) - 1)).toBeLessThan(1e-12);
  for (const each of [answer.attacker, answer.defender]) {
    expect(Math.abs(sum(each.left) - 1)).toBeLessThan(1e-12);
    expect(Math.abs(whole(each) - 1)).toBeLessThan(1e-12);
  }
};

describe('whatever fleets meet', () => {
  it('chances of all that can happen sum to 1', () => {
    fc.assert(
      fc.property(side, side, count(4), count(3), (one, two, rounds, retreat) => {
        isWhole(space({ ...one, retreat }, two, { rounds }));
      }),
      RUNS,
    );
  });

  it('sides that change places change chances', () => {
    fc.assert(
      fc.property(side, side, (one, two) => {
        const there = chances(space(one, two));
        const back = chances(space(two, one)).reverse();
        there.forEach((chance, at) => {
          expect(chance).toBeCloseTo(back[at] ?? 0, 11);
        });
      }),
      RUNS,
    );
  });

  // Not so where a flagship takes everything with it, or rolls as many dice as there are foes.
  it('one more unit never makes winning less likely', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('fighter', 'destroyer', 'cruiser', 'dreadnought', 'war-sun'),
        (one, two, more) => {
          const now = space(one, two).outcomes;
          const table: Units & Record<string, number> = one.units;
          const stronger = { ...one, units: { ...table, [more]: (table[more] ?? 0) + 1 } };
          const then = space(stronger, two).outcomes;
          expect(then.attacker).toBeGreaterThanOrEqual(now.attacker - 1e-11);
          expect(then.defender).toBeLessThanOrEqual(now.defender + 1e-11);
        },
      ),
      RUNS,
    );
  });

  it('better dice never make winning less likely', () => {
    fc.assert(
      fc.property(side, side, (one, two) => {
        const now = space(one, two).outcomes.attacker;
        expect(space({ ...one, bonus: 2 }, two).outcomes.attacker).toBeGreaterThanOrEqual(
          now - 1e-11,
        );
      }),
      RUNS,
    );
  });

  it('fewer and fewer combats go on, and what is lost has been there', () => {
    fc.assert(
      fc.property(side, side, (one, two) => {
        const { rounds, attacker } = space(one, two);
        rounds.slice(1).forEach(({ goesOn, attackerUnits }, at) => {
          expect(goesOn).toBeLessThanOrEqual(rounds[at]?.goesOn ?? 0);
          expect(attackerUnits).toBeLessThanOrEqual((rounds[at]?.attackerUnits ?? 0) + 1e-12);
        });
        const before = sum(Object.values(one.units));
        const mean = attacker.left.reduce((all, chance, left) => all + chance * left, 0);
        expect(mean + sum(Object.values(attacker.lost))).toBeCloseTo(before, 9);
      }),
      RUNS,
    );
  });

  it('an invasion sums to 1, too', () => {
    const troops = fc.record({ infantry: fc.integer({ min: 1, max: 6 }), dreadnought: count(2) });
    fc.assert(
      fc.property(troops, count(6), count(2), (landing, infantry, pds) => {
        isWhole(invade({ units: landing }, { units: { infantry, pds } }));
      }),
      RUNS,
    );
  });
});

describe('the largest boxes', () => {
  const plastic = {
    'war-sun': 2,
    dreadnought: 5,
    cruiser: 8,
    carrier: 4,
    destroyer: 8,
    fighter: 10,
    flagship: 1,
    pds: 6,
  };

  it('are reckoned whole, without a chance lost', () => {
    isWhole(
      space(
        { units: plastic, faction: 'clan-of-saar', effects: ['plasma-scoring'] },
        { units: plastic, faction: 'federation-of-sol' },
      ),
    );
  });
});

describe('retreats', () => {
  it('end the combat in the round that was announced, if both still stand', () => {
    // 1 cruiser each: a hit is 7 or more, so nothing happens with chance .6 · .6.
    const { outcomes } = space({ units: { cruiser: 1 } }, { units: { cruiser: 1 }, retreat: 1 });
    expect(outcomes.defenderRetreats).toBeCloseTo(0.36, 12);
    expect(outcomes.attacker).toBeCloseTo(0.24, 12);
    expect(outcomes.draw).toBeCloseTo(0.16, 12);
  });

  it('are the defender’s when both announce in one round', () => {
    const both = space(
      { units: { cruiser: 1 }, retreat: 2 },
      { units: { cruiser: 1 }, retreat: 2 },
    ).outcomes;
    expect(both.attackerRetreats).toBe(0);
    expect(both.defenderRetreats).toBeCloseTo(0.36 ** 2, 12);
  });

  it('leave fighters behind that find no place aboard', () => {
    // One place aboard the dreadnought; nobody hits with chance .6 · .4 · .8³.
    const { attacker } = space(
      { units: { dreadnought: 1, fighter: 3 }, retreat: 1 },
      { units: { cruiser: 1 } },
    );
    const untouched = chanceOfLeft(attacker, 'dreadnought,fighter');
    expect(untouched).toBeCloseTo(0.6 * 0.4 * 0.8 ** 3, 12);
  });
});
