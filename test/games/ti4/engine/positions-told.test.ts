import { describe, expect } from 'vitest';
import { newGame, play, position } from '../../../../src/engine/play.ts';
import type { GameEvent } from '../../../../src/engine/procedure.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import type {
  AgendaCard,
  AgendaChoice,
  AgendaSetup,
} from '../../../../src/games/ti4/engine/agenda/types.ts';
import { galaxy } from '../../../../src/games/ti4/engine/galaxy/galaxy.ts';
import { actionPhase, strategyPhase } from '../../../../src/games/ti4/engine/round/procedures.ts';
import { verdict as choiceOf } from './any-game.ts';
import { DEPART, FIRE, STAY, asks, dice, eventsOf, mapWith, places, run } from './helpers.ts';
import { by, no } from './positions.ts';
import { card, run as play1, table } from './round-table.ts';

/** The rules of everything of a kind that was told. */
const cited = (events: readonly GameEvent[], kind: string): readonly string[] =>
  events
    .filter((event) => event.kind === kind)
    .flatMap(({ rules }) => rules.map((rule) => rule.replace('ti4.', '')));

const TACTICAL = 'ti4/tactical-action';
const open = (setup: object, ...answers: readonly object[]) =>
  run(TACTICAL, { system: undefined, ...setup }, { kind: 'activate', system: 's' }, ...answers);
const fly = (...path: readonly string[]): object => ({ kind: 'move', path });

describe('a tactical action tells', () => {
  by('active-system.others-tokens', 'that tokens of others lie there and forbid nothing', () => {
    const players = { red: {}, blue: {} };
    const ran = open({ players, tokens: { s: ['blue'] } });
    expect(cited(ran.events, 'activated')).toContain('active-system.others-tokens');
    expect(cited(ran.events, 'activated')).toContain('tactical-action.other-players-tokens');
    const bare = open({ players });
    expect(cited(bare.events, 'activated')).not.toContain('active-system.others-tokens');
  });

  by('movement.through-own-tokens', 'the way of a ship, and what it flies through', () => {
    const setup = { tokens: { a: ['red'] }, units: { x: { red: { cruiser: 1 } } } };
    const ran = open(setup, fly('x', 'a', 's'));
    expect(eventsOf(ran, 'ship-declared')).toMatchObject([
      { type: 'cruiser', path: ['x', 'a', 's'] },
    ]);
    expect(cited(ran.events, 'ship-declared')).toContain('movement.through-own-tokens');
    expect(cited(ran.events, 'ship-declared')).not.toContain('movement.leave-and-return');
  });

  by('tactical-action.no-movement', 'that nothing has moved', () => {
    expect(eventsOf(open({}, DEPART), 'nothing-moved')).toEqual([{ player: 'red' }]);
    const moved = open({ units: { a: { red: { cruiser: 1 } } } }, fly('a', 's'), DEPART);
    expect(eventsOf(moved, 'nothing-moved')).toEqual([]);
  });

  by('transport.pick-up', 'what is taken aboard, and from where', () => {
    const units = { a: { red: { carrier: 1, fighter: 1 } } };
    const ran = open({ units }, fly('a', 's'), { kind: 'load' });
    expect(eventsOf(ran, 'unit-loaded')).toEqual([
      { player: 'red', type: 'fighter', from: 'a', ship: 'carrier' },
    ]);
    expect(cited(ran.events, 'unit-loaded')).toContain('transport.stay-in-space');
  });

  by('space-cannon.not-only-active', 'that cannons may fire, though nothing has moved', () => {
    const units = { lodor: { blue: { pds: 1 } }, s: { red: { cruiser: 1 } } };
    const ran = open({ units }, DEPART);
    expect(eventsOf(ran, 'cannon-began')).toEqual([{}]);
    expect(cited(ran.events, 'cannon-began')).toContain('space-cannon.without-movement');
    expect(asks(ran)).toBe('blue: cannon');
  });

  by('space-cannon.deep-space-cannon', 'whether the shot comes from the next system', () => {
    const far = {
      players: { red: {}, blue: { technologies: ['pds-ii'] } },
      units: { 'b-planet': { blue: { pds: 1 } }, s: { red: { cruiser: 1 } } },
    };
    const ran = open(far, DEPART, FIRE);
    expect(eventsOf(ran, 'fired')).toMatchObject([{ player: 'blue', dice: 1 }]);
    expect(cited(ran.events, 'fired')).toContain('space-cannon.deep-space-cannon');
    const units = { lodor: { blue: { pds: 1 } }, s: { red: { cruiser: 1 } } };
    const near = open({ units }, DEPART, FIRE);
    expect(cited(near.events, 'fired')).not.toContain('space-cannon.deep-space-cannon');
  });

  by('nebula.defender-bonus', 'the bonus of the defender in a nebula', () => {
    const systems = mapWith({ s: { anomalies: ['nebula'], planets: [] } });
    const units = { a: { red: { cruiser: 1 } }, s: { blue: { cruiser: 1 } } };
    const ran = open({ systems, units }, fly('a', 's'), DEPART, STAY, STAY, dice(1), dice(6));
    const rolled = eventsOf(ran, 'rolled').map(({ player, hits }) => [player, hits]);
    // A cruiser hits on 7: the 6 of the defender is one.
    expect(rolled).toEqual([
      ['red', 0],
      ['blue', 1],
    ]);
    expect(cited(ran.events, 'rolled').filter((rule) => rule === 'nebula.defender-bonus')).toEqual([
      'nebula.defender-bonus',
    ]);
  });
});

describe('an invasion tells', () => {
  const units = { s: { red: { carrier: 1, infantry: 1 } } };

  by('invasion.steps', 'that it begins, and in which system', () => {
    const ran = open({ units }, DEPART);
    expect(eventsOf(ran, 'invasion-began')).toEqual([{ system: 's' }]);
  });

  by('ground-combat.winner', 'who is left on the planet, if anybody', () => {
    const fought = (...rolls: readonly object[]) =>
      run(
        'ti4/invasion',
        {
          players: { red: {}, blue: { planets: ['lodor'] } },
          units: { s: { red: { carrier: 1, infantry: 1 } }, lodor: { blue: { infantry: 1 } } },
        },
        { kind: 'land', planet: 'lodor' },
        ...rolls,
      );
    const won = fought(dice(10), dice(1));
    expect(eventsOf(won, 'ground-ended')).toEqual([{ planet: 'lodor', winner: 'red' }]);
    expect(cited(won.events, 'ground-ended')).toContain('ground-combat.winner');
    const drawn = fought(dice(10), dice(10));
    expect(eventsOf(drawn, 'ground-ended')).toEqual([{ planet: 'lodor', winner: null }]);
    expect(cited(drawn.events, 'ground-ended')).not.toContain('ground-combat.winner');
  });

  by('invasion.already-controlled', 'that a planet was held already', () => {
    const players = { red: { planets: ['lodor'] }, blue: {} };
    const ran = open({ players, units }, DEPART, { kind: 'land' });
    expect(eventsOf(ran, 'control-kept')).toEqual([{ player: 'red', planet: 'lodor' }]);
  });
});

describe('a bombardment tells', () => {
  by('planetary-shield.war-sun', 'that a war sun takes the shield away', () => {
    const units = { s: { red: { 'war-sun': 1 } }, lodor: { blue: { infantry: 1, pds: 1 } } };
    const players = { red: {}, blue: { planets: ['lodor'] } };
    const ran = run('ti4/invasion', { players, units }, { kind: 'bombard', planet: 'lodor' });
    expect(cited(ran.events, 'bombardment-aimed')).toContain('planetary-shield.war-sun');
    expect(cited(ran.events, 'bombardment-aimed')).toContain(
      'planetary-shield.war-sun-bombardment',
    );
  });
});

describe('what is too much tells', () => {
  by('destroyed.fleet-pool-removal', 'by which limit a ship goes back', () => {
    const setup = {
      players: { red: { fleet: 1 }, blue: {} },
      units: { a: { red: { cruiser: 1 } }, s: { red: { destroyer: 1 } } },
    };
    const ran = open(setup, fly('a', 's'), DEPART, { kind: 'remove' });
    expect(eventsOf(ran, 'unit-removed')).toMatchObject([{ player: 'red', reason: 'fleet' }]);
    expect(cited(ran.events, 'unit-removed')).toContain('destroyed.fleet-pool-removal');
  });

  by('capacity.no-particular-ship', 'or that no ship has room for it', () => {
    const ran = open({ units: { s: { red: { carrier: 1, fighter: 5 } } } }, DEPART, {
      kind: 'remove',
    });
    expect(eventsOf(ran, 'unit-removed')).toMatchObject([{ type: 'fighter', reason: 'capacity' }]);
    expect(places(ran)).toMatchObject({ s: { red: { carrier: 1, fighter: 4 } } });
  });
});

describe('production tells', () => {
  const players = { red: { goods: 20, fleet: 16, planets: ['lodor'] }, blue: {} };
  const units = { lodor: { red: { 'space-dock': 1 } } };

  by('producing-units.tokens-instead', 'that tokens stand in where figures run out', () => {
    const many = { players, units: { ...units, a: { red: { carrier: 3, fighter: 10 } } } };
    const ran = run('ti4/production', many, { kind: 'build', unit: 'fighter', count: 2 });
    expect(cited(ran.events, 'ordered')).toContain('fighter-tokens.produce');
    const few = run(
      'ti4/production',
      { players, units },
      { kind: 'build', unit: 'fighter', count: 2 },
    );
    expect(cited(few.events, 'ordered')).not.toContain('fighter-tokens.produce');
    const troops = { players, units: { ...units, 'b-planet': { red: { infantry: 12 } } } };
    const more = run('ti4/production', troops, { kind: 'build', unit: 'infantry', count: 2 });
    expect(cited(more.events, 'ordered')).toContain('infantry-tokens.produce');
  });

  by('production.from-space', 'that infantry of a dock in space stands in space', () => {
    const saar = { red: { goods: 20, fleet: 16, faction: 'clan-of-saar' }, blue: {} };
    const dock = { players: saar, units: { s: { red: { 'space-dock': 1 } } } };
    const built = { kind: 'build', unit: 'infantry', count: 1, planet: null };
    const ran = run('ti4/production', dock, built, { kind: 'done' }, { kind: 'spend-good' });
    expect(eventsOf(ran, 'produced')).toEqual([
      { player: 'red', unit: 'infantry', count: 1, planet: null },
    ]);
    expect(cited(ran.events, 'produced')).toContain('production.from-space');
  });
});

describe('a reroll', () => {
  by('rerolls.what', 'of ground forces is asked for as that of ships is', () => {
    const ran = run(
      'ti4/invasion',
      {
        players: { red: { rerolls: 1 }, blue: { planets: ['lodor'] } },
        units: { s: { red: { carrier: 1, infantry: 1 } }, lodor: { blue: { infantry: 1 } } },
      },
      { kind: 'land', planet: 'lodor' },
      dice(1),
    );
    expect(asks(ran)).toBe('red: reroll');
  });
});

const LAW: AgendaCard = { type: 'law', elects: 'for-against' };
const council = (first: AgendaCard, part: Partial<AgendaSetup> = {}): AgendaSetup => ({
  players: ['red', 'blue', 'yellow'],
  speaker: 'red',
  custodians: false,
  cards: [first, LAW],
  voters: {
    red: { planets: [{ id: 'rex', influence: 6, exhausted: false }] },
    blue: { planets: [{ id: 'a', influence: 3, exhausted: false }] },
  },
  free: [],
  ...part,
});
const sit = (setup: AgendaSetup, ...choices: readonly AgendaChoice[]) => {
  const game = choices.reduce((at, choice) => play(at, choice), newGame(agenda, setup));
  return {
    state: position(game).state,
    events: [...game.opening.events, ...game.moves.flatMap((move) => move.events)],
  };
};
const dataOf = (events: readonly GameEvent[], kind: string): readonly object[] =>
  events.flatMap((event) => (event.kind === kind ? [event.data] : []));
const ABSTAIN: AgendaChoice = { kind: 'abstain' };

describe('the agenda phase tells', () => {
  by('agenda-phase.after-custodians', 'that there is none while the custodians are there', () => {
    const { events } = sit(council(LAW, { custodians: true }));
    expect(events.map(({ kind }) => kind)).toEqual(['phase-skipped']);
    expect(cited(events, 'phase-skipped')).toEqual(['agenda-phase.after-custodians']);
  });

  by('agenda-phase.abstaining', 'who gives no votes', () => {
    expect(dataOf(sit(council(LAW), ABSTAIN).events, 'abstained')).toEqual([{ player: 'blue' }]);
  });

  by('agenda-phase.barred', 'who may not vote at all', () => {
    const barred = council(LAW, { voters: { blue: { barred: true } } });
    expect(dataOf(sit(barred).events, 'barred')).toEqual([{ player: 'blue' }]);
  });

  by('agenda-phase.aloud', 'for what somebody votes, before how much', () => {
    const { events } = sit(council(LAW), { kind: 'outcome', outcome: 'for' });
    expect(dataOf(events, 'announced')).toEqual([{ player: 'blue', outcome: 'for' }]);
  });

  by('agenda-phase.counting', 'the votes, and what is elected', () => {
    const counted = (first: AgendaCard, outcome: string) =>
      sit(
        council(first),
        { kind: 'outcome', outcome },
        { kind: 'exhaust', planet: 'a' },
        { kind: 'done' },
        ABSTAIN,
        ABSTAIN,
      ).events;
    const law = counted(LAW, 'for');
    expect(dataOf(law, 'counted')[0]).toEqual({ votes: { for: 3 } });
    const player = counted({ type: 'directive', elects: 'player' }, 'yellow');
    expect(cited(player, 'counted')).toContain('agenda-phase.elected-player');
    const planet = counted({ type: 'law', elects: 'planet' }, 'rex');
    expect(cited(planet, 'counted')).toContain('agenda-phase.elected-planet');
  });
});

describe('a round tells', () => {
  by('initiative-order.naalu-token', 'that the token of the Naalu comes before all', () => {
    const seats = { red: { cards: [1] as const }, blue: { cards: [2] as const, naalu: true } };
    const { opening } = play1(actionPhase, table(5, seats));
    expect(dataOf(opening.events, 'turn-began')).toEqual([{ player: 'blue' }]);
    expect(cited(opening.events, 'turn-began')).toContain('initiative-order.naalu-token');
  });

  by('strategy-phase.second-card', 'that the own card is no second one', () => {
    const begun = play1(strategyPhase, table(3), card(1), card(2), card(3));
    expect(choiceOf(begun, card(1))).toBe(no('strategy-phase.second-card'));
    expect(choiceOf(begun, card(2))).toBe(no('strategy-phase.already-chosen'));
  });

  by('complete-setup.center', 'a galaxy from its middle', () => {
    const { opening } = newGame(galaxy, {
      players: ['red', 'blue', 'yellow'],
      speaker: 'blue',
      factions: {},
    });
    expect(dataOf(opening.events, 'galaxy-began')).toEqual([{ players: 3, speaker: 'blue' }]);
    expect(cited(opening.events, 'galaxy-began')).toContain('complete-setup.three-rings');
  });
});
