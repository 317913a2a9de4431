import { describe, expect, it } from 'vitest';
import { SHIPS, enumerate, flagship, fleet } from './enumerate.ts';
import type { Camp, Course } from './enumerate.ts';
import { chanceOfLeft, chances, space } from './helpers.ts';

describe('published values, sustain first, then the cheapest', () => {
  it.each([
    [
      { dreadnought: 3, cruiser: 3, fighter: 3 },
      { dreadnought: 2, cruiser: 3, fighter: 5 },
      [0.591083, 0.029593, 0.379324],
    ],
    // Nobody here barrages; fighters without a place aboard fight on until the combat has ended.
    [{ fighter: 5 }, { carrier: 1, fighter: 2 }, [0.915677, 0.006259, 0.078065]],
  ])('%o against %o', (attacker, defender, published) => {
    chances(space({ units: attacker }, { units: defender })).forEach((chance, at) => {
      expect(chance).toBeCloseTo(published[at] ?? 0, 6);
    });
  });

  it('two dreadnoughts have the same chance on either side', () => {
    const [attacker = 0, , defender] = chances(
      space({ units: { dreadnought: 2 } }, { units: { dreadnought: 2 } }),
    );
    expect(attacker).toBeCloseTo(defender ?? 0, 12);
  });
});

interface Case {
  readonly name: string;
  readonly attacker: object;
  readonly defender: object;
  readonly more?: object;
  readonly a: Camp;
  readonly b: Camp;
  readonly course?: Course;
}

const D = SHIPS.dreadnought;
const destroyer2 = { ...SHIPS.destroyer, hit: 8, barrage: [6, 3] as const };

const CASES: readonly Case[] = [
  {
    name: 'sustain damage at once',
    attacker: { units: { dreadnought: 1, cruiser: 1, fighter: 1 } },
    defender: { units: { dreadnought: 2 } },
    a: { units: fleet({ dreadnought: 1, cruiser: 1, fighter: 1 }) },
    b: { units: fleet({ dreadnought: 2 }) },
  },
  {
    name: 'sustain damage as late as possible',
    attacker: { units: { dreadnought: 1, cruiser: 1, fighter: 1 }, sustain: 'last' },
    defender: { units: { dreadnought: 1, carrier: 1 } },
    a: { units: fleet({ dreadnought: 1, cruiser: 1, fighter: 1 }), late: true },
    b: { units: fleet({ dreadnought: 1, carrier: 1 }) },
  },
  {
    name: 'a ship that begins damaged',
    attacker: { units: { dreadnought: 2 }, damaged: { dreadnought: 1 } },
    defender: { units: { cruiser: 2 } },
    a: { units: [{ ...D, damaged: true }, { ...D }] },
    b: { units: fleet({ cruiser: 2 }) },
  },
  {
    name: 'barrage of both sides, one with the upgrade',
    attacker: { units: { destroyer: 1, fighter: 2 }, upgrades: ['destroyer'] },
    defender: { units: { destroyer: 1, fighter: 2, cruiser: 1 } },
    a: { units: [destroyer2, ...fleet({ fighter: 2 })] },
    b: { units: fleet({ destroyer: 1, fighter: 2, cruiser: 1 }) },
  },
  {
    name: 'a nebula',
    attacker: { units: { cruiser: 2 } },
    defender: { units: { cruiser: 1, fighter: 1 } },
    more: { nebula: true },
    a: { units: fleet({ cruiser: 2 }) },
    b: { units: fleet({ cruiser: 1, fighter: 1 }) },
    course: { nebula: true },
  },
  {
    name: 'space cannon with Antimass Deflectors, Plasma Scoring and Graviton Laser System',
    attacker: { units: { cruiser: 1, fighter: 2 }, effects: ['antimass-deflectors'] },
    defender: {
      units: { cruiser: 1, pds: 2 },
      upgrades: ['pds'],
      effects: ['plasma-scoring', 'graviton-laser-system'],
    },
    a: { units: fleet({ cruiser: 1, fighter: 2 }) },
    b: { units: fleet({ cruiser: 1 }), cannon: [6, 3], aimed: true },
  },
  {
    name: 'space cannon of both, the defender first',
    attacker: { units: { cruiser: 2, pds: 1 } },
    defender: { units: { dreadnought: 1, pds: 1 } },
    a: { units: fleet({ cruiser: 2 }), cannon: [6, 1] },
    b: { units: fleet({ dreadnought: 1 }), cannon: [6, 1] },
  },
  {
    name: 'Duranium Armor',
    attacker: { units: { dreadnought: 2 }, effects: ['duranium-armor'] },
    defender: { units: { cruiser: 2, fighter: 1 } },
    a: { units: fleet({ dreadnought: 2 }), armour: true },
    b: { units: fleet({ cruiser: 2, fighter: 1 }) },
  },
  {
    name: 'Duranium Armor on both sides, one of them sustaining late',
    attacker: { units: { dreadnought: 2 }, effects: ['duranium-armor'] },
    defender: {
      units: { dreadnought: 1, cruiser: 1 },
      effects: ['duranium-armor'],
      sustain: 'last',
    },
    a: { units: fleet({ dreadnought: 2 }), armour: true },
    b: { units: fleet({ dreadnought: 1, cruiser: 1 }), armour: true, late: true },
  },
  {
    name: 'Non-Euclidean Shielding',
    attacker: {
      faction: 'barony-of-letnev',
      units: { dreadnought: 2 },
      effects: ['non-euclidean-shielding'],
    },
    defender: { units: { cruiser: 3 } },
    a: { units: fleet({ dreadnought: 2 }), shielding: true },
    b: { units: fleet({ cruiser: 3 }) },
  },
  {
    name: 'Assault Cannon, the attacker first',
    attacker: { units: { destroyer: 1, cruiser: 2 }, effects: ['assault-cannon'] },
    defender: { units: { cruiser: 3, fighter: 1 }, effects: ['assault-cannon'] },
    a: { units: fleet({ destroyer: 1, cruiser: 2 }), assault: true },
    b: { units: fleet({ cruiser: 3, fighter: 1 }), assault: true },
  },
  {
    name: 'Fragile, and the flagship of Jol-Nar',
    attacker: { faction: 'universities-of-jol-nar', units: { flagship: 1, fighter: 1 } },
    defender: { units: { dreadnought: 2, fighter: 2 } },
    a: { units: [flagship(6, 2), ...fleet({ fighter: 1 })], bonus: -1, flagship: 'jol-nar' },
    b: { units: fleet({ dreadnought: 2, fighter: 2 }) },
  },
  {
    name: 'Unrelenting, and the flagship of Sardakk N’orr',
    attacker: { faction: 'sardakk-norr', units: { flagship: 1, cruiser: 1 } },
    defender: { units: { dreadnought: 2, cruiser: 1 } },
    a: { units: [flagship(6, 2), ...fleet({ cruiser: 1 })], bonus: 1, flagship: 'norr' },
    b: { units: fleet({ dreadnought: 2, cruiser: 1 }) },
  },
  {
    name: 'the flagship of L1Z1X, whose hits avoid fighters',
    attacker: { faction: 'l1z1x', units: { flagship: 1, dreadnought: 1, cruiser: 1 } },
    defender: { units: { dreadnought: 1, cruiser: 1, fighter: 3 } },
    a: { units: [flagship(5, 2), ...fleet({ dreadnought: 1, cruiser: 1 })], flagship: 'l1z1x' },
    b: { units: fleet({ dreadnought: 1, cruiser: 1, fighter: 3 }) },
  },
  {
    name: 'the flagship of L1Z1X against late sustain and Duranium Armor',
    attacker: { faction: 'l1z1x', units: { flagship: 1, fighter: 1 } },
    defender: {
      units: { dreadnought: 1, cruiser: 1, fighter: 2 },
      sustain: 'last',
      effects: ['duranium-armor'],
    },
    a: { units: [flagship(5, 2), ...fleet({ fighter: 1 })], flagship: 'l1z1x' },
    b: { units: fleet({ dreadnought: 1, cruiser: 1, fighter: 2 }), late: true, armour: true },
  },
  {
    name: 'the flagship of Mentak, which denies Sustain Damage, to cannon hits, too',
    attacker: { units: { dreadnought: 2, fighter: 1 } },
    defender: { faction: 'mentak-coalition', units: { flagship: 1, pds: 1 } },
    a: { units: fleet({ dreadnought: 2, fighter: 1 }) },
    b: { units: [flagship(7, 2)], cannon: [6, 1], flagship: 'mentak' },
  },
  {
    name: 'the flagship of Yin, which takes everything with it',
    attacker: { faction: 'yin-brotherhood', units: { flagship: 1, cruiser: 1 } },
    defender: { units: { cruiser: 3 } },
    a: { units: [flagship(9, 2), ...fleet({ cruiser: 1 })], flagship: 'yin' },
    b: { units: fleet({ cruiser: 3 }) },
  },
  {
    name: 'the flagship of Winnu, which counts the ships of the foe',
    attacker: { faction: 'winnu', units: { flagship: 1 } },
    defender: { units: { cruiser: 2, dreadnought: 1, fighter: 1 } },
    a: { units: [flagship(7, 1)], flagship: 'winnu' },
    b: { units: fleet({ cruiser: 2, dreadnought: 1, fighter: 1 }) },
  },
  {
    name: 'the flagship of Letnev, which repairs itself',
    attacker: { faction: 'barony-of-letnev', units: { flagship: 1 } },
    defender: { units: { cruiser: 2, fighter: 1 } },
    a: { units: [flagship(5, 2)], flagship: 'letnev' },
    b: { units: fleet({ cruiser: 2, fighter: 1 }) },
  },
  {
    name: 'misses that are rerolled, and a bonus',
    attacker: { units: { cruiser: 1, fighter: 1 }, reroll: 'all', bonus: 1 },
    defender: { units: { dreadnought: 1 } },
    a: { units: fleet({ cruiser: 1, fighter: 1 }), reroll: true, bonus: 1 },
    b: { units: fleet({ dreadnought: 1 }) },
  },
  {
    name: 'a stop after two rounds',
    attacker: { units: { cruiser: 2, fighter: 1 } },
    defender: { units: { dreadnought: 1, fighter: 2 } },
    more: { rounds: 2 },
    a: { units: fleet({ cruiser: 2, fighter: 1 }) },
    b: { units: fleet({ dreadnought: 1, fighter: 2 }) },
    course: { rounds: 2 },
  },
];

describe('every face of every die, counted apart, gives the same chances', () => {
  it.each(CASES)('$name', ({ attacker, defender, more, a, b, course }) => {
    const answer = space(attacker, defender, more);
    const counted = enumerate(a, b, course);
    for (const outcome of ['attacker', 'draw', 'defender', 'undecided'] as const) {
      expect(answer.outcomes[outcome]).toBeCloseTo(counted[outcome], 9);
    }
    for (const [index, side] of (['attacker', 'defender'] as const).entries()) {
      const sums = new Map<string, number>();
      for (const [key, chance] of counted.ends) {
        const left = key.split('|')[index] ?? '';
        sums.set(left, (sums.get(left) ?? 0) + chance);
      }
      for (const [left, chance] of sums) {
        if (chance < 0.001) continue;
        expect(chanceOfLeft(answer[side], left), `${side}: ${left}`).toBeCloseTo(chance, 9);
      }
    }
  });
});
