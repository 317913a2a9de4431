import { describe, expect, it } from 'vitest';
import {
  deckSize,
  poolOf,
  recruiting,
  refresh,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { allowed, asks, citedBy, drawn, eventsOf, outcome, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const draws = (...cards: readonly string[]): readonly Answer[] => cards.map((card) => drawn(card));
const MISSIONS = draws('hidden-fleet', 'hit-and-run', 'interrogation', 'detained');
const PROBES = draws('hoth', 'endor');
const OBJECTIVE = drawn('popular-support');
const DRAWN = [...MISSIONS, ...PROBES, OBJECTIVE];
/** Space 7 of the time track has no icon, and the objectives on top are those of stage II. */
const QUIET = {
  phase: 'refresh',
  time: 6,
  piles: {
    objectives: {
      box: [
        'crippling-blow',
        'cut-supply-lines',
        'defend-the-people',
        'rebel-assault',
        'regional-support',
      ],
    },
  },
};

describe('retrieving leaders', () => {
  const board = {
    ...QUIET,
    systems: {
      hoth: { leaders: ['darth-vader', 'princess-leia', 'han-solo'], units: { stormtrooper: 1 } },
    },
    rings: { 'princess-leia': 'captured-ring' },
    space: { leaders: ['mon-mothma'] },
  };

  it('takes every leader from the board to the pool', () => {
    const { state } = run(refresh, board);
    expect(poolOf(state, 'empire')).toEqual(['darth-vader']);
    expect(poolOf(state, 'rebel')).toEqual(['han-solo', 'mon-mothma']);
  });

  it('leaves captured leaders where they are', () => {
    const ran = run(refresh, board);
    expect(ran.state.leaders['princess-leia'].place).toEqual({ at: 'board', place: 'hoth' });
    expect(citedBy(ran, 'captives-stay')).toEqual(['rebellion.captured-leaders.no-pool']);
  });

  it('takes a leader back from a mission that is still on the table, with the card', () => {
    const { state } = run(refresh, {
      ...QUIET,
      missions: [{ card: 'infiltration', leaders: ['princess-leia'] }],
    });
    expect(poolOf(state, 'rebel')).toEqual(['princess-leia']);
    expect(state.piles['rebel-missions'].hand).toEqual(['infiltration']);
  });
});

const STARTING = [
  'gather-intel',
  'rule-by-fear',
  'capture-rebel-operative',
  'research-and-development',
];
const OTHERS = [
  'carbon-freezing',
  'collect-bounty',
  'display-of-power',
  'double-our-efforts',
  'homing-beacon',
  'hunt-them-down',
  'imperial-propaganda',
];
const holding = (...hand: readonly string[]) => ({
  ...QUIET,
  piles: { ...QUIET.piles, 'empire-missions': { hand } },
});

describe('drawing missions', () => {
  it('gives two to each side', () => {
    const { state } = run(refresh, QUIET, ...MISSIONS);
    expect(state.piles['rebel-missions'].hand).toEqual(['hidden-fleet', 'hit-and-run']);
    expect(state.piles['empire-missions'].hand).toEqual(['interrogation', 'detained']);
  });

  it('makes a hand of 13 discard three, and none of the four starting ones', () => {
    const ran = run(refresh, holding(...STARTING, ...OTHERS), ...MISSIONS);
    expect(asks(ran)).toBe('empire: hand-limit');
    for (const card of STARTING) {
      expect(verdict(ran, { card })).toBe('rebellion.refresh-phase.starting-missions');
    }
    expect(allowed(ran)).toHaveLength(9);
    const gone = OTHERS.slice(0, 3).map((card) => ({ kind: 'discard-mission', card }) as Answer);
    const after = run(refresh, holding(...STARTING, ...OTHERS), ...MISSIONS, ...gone);
    expect(after.state.piles['empire-missions'].hand).toHaveLength(10);
    expect(asks(after)).toBe('empire: draw-card');
  });

  it('counts projects, which go to a discard pile of their own', () => {
    const hand = holding(...OTHERS, 'superlaser-online', 'construct-death-star');
    const ran = run(refresh, hand, ...MISSIONS);
    expect(asks(ran)).toBe('empire: hand-limit');
    const { state } = run(refresh, hand, ...MISSIONS, {
      kind: 'discard-mission',
      card: 'superlaser-online',
    });
    expect(state.piles.projects.discard).toEqual(['superlaser-online']);
    expect(state.piles['empire-missions'].hand).toHaveLength(10);
  });

  it('does not count objectives', () => {
    const five = ['death-star-plans', 'liberation', 'popular-support', 'major-victory'];
    const ran = run(
      refresh,
      {
        ...holding(...OTHERS.slice(0, 6)),
        piles: {
          'rebel-missions': {
            hand: ['infiltration', 'sabotage', 'build-alliance', 'rapid-mobilization'],
          },
          objectives: { hand: [...five, 'establish-outposts'] },
        },
      },
      { kind: 'no-objective' },
      ...MISSIONS,
    );
    expect(asks(ran)).toBe('empire: draw-card');
  });

  it('shuffles the discard pile when the deck is empty', () => {
    const discard = run(refresh, QUIET).state.piles['rebel-missions'].deck.flat();
    const ran = run(refresh, {
      ...QUIET,
      piles: { ...QUIET.piles, 'rebel-missions': { discard } },
    });
    // 29 Rebel mission cards, four of them starting ones.
    expect(eventsOf(ran, 'pile-reshuffled')).toEqual([{ pile: 'rebel-missions', cards: 25 }]);
    expect(ran.state.piles['rebel-missions'].discard).toEqual([]);
    expect(asks(ran)).toBe('rebel: draw-card');
  });
});

describe('probes and objectives', () => {
  it('give the Empire two probe cards and the Rebels one objective', () => {
    const { state } = run(refresh, QUIET, ...DRAWN);
    expect(state.piles.probes.hand).toEqual(['hoth', 'endor']);
    expect(state.piles.objectives.hand).toEqual(['popular-support']);
  });

  it('never draw the card of the base', () => {
    const ran = run(refresh, { ...QUIET, base: { system: 'hoth' } }, ...MISSIONS);
    expect(ran.prompt.kind === 'chance' && ran.prompt.draws[0]?.faces).toHaveLength(30);
  });
});

describe('an objective at the start of the phase', () => {
  const hand = (...cards: readonly string[]) => ({
    ...QUIET,
    reputation: 9,
    piles: { objectives: { hand: cards } },
  });

  it('can be played before the first step, one of them', () => {
    const ran = run(refresh, hand('popular-support', 'heart-of-the-empire'), {
      kind: 'play-objective',
      card: 'heart-of-the-empire',
    });
    expect(ran.state.reputation).toBe(9 - 2);
    expect(ran.state.piles.objectives.hand).toEqual(['popular-support']);
    expect(asks(ran)).toBe('rebel: draw-card');
  });

  it('is not a «Combat» one, and never a duty', () => {
    const ran = run(refresh, hand('crippling-blow'));
    expect(verdict(ran, { card: 'crippling-blow' })).toBe('rebellion.objective-cards.combat');
    expect(verdict(ran, { kind: 'no-objective' })).toBe('allowed');
  });

  it('is not «Regional Support» where every populous system of a region is destroyed', () => {
    const region = { felucia: {}, 'mon-calamari': {}, saleucami: {} };
    const all = (state: object) => ({
      ...hand('regional-support'),
      systems: Object.fromEntries(Object.keys(region).map((id) => [id, state])),
    });
    expect(verdict(run(refresh, all({ destroyed: true })), { card: 'regional-support' })).toBe(
      'rebellion.destroyed-systems.regional-support',
    );
    expect(verdict(run(refresh, all({ loyalty: 'rebel' })), { card: 'regional-support' })).toBe(
      'allowed',
    );
  });
});

describe('advancing time', () => {
  it('moves the marker by one', () => {
    const ran = run(refresh, QUIET, ...DRAWN);
    expect(ran.state.time).toBe(7);
    expect(asks(ran)).toBe('over');
    expect(ran.state.round).toBe(2);
  });

  it('wins the game for the Rebels where the markers meet, before anything is built', () => {
    const ran = run(refresh, { ...QUIET, time: 7, reputation: 8 }, ...DRAWN);
    expect(outcome(ran)?.winner).toEqual({ side: 'rebel', because: 'reputation' });
    expect(eventsOf(ran, 'system-yields')).toEqual([]);
  });

  it('recruits on a recruit icon and builds on a build icon', () => {
    const told = (time: number) => {
      const objective = drawn('crippling-blow');
      const position = { phase: 'refresh', time };
      const ran = run(refresh, position, ...MISSIONS, ...PROBES, objective);
      return eventsOf(ran, 'time-advanced');
    };
    expect(told(1)).toEqual([{ to: 2, recruit: true, build: true }]);
    expect(told(2)).toEqual([{ to: 3, recruit: true, build: false }]);
    expect(told(5)).toEqual([{ to: 6, recruit: false, build: true }]);
    expect(told(6)).toEqual([{ to: 7, recruit: false, build: false }]);
  });
});

const CARDS = draws('an-old-friend', 'wookiee-guardian', 'blindside', 'public-support');
const han: Answer = { kind: 'recruit', card: 'an-old-friend', leader: 'han-solo' };
const boba: Answer = { kind: 'recruit', card: 'blindside', leader: 'boba-fett' };

describe('recruiting', () => {
  it('draws two action cards for each side', () => {
    const ran = run(recruiting, {}, ...CARDS);
    expect(asks(ran)).toBe('rebel: recruit');
    expect(verdict(ran, han)).toBe('allowed');
    expect(verdict(ran, { leader: 'chewbacca' })).toBe('allowed');
  });

  it('takes the leader to the pool, keeps his card and puts the other under the deck', () => {
    const ran = run(recruiting, {}, ...CARDS, han, boba);
    expect(poolOf(ran.state, 'rebel')).toEqual(['han-solo']);
    expect(poolOf(ran.state, 'empire')).toEqual(['boba-fett']);
    const pile = ran.state.piles['rebel-actions'];
    expect(pile.hand).toEqual(['an-old-friend']);
    expect(pile.deck.at(-1)).toEqual(['wookiee-guardian']);
    expect(asks(ran)).toBe('over');
  });

  it('announces the Rebel leader first, and neither before both have chosen', () => {
    expect(eventsOf(run(recruiting, {}, ...CARDS, han), 'leader-recruited')).toEqual([]);
    expect(
      eventsOf(run(recruiting, {}, ...CARDS, han, boba), 'leader-recruited').map(
        ({ leader }) => leader,
      ),
    ).toEqual(['han-solo', 'boba-fett']);
  });

  it('cannot take a leader who is in a pool, on the board or eliminated', () => {
    const ran = run(recruiting, { pool: { rebel: ['han-solo'] } }, ...CARDS);
    expect(verdict(ran, han)).toBe('rebellion.recruiting.not-again');
    const lost = run(recruiting, { eliminated: ['chewbacca'] }, ...CARDS);
    expect(verdict(lost, { leader: 'chewbacca' })).toBe('rebellion.recruiting.not-again');
  });

  it('draws on, one by one, while nobody can be recruited, or takes a card alone', () => {
    const taken = { pool: { rebel: ['han-solo', 'chewbacca'] } };
    const ran = run(recruiting, taken, ...CARDS);
    expect(verdict(ran, { kind: 'draw-another' })).toBe('allowed');
    expect(verdict(ran, { card: 'wookiee-guardian', leader: null })).toBe('allowed');
    const more = run(recruiting, taken, ...CARDS, { kind: 'draw-another' }, drawn('ambush'));
    expect(verdict(more, { card: 'ambush', leader: 'general-madine' })).toBe('allowed');
    expect(verdict(more, { kind: 'draw-another' })).toBe('rebellion.recruiting.draw-more');
    const last = run(
      recruiting,
      taken,
      ...CARDS,
      { kind: 'draw-another' },
      drawn('ambush'),
      { kind: 'recruit', card: 'ambush', leader: 'general-madine' },
      boba,
    );
    expect(last.state.piles['rebel-actions'].deck.at(-1)).toEqual([
      'an-old-friend',
      'wookiee-guardian',
    ]);
  });

  it('does not draw on while somebody can be recruited', () => {
    const ran = run(recruiting, {}, ...CARDS);
    expect(verdict(ran, { kind: 'draw-another' })).toBe('rebellion.recruiting.draw-more');
    expect(verdict(ran, { card: 'an-old-friend', leader: null })).toBe(
      'rebellion.recruiting.choose',
    );
  });

  it('puts both cards into the box in the first game', () => {
    const ran = run(recruiting, { variant: 'first' }, ...CARDS, han, boba);
    const pile = ran.state.piles['rebel-actions'];
    expect(pile.hand).toEqual([]);
    expect(pile.box).toEqual(expect.arrayContaining(['an-old-friend', 'wookiee-guardian']));
    expect(deckSize(pile.deck)).toBe(10);
  });

  it('uses an «Immediate» card as soon as it is kept', () => {
    const ran = run(
      recruiting,
      {},
      ...draws('millennium-falcon', 'ambush', 'blindside', 'public-support'),
      { kind: 'recruit', card: 'millennium-falcon', leader: 'chewbacca' },
      boba,
    );
    expect(eventsOf(ran, 'action-immediate')).toEqual([
      { side: 'rebel', card: 'millennium-falcon' },
    ]);
  });
});
