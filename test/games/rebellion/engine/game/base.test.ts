import { describe, expect, it } from 'vitest';
import {
  commandPhase,
  mission,
  mobilization,
  revealBase,
} from '../../../../../src/games/rebellion/engine/game/procedures.ts';
import { eventFor, promptFor } from '../../../../../src/games/rebellion/engine/game/view-steps.ts';
import { viewFor } from '../../../../../src/games/rebellion/engine/game/view.ts';
import { asks, citedBy, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';

const HIDDEN = {
  phase: 'command',
  base: { system: 'hoth' },
  space: { units: { 'x-wing': 2, 'rebel-trooper': 3 }, leaders: ['mon-mothma'] },
};

const kinds = ({ events }: Ran): readonly string[] => events.map(({ kind }) => kind);

describe('revealing the base', () => {
  it('moves everybody from the space to the system and leaves the card face up', () => {
    const ran = run(revealBase, HIDDEN);
    expect(ran.state.base).toEqual({ card: 'hoth', revealed: true, space: {} });
    expect(ran.state.systems.hoth.units).toEqual({ 'x-wing': 2, 'rebel-trooper': 3 });
    expect(ran.state.leaders['mon-mothma'].place).toEqual({ at: 'board', place: 'hoth' });
    expect(eventsOf(ran, 'base-revealed')).toEqual([
      {
        system: 'hoth',
        voluntary: true,
        units: { 'x-wing': 2, 'rebel-trooper': 3 },
        leaders: ['mon-mothma'],
      },
    ]);
    expect(viewFor(ran.state, 'empire').base.card).toBe('hoth');
  });

  it('is open to the Rebels at the start of a turn, once', () => {
    const hidden = run(commandPhase, HIDDEN);
    expect(verdict(hidden, { kind: 'reveal-base' })).toBe('allowed');
    const revealed = run(commandPhase, HIDDEN, { kind: 'reveal-base' });
    expect(asks(revealed)).toBe('rebel: command-turn');
    expect(verdict(revealed, { kind: 'reveal-base' })).toBe('absent');
  });

  it('begins a combat with Imperial units that are already there', () => {
    const systems = { hoth: { units: { 'star-destroyer': 1 } } };
    expect(kinds(run(revealBase, { ...HIDDEN, systems }))).toContain('combat-began');
    expect(kinds(run(revealBase, HIDDEN))).not.toContain('combat-began');
  });

  const checked = (hoth: object, space: object = HIDDEN.space) =>
    run(revealBase, { ...HIDDEN, space, systems: { hoth }, start: { system: 'hoth' } });

  it('is forced by Imperial ground units', () => {
    const ran = checked({ units: { stormtrooper: 1 } });
    expect(ran.state.base.revealed).toBe(true);
    expect(citedBy(ran, 'base-revealed')).toContain('rebellion.rebel-base.must-reveal');
  });

  it('is not forced by ships, nor by a Death Star of either kind', () => {
    for (const unit of ['star-destroyer', 'death-star', 'death-star-under-construction']) {
      const ran = checked({ units: { [unit]: 1 } });
      expect(ran.state.base.revealed).toBe(false);
      expect(ran.events).toEqual([]);
    }
  });

  it('is forced by Imperial loyalty, gained by a mission', () => {
    const position = {
      ...HIDDEN,
      base: { system: 'naboo' },
      missions: [{ card: 'trade-negotiations', leaders: ['emperor-palpatine'] }],
    };
    const ran = run(mission, position, { kind: 'name-place', place: 'naboo' });
    expect(ran.state.systems.naboo.loyalty).toBe('empire');
    expect(eventsOf(ran, 'base-revealed')).toMatchObject([{ system: 'naboo', voluntary: false }]);
  });

  it('is not forced by Long-Range Probe, which only makes the Rebels answer', () => {
    const position = {
      ...HIDDEN,
      missions: [{ card: 'long-range-probe', leaders: ['admiral-piett'] }],
    };
    const ran = run(mission, position, { kind: 'name-place', place: 'hoth' });
    expect(eventsOf(ran, 'probe-answered')).toEqual([{ system: 'hoth', here: true }]);
    expect(ran.state.base.revealed).toBe(false);
  });

  it('makes the Empire win where no Rebel unit is, and only then', () => {
    const alone = checked({ units: { stormtrooper: 1 } }, {});
    expect(alone.state.winner).toEqual({ side: 'empire', because: 'base-conquered' });
    expect(checked({ units: { stormtrooper: 1 } }).state.winner).toBeNull();
    expect(checked({ units: { 'star-destroyer': 1 } }, {}).state.winner).toBeNull();
  });

  it('goes on with a combat when the units of the space defend the system', () => {
    expect(kinds(checked({ units: { stormtrooper: 1 } }))).toContain('combat-began');
  });
});

const FOUR: readonly Answer[] = [
  { kind: 'seek-base' },
  drawn('naboo'),
  drawn('mustafar'),
  drawn('endor'),
  drawn('ilum'),
];

/** One loyal to the Empire, one with an Imperial ship, one destroyed, one free. */
const BOARD = {
  ...HIDDEN,
  systems: {
    naboo: { loyalty: 'empire' },
    mustafar: { units: { 'assault-carrier': 1 } },
    endor: { destroyed: true },
  },
};

describe('Rapid Mobilization', () => {
  it('waits until the command phase ends', () => {
    const position = {
      ...HIDDEN,
      missions: [{ card: 'rapid-mobilization', leaders: ['general-rieekan'] }],
    };
    const resolved = run(
      commandPhase,
      position,
      { kind: 'reveal-mission', slot: 0 },
      { kind: 'name-place', place: 'rebel-base-space' },
    );
    expect(resolved.state.mobilizations).toEqual(['rebel']);
    expect(asks(resolved)).toBe('empire: command-turn');
    const ended = run(
      commandPhase,
      position,
      { kind: 'reveal-mission', slot: 0 },
      { kind: 'name-place', place: 'rebel-base-space' },
      { kind: 'pass' },
      { kind: 'pass' },
    );
    expect(asks(ended)).toBe('rebel: mobilization');
  });

  it('puts its leaders into the system of a revealed base', () => {
    const position = {
      ...HIDDEN,
      base: { system: 'hoth', revealed: true },
      space: {},
      missions: [{ card: 'rapid-mobilization', leaders: ['general-rieekan'] }],
    };
    const ran = run(mission, position);
    expect(verdict(ran, { place: 'hoth' })).toBe('allowed');
    expect(verdict(ran, { place: 'naboo' })).toBe('rebellion.rebel-base.cards');
  });

  it('offers only the free one of four systems, or to stay', () => {
    const ran = run(mobilization, BOARD, ...FOUR);
    expect(asks(ran)).toBe('rebel: new-base');
    for (const system of ['naboo', 'mustafar', 'endor']) {
      expect(verdict(ran, { system })).toBe('rebellion.rebel-base.barred');
    }
    expect(verdict(ran, { system: 'ilum' })).toBe('allowed');
    expect(verdict(ran, { kind: 'keep-base' })).toBe('allowed');
  });

  it('shows the old base, gives its card to the Empire and hides the new one', () => {
    const ran = run(mobilization, BOARD, ...FOUR, {
      kind: 'new-base',
      system: 'ilum',
    });
    const { state } = ran;
    expect(state.base).toEqual({ card: 'ilum', revealed: false, space: {} });
    expect(state.systems.hoth.units).toEqual({ 'x-wing': 2, 'rebel-trooper': 3 });
    expect(state.leaders['mon-mothma'].place).toEqual({ at: 'board', place: 'hoth' });
    expect(state.piles.probes.hand).toEqual(['hoth']);
    expect(state.piles.probes.deck.at(-1)).toEqual(['naboo', 'mustafar', 'endor']);
    expect(viewFor(state, 'empire').base.card).toBeNull();
    const told = ran.events.map((event) => eventFor(event, 'empire'));
    expect(JSON.stringify(told)).not.toContain('ilum');
  });

  it('leaves the base where it is when the Rebels decline', () => {
    const ran = run(mobilization, BOARD, ...FOUR, { kind: 'keep-base' });
    expect(ran.state.base.card).toBe('hoth');
    expect(ran.state.base.revealed).toBe(false);
    expect(ran.state.base.space).toEqual(HIDDEN.space.units);
    expect(ran.state.piles.probes.deck.at(-1)).toEqual(['naboo', 'mustafar', 'endor', 'ilum']);
    expect(eventsOf(ran, 'base-kept')).toEqual([{ why: 'declined' }]);
  });

  it('creates no base when all four systems are barred', () => {
    const systems = { ...BOARD.systems, ilum: { units: { stormtrooper: 1 } } };
    const ran = run(mobilization, { ...BOARD, systems }, ...FOUR);
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'base-kept')).toEqual([{ why: 'barred' }]);
    expect(ran.state.piles.probes.deck.at(-1)).toHaveLength(4);
  });

  it('may create a new base after the old one was revealed, and moves nobody then', () => {
    const position = {
      ...BOARD,
      base: { system: 'hoth', revealed: true },
      space: {},
      systems: { ...BOARD.systems, hoth: { units: { 'x-wing': 1 }, leaders: ['mon-mothma'] } },
    };
    const ran = run(mobilization, position, ...FOUR, { kind: 'new-base', system: 'ilum' });
    expect(ran.state.base).toEqual({ card: 'ilum', revealed: false, space: {} });
    expect(ran.state.systems.hoth.units).toEqual({ 'x-wing': 1 });
    expect(citedBy(ran, 'mobilization-began')).toContain('rebellion.rebel-base.after-reveal');
  });

  it('may bring units to the base instead, five at most, however far', () => {
    const systems = { ilum: { units: { 'rebel-transport': 2, 'rebel-trooper': 6 } } };
    const move = (unit: 'rebel-transport' | 'rebel-trooper'): Answer => ({
      kind: 'move-unit',
      unit,
      from: 'ilum',
    });
    const ran = run(
      mobilization,
      { ...HIDDEN, systems },
      { kind: 'move-to-base' },
      move('rebel-transport'),
      move('rebel-trooper'),
      move('rebel-trooper'),
      move('rebel-trooper'),
      move('rebel-trooper'),
    );
    expect(ran.state.base.space).toEqual({
      'x-wing': 2,
      'rebel-trooper': 7,
      'rebel-transport': 1,
    });
    expect(verdict(ran, move('rebel-transport'))).toBe('rebellion.golden-rules.card-first');
  });

  it('takes effect twice when it was used twice: two moves, or one of each', () => {
    const twice = { ...BOARD, mobilizations: 2 };
    const second = run(mobilization, twice, ...FOUR, { kind: 'keep-base' });
    expect(asks(second)).toBe('rebel: mobilization');
    const mixed = run(
      mobilization,
      twice,
      ...FOUR,
      { kind: 'keep-base' },
      { kind: 'move-to-base' },
      { kind: 'end-movement' },
    );
    expect(asks(mixed)).toBe('over');
  });
});

describe('the probe deck', () => {
  it('is listed to neither side: the missing card would be the base, or an Imperial one', () => {
    const drawing = run(mobilization, BOARD, { kind: 'seek-base' });
    const gathering = run(
      mission,
      {
        base: { system: 'hoth' },
        systems: { naboo: { loyalty: 'rebel' } },
        missions: [{ card: 'gather-intel', leaders: ['emperor-palpatine'] }],
      },
      { kind: 'name-place', place: 'naboo' },
    );
    for (const { prompt } of [drawing, gathering]) {
      expect(prompt.kind).toBe('chance');
      expect(promptFor(prompt, 'rebel').kind).toBe('closed');
      expect(promptFor(prompt, 'empire').kind).toBe('closed');
    }
  });
});

describe('the card of the space', () => {
  it('stands for the system of a revealed base when a leader is sent home', () => {
    const position = {
      base: { system: 'hoth', revealed: true },
      systems: { naboo: { leaders: ['princess-leia'], units: { stormtrooper: 1 } } },
      rings: { 'princess-leia': 'captured-ring' },
      missions: [{ card: 'daring-rescue', leaders: ['obi-wan-kenobi'] }],
    };
    const ran = run(mission, position, { kind: 'name-place', place: 'naboo' });
    expect(eventsOf(ran, 'leader-rescued')).toEqual([
      { leader: 'princess-leia', from: 'naboo', to: 'hoth' },
    ]);
  });
});
