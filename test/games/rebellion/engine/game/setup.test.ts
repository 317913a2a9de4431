import { describe, expect, it } from 'vitest';
import { FIRST_GAME, STARTING_UNITS } from '../../../../../src/games/rebellion/engine/setup.ts';
import { adjacentTo, SYSTEM_IDS } from '../../../../../src/games/rebellion/engine/systems.ts';
import { UNIT_IDS, unitOf } from '../../../../../src/games/rebellion/engine/units.ts';
import {
  cardsIn,
  deckSize,
  poolOf,
  setupGame,
  supplyOf,
  unitsAt,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const place = (unit: string, at: string, count = 1): readonly Answer[] =>
  Array.from({ length: count }, () => ({ kind: 'place-unit', unit, place: at }) as Answer);

const FIRST = { phase: 'setup', variant: 'first' };
const FIRST_OBJECTIVE = drawn('crippling-blow');
/** Yavin and Dantooine are remote, Geonosis is populous; none borders on the Empire’s first systems. */
const HIDE = { kind: 'hide-base', system: 'geonosis' } as const;
const firstGame = (...answers: readonly Answer[]) =>
  run(setupGame, FIRST, FIRST_OBJECTIVE, ...answers);

describe('the setup of the first game', () => {
  it('places units and markers as the table of the booklet tells', () => {
    const { state } = firstGame();
    for (const { place: at, side, marker, units } of FIRST_GAME) {
      expect(unitsAt(state, at)).toEqual(units);
      if (at === 'rebel-base-space' || marker === null) continue;
      const { loyalty, subjugated } = state.systems[at];
      expect([at, loyalty, subjugated]).toEqual(
        marker === 'loyalty' ? [at, side, false] : [at, null, true],
      );
    }
  });

  it('removes five probe cards, so that 26 are left of 31', () => {
    const { state } = firstGame();
    expect([...state.piles.probes.box].sort()).toEqual([
      'corellia',
      'mandalore',
      'mustafar',
      'saleucami',
      'sullust',
    ]);
    expect(deckSize(state.piles.probes.deck)).toBe(26);
  });

  it('stands four leaders in each pool and the markers on 1 and 14', () => {
    const { state } = firstGame();
    expect(poolOf(state, 'empire')).toEqual([
      'darth-vader',
      'emperor-palpatine',
      'general-tagge',
      'grand-moff-tarkin',
    ]);
    expect(poolOf(state, 'rebel')).toHaveLength(4);
    expect([state.time, state.reputation]).toEqual([1, 14]);
  });

  it('gives the Rebels the top objective of stage I, on a deck of five cards for each stage', () => {
    const { prompt } = run(setupGame, FIRST);
    expect(prompt.kind === 'chance' && prompt.draws[0]?.faces).toHaveLength(5);
    const { state } = firstGame();
    expect(state.piles.objectives.hand).toEqual(['crippling-blow']);
    expect(state.piles.objectives.deck.map((layer) => layer.length)).toEqual([4, 5, 5]);
  });

  it('leaves action cards without a recruit icon in the box', () => {
    const ran = firstGame();
    expect(eventsOf(ran, 'actions-shuffled').map(({ boxed }) => boxed)).toEqual([4, 6]);
    expect(ran.state.piles['empire-actions'].hand).toEqual([]);
  });

  it('does not let the base be beside a system with Imperial units', () => {
    const ran = firstGame();
    expect(adjacentTo('alderaan')).toContain('coruscant');
    expect(verdict(ran, { system: 'alderaan' })).toBe('rebellion.first-game.base-not-adjacent');
    expect(verdict(ran, { system: 'mandalore' })).toBe('rebellion.setup.base-check');
    expect(verdict(ran, HIDE)).toBe('allowed');
  });

  it('ends with four starting missions and two others in each hand', () => {
    const ran = firstGame(
      HIDE,
      drawn('hidden-fleet'),
      drawn('hidden-fleet'),
      drawn('interrogation'),
      drawn('detained'),
    );
    expect(asks(ran)).toBe('over');
    expect(ran.state.piles['rebel-missions'].hand).toEqual([
      'build-alliance',
      'infiltration',
      'rapid-mobilization',
      'sabotage',
      'hidden-fleet',
      'hidden-fleet',
    ]);
    expect(ran.state.piles['empire-missions'].hand).toHaveLength(6);
    expect(ran.state.base.card).toBe('geonosis');
    expect(cardsIn(ran.state.piles.probes.deck)).not.toContain('geonosis');
    expect([ran.state.phase, ran.state.round]).toEqual(['assignment', 1]);
  });
});

const ADVANCED = { phase: 'setup', variant: 'advanced' };
/** In the order of the example: Imperial systems first, then three Rebel ones. */
const REVEALED = [
  'mandalore',
  'sullust',
  'corellia',
  'mustafar',
  'saleucami',
  'hoth',
  'naboo',
  'ryloth',
  'bothawui',
].map((system) => drawn(system));
const revealed = (...answers: readonly Answer[]) =>
  run(setupGame, ADVANCED, FIRST_OBJECTIVE, ...REVEALED, ...answers);
const FLEET: readonly Answer[] = [
  ...place('tie-fighter', 'corellia', 12),
  ...place('assault-carrier', 'corellia', 3),
  ...place('star-destroyer', 'corellia', 3),
  ...place('death-star', 'mandalore'),
];
/** Six systems, Coruscant among them, each with a ground unit. */
const ARMY: readonly Answer[] = [
  ...place('stormtrooper', 'corellia', 12),
  ...place('at-st', 'coruscant'),
  ...place('at-st', 'mandalore'),
  ...place('at-st', 'sullust'),
  ...place('at-st', 'mustafar', 2),
];

describe('the full setup', () => {
  it('subjugates the first two Imperial systems revealed and makes the other three loyal', () => {
    const { state } = revealed();
    const subjugated = SYSTEM_IDS.filter((id) => state.systems[id].subjugated);
    const loyal = SYSTEM_IDS.filter((id) => state.systems[id].loyalty === 'empire');
    expect(subjugated).toEqual(['mandalore', 'sullust']);
    expect(loyal).toEqual(['corellia', 'coruscant', 'mustafar', 'saleucami']);
  });

  it('makes three Rebel systems loyal to the Rebels', () => {
    const { state } = revealed();
    expect(SYSTEM_IDS.filter((id) => state.systems[id].loyalty === 'rebel')).toEqual([
      'bothawui',
      'naboo',
      'ryloth',
    ]);
  });

  it('puts the five Imperial cards into the box and shuffles the others back: 26 are left', () => {
    const { state } = revealed();
    expect(state.piles.probes.box).toEqual(
      REVEALED.slice(0, 5).map(({ results: [system] }) => system),
    );
    expect(deckSize(state.piles.probes.deck)).toBe(26);
    expect(cardsIn(state.piles.probes.deck)).toContain('hoth');
  });

  it('gives no marker to a fourth Rebel system that comes up before the fifth Imperial one', () => {
    const { state } = run(
      setupGame,
      ADVANCED,
      FIRST_OBJECTIVE,
      ...['naboo', 'ryloth', 'bothawui', 'kashyyyk'].map((system) => drawn(system)),
      ...REVEALED.slice(0, 5),
    );
    expect(state.systems.kashyyyk.loyalty).toBe(null);
    expect(cardsIn(state.piles.probes.deck)).toContain('kashyyyk');
  });

  it('places Imperial units in Imperial systems only', () => {
    const ran = revealed();
    expect(asks(ran)).toBe('empire: place-units');
    expect(verdict(ran, { place: 'corellia' })).toBe('allowed');
    expect(verdict(ran, { place: 'sullust' })).toBe('allowed');
    expect(verdict(ran, { place: 'naboo' })).toBe('rebellion.setup.imperial-where');
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe('rebellion.setup.imperial-where');
  });

  it('keeps a ground unit for every Imperial system', () => {
    // 12 + 5 of 18 ground units are placed; Saleucami still has none.
    const ran = revealed(...FLEET, ...ARMY);
    expect(verdict(ran, { unit: 'at-at', place: 'corellia' })).toBe(
      'rebellion.setup.imperial-ground',
    );
    expect(verdict(ran, { unit: 'at-at', place: 'saleucami' })).toBe('allowed');
  });

  const landed = (...answers: readonly Answer[]) =>
    revealed(...FLEET, ...ARMY, ...place('at-at', 'saleucami'), ...answers);

  it('places Rebel units on the base space and in one system without Imperial units', () => {
    const ran = landed(...place('x-wing', 'naboo'));
    expect(verdict(ran, { place: 'rebel-base-space' })).toBe('allowed');
    expect(verdict(ran, { place: 'naboo' })).toBe('allowed');
    expect(verdict(ran, { place: 'ryloth' })).toBe('rebellion.setup.rebel-where');
    expect(verdict(landed(), { place: 'sullust' })).toBe('rebellion.setup.rebel-where');
    expect(verdict(landed(), { place: 'hoth' })).toBe('allowed');
  });

  const HIDDEN: readonly Answer[] = [
    ...place('x-wing', 'rebel-base-space', 2),
    ...place('y-wing', 'rebel-base-space', 2),
    ...place('rebel-transport', 'rebel-base-space'),
    ...place('corellian-corvette', 'rebel-base-space'),
    ...place('rebel-trooper', 'rebel-base-space', 6),
    ...place('airspeeder', 'rebel-base-space', 2),
  ];

  it('takes the starting figures out of the supply, whatever stands where', () => {
    const { state } = landed(...HIDDEN);
    const starting = { ...STARTING_UNITS.empire, ...STARTING_UNITS.rebel };
    const left = UNIT_IDS.filter(
      (id) => supplyOf(state, id) !== unitOf(id).box - (starting[id] ?? 0),
    );
    expect(left).toEqual([]);
  });

  it('deals two starting action cards to each side and puts the rest into the box unseen', () => {
    const ran = landed(
      ...HIDDEN,
      drawn('rebel-planning'),
      drawn('temporary-alliance'),
      drawn('it-is-your-destiny'),
      drawn('brilliant-administrator'),
    );
    expect(ran.state.piles['rebel-actions'].hand).toEqual(['rebel-planning', 'temporary-alliance']);
    expect(ran.state.piles['rebel-actions'].box).toHaveLength(4);
    expect(ran.state.piles['empire-actions'].box).toHaveLength(2);
    expect(asks(ran)).toBe('rebel: hide-base');
  });

  it('uses an «Immediate» action card at once', () => {
    const ran = landed(...HIDDEN, drawn('resourceful-astromech'));
    expect(eventsOf(ran, 'action-immediate')).toEqual([
      { side: 'rebel', card: 'resourceful-astromech' },
    ]);
    expect(ran.state.piles['rebel-actions'].hand).toEqual([]);
  });

  it('lets the base be anywhere without Imperial units, next to them as well', () => {
    const ran = landed(
      ...HIDDEN,
      drawn('rebel-planning'),
      drawn('temporary-alliance'),
      drawn('it-is-your-destiny'),
      drawn('brilliant-administrator'),
    );
    expect(verdict(ran, { system: 'alderaan' })).toBe('allowed');
    expect(verdict(ran, { system: 'naboo' })).toBe('allowed');
    expect(verdict(ran, { system: 'corellia' })).toBe('rebellion.setup.base-check');
  });
});
