import { describe, expect, it } from 'vitest';
import { SHIPS, enumerate, fleet } from './enumerate.ts';
import type { Camp } from './enumerate.ts';
import { chances, invade } from './helpers.ts';

const troops = (infantry: number): Camp => ({ units: fleet({ infantry }) });
const wins = (...sides: Parameters<typeof invade>): readonly number[] => chances(invade(...sides));
const counted = (a: Camp, b: Camp): readonly number[] => {
  const { attacker, draw, defender } = enumerate(a, b, { ground: true });
  return [attacker, draw, defender];
};

const same = (one: readonly number[], other: readonly number[], digits = 9): void => {
  expect(one).toHaveLength(other.length);
  one.forEach((chance, at) => {
    expect(chance).toBeCloseTo(other[at] ?? 0, digits);
  });
};

/** Hits on 0, 1… of so many dice, each of which hits with the chance. */
const mixed = (
  parts: readonly (readonly [weight: number, of: readonly number[]])[],
): readonly number[] =>
  [0, 1, 2].map((at) => parts.reduce((sum, [weight, of]) => sum + weight * (of[at] ?? 0), 0));

const TAKEN = [1, 0, 0] as const;

describe('ground combat', () => {
  it('gives the published value of three infantry against three', () => {
    same(
      wins({ units: { infantry: 3 } }, { units: { infantry: 3 } }),
      [0.478239, 0.043522, 0.478239],
      6,
    );
  });

  it('agrees with every face of every die', () => {
    same(
      wins({ units: { infantry: 3 } }, { units: { infantry: 2 } }),
      counted(troops(3), troops(2)),
    );
    const better = { units: Array.from({ length: 2 }, () => ({ ...SHIPS.infantry, hit: 7 })) };
    same(
      wins({ units: { infantry: 2 }, upgrades: ['infantry'] }, { units: { infantry: 3 } }),
      counted(better, troops(3)),
    );
  });

  it('adds a hit for Valkyrie Particle Weave whenever the foe has hit', () => {
    const norr = { faction: 'sardakk-norr', units: { infantry: 2 } };
    same(
      wins({ ...norr, effects: ['valkyrie-particle-weave'] }, { units: { infantry: 3 } }),
      counted({ ...troops(2), bonus: 1, weave: true }, troops(3)),
    );
    same(
      wins({ units: { infantry: 3 } }, { ...norr, effects: ['valkyrie-particle-weave'] }),
      counted(troops(3), { ...troops(2), bonus: 1, weave: true }),
    );
  });

  it('leaves the attacker without a roll in the first round of the Magen Defense Grid', () => {
    const defender = { units: { infantry: 2, pds: 1 }, effects: ['magen-defense-grid'] };
    // L4 Disruptors silence the PDS, not its shield.
    const attacker = { faction: 'barony-of-letnev', effects: ['l4-disruptors'] };
    same(
      wins({ ...attacker, units: { infantry: 3 } }, defender),
      counted({ ...troops(3), silentFirst: true }, troops(2)),
    );
    // 60.3•1: a war sun takes the shield away, and the grid with it; one infantry cannot be
    // bombarded by nobody, so the war sun's own dice are counted in.
    const sun = wins({ ...attacker, units: { infantry: 3, 'war-sun': 1 } }, defender);
    const p = 0.8;
    const q = 1 - p;
    same(
      sun,
      mixed([
        [q ** 3, counted(troops(3), troops(2))],
        [3 * p * q * q, counted(troops(3), troops(1))],
        [3 * p * p * q + p ** 3, TAKEN],
      ]),
    );
  });

  it('bombards at the end of each round for L1Z1X, unless a shield stands (60.2)', () => {
    const l1z1x = { faction: 'l1z1x', units: { infantry: 2, dreadnought: 1 } };
    const after = (left: number): readonly number[] =>
      counted({ ...troops(2), harrow: [5, 1] }, troops(left));
    same(
      wins(l1z1x, { units: { infantry: 2 } }),
      mixed([
        [0.4, after(2)],
        [0.6, after(1)],
      ]),
    );
    same(
      wins(l1z1x, { units: { infantry: 2, pds: 1 } }),
      mixed([
        [0.5, counted(troops(2), troops(2))],
        [0.5, counted(troops(1), troops(2))],
      ]),
    );
  });

  it('turns an infantry for Indoctrination of Yin', () => {
    const yin = { faction: 'yin-brotherhood', units: { infantry: 2 } };
    same(
      wins({ ...yin, effects: ['indoctrination'] }, { units: { infantry: 3 } }),
      counted(troops(3), troops(2)),
    );
  });
});

describe('before the combat', () => {
  it('bombards with each ship that can, and with one die more for Plasma Scoring', () => {
    const attacker = { units: { infantry: 2, dreadnought: 1 } };
    const defender = { units: { infantry: 2 } };
    same(
      wins(attacker, defender),
      mixed([
        [0.4, counted(troops(2), troops(2))],
        [0.6, counted(troops(2), troops(1))],
      ]),
    );
    same(
      wins({ ...attacker, effects: ['plasma-scoring'] }, defender),
      mixed([
        [0.16, counted(troops(2), troops(2))],
        [0.48, counted(troops(2), troops(1))],
        [0.36, TAKEN],
      ]),
    );
  });

  it('lets PDS stop bombardment and shoot at those who land; Antimass Deflectors take 1 away', () => {
    const defender = { units: { infantry: 1, pds: 1 } };
    const attacker = { units: { infantry: 2, dreadnought: 2 } };
    same(
      wins(attacker, defender),
      mixed([
        [0.5, counted(troops(2), troops(1))],
        [0.5, counted(troops(1), troops(1))],
      ]),
    );
    same(
      wins({ ...attacker, effects: ['antimass-deflectors'] }, defender),
      mixed([
        [0.6, counted(troops(2), troops(1))],
        [0.4, counted(troops(1), troops(1))],
      ]),
    );
  });

  it('takes an empty planet, unless its PDS kill all who land', () => {
    same(wins({ units: { infantry: 1 } }, { units: {} }), TAKEN);
    same(
      wins({ units: { infantry: 1 } }, { units: { pds: 2 } }),
      mixed([
        [0.25, TAKEN],
        [0.75, [0, 1, 0]],
      ]),
    );
  });

  it('destroys all infantry by the bacterial weapon, shield or not (60.1)', () => {
    const attacker = { units: { infantry: 1 }, effects: ['x-89-bacterial-weapon'] };
    same(wins(attacker, { units: { infantry: 5 } }), TAKEN);
  });

  it('lets fighters of Naalu land beside their flagship', () => {
    const attacker = {
      faction: 'naalu-collective',
      units: { flagship: 1, fighter: 2 },
    };
    const hybrids = Array.from({ length: 2 }, () => ({ ...SHIPS.fighter, hit: 8 }));
    same(wins(attacker, { units: { infantry: 2 } }), counted({ units: hybrids }, troops(2)));
  });
});
