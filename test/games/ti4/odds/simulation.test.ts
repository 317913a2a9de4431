import { describe, expect, it } from 'vitest';
import { drawFace, randomFrom } from '../../../../src/engine/random.ts';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import type { ActionId } from '../../../../src/games/ti4/engine/action/procedures.ts';
import type { ActionChoice, ActionState } from '../../../../src/games/ti4/engine/action/types.ts';
import type { Answer, Counts } from '../../../../src/games/ti4/odds/types.ts';
import { setupOf } from '../engine/helpers.ts';
import { invade, space } from './helpers.ts';

const PLAYS = 600;
const BY_COST = [
  'fighter',
  'infantry',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'flagship',
  'war-sun',
];

const WISH: Readonly<Partial<Record<ActionChoice['kind'], number>>> = {
  'exhaust-technology': 9,
  bombard: 8,
  land: 8,
  fire: 7,
  sustain: 6,
  convert: 7,
  reroll: 0,
};

/** Uses whatever it may, and gives the cheapest away. */
const wish = (choice: ActionChoice, state: ActionState): number => {
  if (choice.kind !== 'destroy') return WISH[choice.kind] ?? 1;
  const type = state.units.find(({ id }) => id === choice.unit)?.type ?? '';
  return 5 - BY_COST.indexOf(type) / 10;
};

interface Ended {
  readonly red: number;
  readonly blue: number;
}

const playOut = (
  id: ActionId,
  setup: ActionState,
  seed: number,
  over: (state: ActionState, kinds: readonly string[]) => boolean,
): { readonly state: ActionState; readonly seed: number } => {
  const procedure = ACTIONS[id];
  let random = seed;
  let { state, events } = procedure.begin(setup);
  for (;;) {
    const prompt = procedure.prompt(state);
    if (
      prompt.kind === 'over' ||
      over(
        state,
        events.map(({ kind }) => kind),
      )
    ) {
      return { state, seed: random };
    }
    if (prompt.kind === 'chance') {
      const results = prompt.draws.map((draw) => {
        const face = drawFace(random, draw);
        random = face.state;
        return face.value;
      });
      ({ state, events } = procedure.apply(state, { kind: 'drawn', results }));
    } else {
      const now = state;
      const choices = prompt.options.filter(({ allowed }) => allowed).map(({ choice }) => choice);
      const best = choices.reduce((one, other) =>
        wish(other, now) > wish(one, now) ? other : one,
      );
      ({ state, events } = procedure.apply(state, best));
    }
  }
};

const left = (state: ActionState, owner: string, place: 'space' | 'planet'): number =>
  state.units.filter(
    (unit) =>
      unit.owner === owner &&
      unit.type !== 'pds' &&
      (place === 'space'
        ? unit.planet === null
        : unit.planet === 'lodor' && unit.type === 'infantry'),
  ).length;

const sampled = (id: ActionId, setup: ActionState, place: 'space' | 'planet'): readonly Ended[] => {
  const over = (_: ActionState, kinds: readonly string[]): boolean =>
    place === 'space' && (kinds.includes('combat-ended') || kinds.includes('combat-skipped'));
  let seed = randomFrom(2026);
  return Array.from({ length: PLAYS }, () => {
    const played = playOut(id, setup, seed, over);
    seed = played.seed;
    return { red: left(played.state, 'red', place), blue: left(played.state, 'blue', place) };
  });
};

/** Four standard errors on either side of the sample's mean. */
const near = (values: readonly number[], expected: number): void => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const error = Math.sqrt(spread / values.length);
  expect(Math.abs(mean - expected)).toBeLessThanOrEqual(4 * error);
};

const agree = (plays: readonly Ended[], answer: Answer): void => {
  const mean = (counts: readonly number[]): number =>
    counts.reduce((sum, chance, units) => sum + chance * units, 0);
  near(
    plays.map(({ red }) => (red > 0 ? 1 : 0)),
    answer.outcomes.attacker,
  );
  near(
    plays.map(({ blue }) => (blue > 0 ? 1 : 0)),
    answer.outcomes.defender,
  );
  near(
    plays.map(({ red }) => red),
    mean(answer.attacker.left),
  );
  near(
    plays.map(({ blue }) => blue),
    mean(answer.defender.left),
  );
};

const here = (red: Counts, blue: Counts, pds = 0): object => ({
  s: { red, blue },
  ...(pds > 0 ? { lodor: { blue: { pds } } } : {}),
});

describe('means of played games stand within four standard errors', () => {
  it('for a space combat with space cannon, barrage and a nebula', () => {
    const red = { dreadnought: 2, destroyer: 2, cruiser: 1 };
    const blue = { dreadnought: 1, carrier: 1, fighter: 4, cruiser: 1 };
    const setup = setupOf({
      systems: [
        {
          id: 's',
          at: [0, 0],
          planets: [{ id: 'lodor', resources: 3, influence: 1 }],
          anomalies: ['nebula'],
        },
      ],
      players: { red: {}, blue: { technologies: ['graviton-laser-system', 'pds-ii'] } },
      units: here(red, blue, 1),
    });
    const answer = space(
      { units: red },
      { units: { ...blue, pds: 1 }, upgrades: ['pds'], effects: ['graviton-laser-system'] },
      { nebula: true },
    );
    agree(sampled('ti4/space-combat', setup, 'space'), answer);
  });

  it('for upgrades, a bonus and Non-Euclidean Shielding', () => {
    const red = { dreadnought: 2, fighter: 3 };
    const blue = { destroyer: 3, cruiser: 2, fighter: 2 };
    const setup = setupOf({
      players: {
        red: {
          faction: 'barony-of-letnev',
          technologies: ['non-euclidean-shielding', 'fighter-ii'],
        },
        blue: { technologies: ['destroyer-ii', 'cruiser-ii'], combatBonus: 1 },
      },
      units: here(red, blue),
    });
    const answer = space(
      {
        units: red,
        faction: 'barony-of-letnev',
        effects: ['non-euclidean-shielding'],
        upgrades: ['fighter'],
      },
      { units: blue, upgrades: ['destroyer', 'cruiser'], bonus: 1 },
    );
    agree(sampled('ti4/space-combat', setup, 'space'), answer);
  });

  it('for an invasion with bombardment', () => {
    const setup = setupOf({
      players: { red: {}, blue: { planets: ['lodor'], technologies: ['infantry-ii'] } },
      units: {
        s: { red: { dreadnought: 2, 'war-sun': 1, infantry: 4 } },
        lodor: { blue: { infantry: 6, pds: 1 } },
      },
    });
    const answer = invade(
      { units: { dreadnought: 2, 'war-sun': 1, infantry: 4 } },
      { units: { infantry: 6, pds: 1 }, upgrades: ['infantry'] },
    );
    agree(sampled('ti4/invasion', setup, 'planet'), answer);
  });

  it('for what cards and sheets do at the start of a combat and in its rounds', () => {
    const red = { cruiser: 2, destroyer: 1, carrier: 1, fighter: 2 };
    const blue = { dreadnought: 2, cruiser: 1, fighter: 2 };
    const setup = setupOf({
      players: {
        red: { faction: 'mentak-coalition' },
        blue: { technologies: ['assault-cannon', 'duranium-armor'] },
      },
      units: here(red, blue),
    });
    const answer = space(
      { units: red, faction: 'mentak-coalition' },
      { units: blue, effects: ['assault-cannon', 'duranium-armor'] },
    );
    agree(sampled('ti4/space-combat', setup, 'space'), answer);
  });

  it('for flagships that count, lead, aim and take others with them', () => {
    const pairs = [
      ['winnu', { flagship: 1, cruiser: 2 }, 'sardakk-norr', { flagship: 1, destroyer: 3 }],
      ['l1z1x', { flagship: 1, dreadnought: 1 }, 'yin-brotherhood', { flagship: 1, fighter: 4 }],
      [
        'mentak-coalition',
        { flagship: 1, carrier: 2 },
        'barony-of-letnev',
        { flagship: 1, dreadnought: 1 },
      ],
    ] as const;
    for (const [attacker, red, defender, blue] of pairs) {
      const setup = setupOf({
        players: {
          red: { faction: attacker },
          blue: { faction: defender, combatBonus: defender === 'sardakk-norr' ? 1 : 0 },
        },
        units: here(red, blue),
      });
      const answer = space({ units: red, faction: attacker }, { units: blue, faction: defender });
      agree(sampled('ti4/space-combat', setup, 'space'), answer);
    }
  });

  it('for Harrow against Valkyrie Particle Weave', () => {
    const setup = setupOf({
      players: {
        red: { faction: 'l1z1x', technologies: ['plasma-scoring'] },
        blue: {
          faction: 'sardakk-norr',
          planets: ['lodor'],
          technologies: ['valkyrie-particle-weave'],
          combatBonus: 1,
        },
      },
      units: {
        s: { red: { dreadnought: 2, infantry: 4 } },
        lodor: { blue: { infantry: 6 } },
      },
    });
    const answer = invade(
      {
        units: { dreadnought: 2, infantry: 4 },
        faction: 'l1z1x',
        effects: ['plasma-scoring'],
      },
      {
        units: { infantry: 6 },
        faction: 'sardakk-norr',
        effects: ['valkyrie-particle-weave'],
      },
    );
    agree(sampled('ti4/invasion', setup, 'planet'), answer);
  });

  it('for Indoctrination against Magen Defense Grid', () => {
    const setup = setupOf({
      players: {
        red: { faction: 'yin-brotherhood', goods: 2 },
        blue: { planets: ['lodor'], technologies: ['magen-defense-grid'] },
      },
      units: {
        s: { red: { carrier: 1, infantry: 4 } },
        lodor: { blue: { infantry: 4, pds: 1 } },
      },
    });
    const answer = invade(
      { units: { infantry: 4 }, faction: 'yin-brotherhood', effects: ['indoctrination'] },
      { units: { infantry: 4, pds: 1 }, effects: ['magen-defense-grid'] },
    );
    agree(sampled('ti4/invasion', setup, 'planet'), answer);
  });
});
