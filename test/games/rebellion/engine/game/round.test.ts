import { describe, expect, it } from 'vitest';
import {
  assignment,
  commandPhase,
  leadersOn,
  deckSize,
  poolOf,
  recruiting,
  round,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { allowed, asks, citedBy, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const IMPERIALS = ['grand-moff-tarkin', 'darth-vader', 'emperor-palpatine', 'general-tagge'];
const REBELS = ['mon-mothma', 'princess-leia', 'jan-dodonna', 'general-rieekan'];
const HANDS = {
  'rebel-missions': { hand: ['infiltration', 'build-alliance'] },
  'empire-missions': { hand: ['gather-intel', 'rule-by-fear', 'capture-rebel-operative'] },
};
const START = { pool: { empire: IMPERIALS, rebel: REBELS }, piles: HANDS };

const END: Answer = { kind: 'end-assignment' };
const PASS: Answer = { kind: 'pass' };
const mission = (card: string): Answer => ({ kind: 'assign-mission', card }) as Answer;
const lead = (leader: string): Answer => ({ kind: 'assign-leader', leader }) as Answer;

describe('the assignment phase', () => {
  it('lets the Rebels assign all of theirs before the Empire begins', () => {
    const ran = run(assignment, START, mission('infiltration'), lead('princess-leia'));
    expect(asks(ran)).toBe('rebel: assign-mission');
    expect(asks(run(assignment, START, END))).toBe('empire: assign-mission');
    expect(asks(run(assignment, START, END, END))).toBe('over');
  });

  it('leaves two of four Imperial leaders in the pool when two are assigned', () => {
    const { state } = run(
      assignment,
      START,
      END,
      mission('gather-intel'),
      lead('emperor-palpatine'),
      mission('capture-rebel-operative'),
      lead('darth-vader'),
      END,
    );
    expect(poolOf(state, 'empire')).toEqual(['general-tagge', 'grand-moff-tarkin']);
    expect(state.missions.map(({ card, revealed }) => [card, revealed])).toEqual([
      ['gather-intel', false],
      ['capture-rebel-operative', false],
    ]);
    expect(leadersOn(state, 1)).toEqual(['darth-vader']);
  });

  it('puts at most two leaders on one mission', () => {
    const one = run(assignment, START, mission('infiltration'), lead('princess-leia'));
    expect(verdict(one, { kind: 'join-mission', slot: 0 })).toBe('allowed');
    const two = run(
      assignment,
      START,
      mission('infiltration'),
      lead('princess-leia'),
      { kind: 'join-mission', slot: 0 },
      lead('jan-dodonna'),
    );
    expect(verdict(two, { kind: 'join-mission', slot: 0 })).toBe(
      'rebellion.assignment-phase.two-leaders',
    );
  });

  it('lets a leader be assigned without the skill that the card needs', () => {
    const ran = run(assignment, START, mission('infiltration'));
    expect(verdict(ran, { leader: 'mon-mothma' })).toBe('allowed');
  });

  it('takes leaders from the pool only', () => {
    const ran = run(
      assignment,
      {
        ...START,
        pool: { ...START.pool, rebel: REBELS.slice(1) },
        systems: { hoth: { leaders: ['mon-mothma'] } },
      },
      mission('infiltration'),
    );
    expect(verdict(ran, { leader: 'mon-mothma' })).toBe('rebellion.assignment-phase.place-leaders');
  });

  it('has no use for a captured leader', () => {
    const ran = run(
      assignment,
      {
        ...START,
        pool: { ...START.pool, rebel: REBELS.slice(1) },
        systems: { hoth: { leaders: ['mon-mothma'], units: { stormtrooper: 1 } } },
        rings: { 'mon-mothma': 'captured-ring' },
      },
      mission('infiltration'),
    );
    expect(verdict(ran, { leader: 'mon-mothma' })).toBe('rebellion.captured-leaders.no-pool');
  });

  it('takes «Assignment» action cards instead of a leader, wherever their leader is', () => {
    const actions = { hand: ['rebel-planning', 'one-in-a-million', 'ambush'] };
    const ran = run(assignment, { ...START, piles: { ...HANDS, 'rebel-actions': actions } });
    expect(verdict(ran, { card: 'rebel-planning' })).toBe('allowed');
    expect(verdict(ran, { card: 'one-in-a-million' })).toBe('rebellion.action-cards.special');
    expect(verdict(ran, { card: 'ambush' })).toBe('allowed');
    const used = run(
      assignment,
      { ...START, piles: { ...HANDS, 'rebel-actions': actions } },
      { kind: 'play-action', card: 'rebel-planning' },
    );
    expect(used.state.piles['rebel-actions'].box).toContain('rebel-planning');
    expect(verdict(used, { card: 'rebel-planning' })).toBe('absent');
  });
});

describe('«Proceeding as Planned»', () => {
  const position = {
    ...START,
    phase: 'assignment',
    pool: { empire: ['moff-jerjerrod', 'general-tagge'], rebel: [] },
    piles: { 'empire-actions': { hand: ['proceeding-as-planned'] } },
  };
  const play: Answer = { kind: 'play-action', card: 'proceeding-as-planned' };

  it('lets the Empire choose a project from the deck for the leader of the card, unseen', () => {
    const ran = run(assignment, position, END, play);
    expect(asks(ran)).toBe('empire: search-projects');
    const taken = run(assignment, position, END, play, {
      kind: 'take-project',
      card: 'superlaser-online',
    });
    expect(asks(taken)).toBe('empire: assign-leader');
    expect(verdict(taken, { leader: 'general-tagge' })).toBe('rebellion.golden-rules.card-first');
    const laid = run(
      assignment,
      position,
      END,
      play,
      { kind: 'take-project', card: 'superlaser-online' },
      { kind: 'assign-leader', leader: 'moff-jerjerrod' },
    );
    expect(laid.state.missions).toMatchObject([{ card: 'superlaser-online', side: 'empire' }]);
    expect(laid.state.leaders['moff-jerjerrod'].place).toEqual({ at: 'mission', slot: 0 });
    expect(deckSize(laid.state.piles.projects.deck)).toBe(9);
    expect(asks(laid)).toBe('empire: assign-mission');
  });

  it('needs its leader in the pool, where leaders are assigned from', () => {
    const away = { ...position, pool: { empire: ['general-tagge'], rebel: [] } };
    expect(verdict(run(assignment, away, END), { card: 'proceeding-as-planned' })).toBe(
      'rebellion.assignment-phase.place-leaders',
    );
  });
});

describe('a captured leader', () => {
  it('cannot be used for the action card that pictures him', () => {
    const ran = run(assignment, {
      ...START,
      pool: { ...START.pool, rebel: ['mon-mothma'] },
      systems: { hoth: { leaders: ['jan-dodonna'], units: { stormtrooper: 1 } } },
      rings: { 'jan-dodonna': 'captured-ring' },
      piles: { ...HANDS, 'rebel-actions': { hand: ['rebel-planning'] } },
    });
    expect(verdict(ran, { card: 'rebel-planning' })).toBe(
      'rebellion.captured-leaders.action-cards',
    );
  });
});

const MISSIONS = {
  ...START,
  phase: 'command',
  pool: { empire: ['darth-vader'], rebel: ['princess-leia', 'jan-dodonna'] },
  piles: {},
  // Somewhere to attempt them: a Rebel system without Imperial units.
  systems: { naboo: { loyalty: 'rebel' } },
  missions: [
    { card: 'infiltration', leaders: ['mon-mothma'] },
    { card: 'build-alliance', leaders: ['general-rieekan'] },
    { card: 'gather-intel', leaders: ['emperor-palpatine'] },
    { card: 'capture-rebel-operative', leaders: ['grand-moff-tarkin'] },
  ],
};

describe('a turn of the command phase', () => {
  it('belongs to the Rebels first, then to the Empire', () => {
    const ran = run(commandPhase, MISSIONS);
    expect(asks(ran)).toBe('rebel: command-turn');
    expect(asks(run(commandPhase, MISSIONS, PASS))).toBe('empire: command-turn');
  });

  it('reveals a mission whose leaders have the icons, and no other', () => {
    // Mon Mothma has no intel icon; Rieekan has one of diplomacy.
    const ran = run(commandPhase, MISSIONS);
    expect(verdict(ran, { kind: 'reveal-mission', slot: 0 })).toBe(
      'rebellion.missions.too-few-icons',
    );
    expect(verdict(ran, { kind: 'reveal-mission', slot: 1 })).toBe('allowed');
    const empire = run(commandPhase, MISSIONS, PASS);
    expect(verdict(empire, { kind: 'reveal-mission', slot: 2 })).toBe('allowed');
    expect(verdict(empire, { kind: 'reveal-mission', slot: 3 })).toBe(
      'rebellion.missions.too-few-icons',
    );
  });

  it('does not show the missions of the opponent', () => {
    expect(verdict(run(commandPhase, MISSIONS), { slot: 2 })).toBe('absent');
  });

  it('activates with a leader of the pool who has tactic values', () => {
    const ran = (rebel: readonly string[]) =>
      run(commandPhase, { ...MISSIONS, missions: [], pool: { empire: [], rebel } });
    expect(verdict(ran(['princess-leia']), { kind: 'activate' })).toBe('allowed');
    expect(verdict(ran(['mon-mothma']), { kind: 'activate' })).toBe(
      'rebellion.activation.tactic-values',
    );
    expect(verdict(ran([]), { kind: 'activate' })).toBe('rebellion.activation.leader-from-pool');
  });

  it('may begin with the Rebels revealing their base, never with the Empire doing it', () => {
    const hidden = { ...MISSIONS, base: { system: 'hoth' } };
    expect(verdict(run(commandPhase, hidden), { kind: 'reveal-base' })).toBe('allowed');
    expect(verdict(run(commandPhase, hidden, PASS), { kind: 'reveal-base' })).toBe('absent');
    const known = { ...MISSIONS, base: { system: 'hoth', revealed: true } };
    expect(verdict(run(commandPhase, known), { kind: 'reveal-base' })).toBe('absent');
  });

  it('does not come back to a player who passed', () => {
    const bare = { ...MISSIONS, missions: [], pool: { empire: ['darth-vader'], rebel: [] } };
    const ran = run(commandPhase, { ...bare, passed: [] }, PASS);
    expect(asks(ran)).toBe('empire: command-turn');
    expect(asks(run(commandPhase, bare, PASS, PASS))).toBe('over');
  });
});

describe('the end of the command phase', () => {
  it('returns leaders of unrevealed missions to the pool and the cards to the hand', () => {
    const ran = run(commandPhase, MISSIONS, PASS, PASS);
    expect(asks(ran)).toBe('over');
    expect(ran.state.missions).toEqual([]);
    expect(ran.state.piles['rebel-missions'].hand).toEqual(['infiltration', 'build-alliance']);
    expect(poolOf(ran.state, 'empire')).toEqual([
      'darth-vader',
      'emperor-palpatine',
      'grand-moff-tarkin',
    ]);
    expect(citedBy(ran, 'missions-returned')).toContain(
      'rebellion.command-phase.return-unrevealed',
    );
  });

  it('does not say which cards they were', () => {
    const told = eventsOf(run(commandPhase, MISSIONS, PASS, PASS), 'missions-returned');
    expect(told.map(({ side, count }) => [side, count])).toEqual([
      ['empire', 2],
      ['rebel', 2],
    ]);
    expect(JSON.stringify(told)).not.toContain('infiltration');
  });
});

describe('a game of teams', () => {
  const four = { ...MISSIONS, players: 4 };
  const seats = (position: object, passes: number): readonly string[] =>
    Array.from({ length: passes }, (_, count) =>
      asks(run(commandPhase, position, ...Array.from({ length: count }, () => PASS))),
    );

  it('goes in the order of initiative', () => {
    expect(seats(four, 4)).toEqual([
      'rebel-admiral: command-turn',
      'empire-admiral: command-turn',
      'rebel-general: command-turn',
      'empire-general: command-turn',
    ]);
  });

  it('takes the order that the sheets tell', () => {
    const order = ['empire-general', 'empire-admiral', 'rebel-general', 'rebel-admiral'];
    expect(seats({ ...four, order }, 4)).toEqual(order.map((seat) => `${seat}: command-turn`));
  });

  it('gives the lone Rebel of three players a turn for each role, and a pass for each', () => {
    const ran = run(commandPhase, { ...MISSIONS, players: 3 }, PASS);
    expect(citedBy(ran, 'passed')).toContain('rebellion.command-phase.three-players-pass');
    expect(
      seats({ ...MISSIONS, players: 3 }, 4).filter((seat) => seat.startsWith('rebel')),
    ).toEqual(['rebel-admiral: command-turn', 'rebel-general: command-turn']);
  });

  it('lets each partner reveal missions with a leader of his own only', () => {
    // Mon Mothma is blue, Rieekan orange.
    const admiral = run(commandPhase, four);
    expect(verdict(admiral, { slot: 1 })).toBe('rebellion.missions.team-own-leader');
    const general = run(commandPhase, four, PASS, PASS);
    expect(verdict(general, { slot: 1 })).toBe('allowed');
  });

  it('lets each partner assign his own leaders, the Rebels before the Empire', () => {
    const team = { ...START, players: 4 };
    const ran = run(assignment, team, mission('infiltration'));
    expect(asks(ran)).toBe('rebel-admiral: assign-leader');
    expect(allowed(ran)).toEqual([
      { kind: 'assign-leader', leader: 'jan-dodonna' },
      { kind: 'assign-leader', leader: 'mon-mothma' },
    ]);
    expect(verdict(ran, { leader: 'princess-leia' })).toBe('rebellion.team-game.own-leaders');
    expect(asks(run(assignment, team, END))).toBe('rebel-general: assign-mission');
    expect(asks(run(assignment, team, END, END))).toBe('empire-admiral: assign-mission');
  });

  it('allows two leaders of two partners on one mission', () => {
    const ran = run(
      assignment,
      { ...START, players: 4 },
      mission('infiltration'),
      lead('jan-dodonna'),
      END,
      { kind: 'join-mission', slot: 0 },
      lead('princess-leia'),
    );
    expect(leadersOn(ran.state, 0)).toEqual(['jan-dodonna', 'princess-leia']);
    expect(verdict(ran, { kind: 'join-mission' })).toBe('rebellion.assignment-phase.two-leaders');
  });

  it('has the admirals recruit', () => {
    const team = { ...START, players: 4 };
    const ran = run(
      recruiting,
      team,
      ...['an-old-friend', 'ambush', 'blindside', 'public-support'].map((card) => drawn(card)),
    );
    expect(asks(ran)).toBe('rebel-admiral: recruit');
  });
});

describe('a game round', () => {
  it('is assignment, command and refresh, and then a new one', () => {
    const ran = run(round, START, END, END, PASS, PASS);
    expect(eventsOf(ran, 'phase-began').map(({ phase }) => phase)).toEqual([
      'assignment',
      'command',
      'refresh',
    ]);
  });
});
