import { describe, expect } from 'vitest';
import { newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import type { PlayerId } from '../../../../src/games/ti4/engine/action/types.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import type {
  AgendaCard,
  AgendaChoice,
  AgendaSetup,
  Voter,
} from '../../../../src/games/ti4/engine/agenda/types.ts';
import { speakerAfter } from '../../../../src/games/ti4/engine/table/elimination.ts';
import { parseTrade } from '../../../../src/games/ti4/positions/trade.ts';
import { trade } from '../../../../src/games/ti4/engine/table/trade.ts';
import type { TradeChoice, Ware } from '../../../../src/games/ti4/engine/table/trade-types.ts';
import { transactionBar } from '../../../../src/games/ti4/engine/table/transactions.ts';
import type { Side } from '../../../../src/games/ti4/engine/table/transactions.ts';
import { asks, verdict } from './any-game.ts';
import { by, no } from './positions.ts';

// ── the vote ─────────────────────────────────────────────────────────────────────────────────────

const LAW: AgendaCard = { type: 'law', elects: 'for-against' };
const PLAYER: AgendaCard = { type: 'directive', elects: 'player' };
const PLANET: AgendaCard = { type: 'law', elects: 'planet' };

const planet = (id: string, influence: number) => ({ id, influence, exhausted: false });
const council = (
  first: AgendaCard,
  voters: Partial<Record<PlayerId, Partial<Voter>>>,
  part: Partial<AgendaSetup> = {},
): AgendaSetup => ({
  players: ['red', 'blue', 'yellow', 'green'],
  speaker: 'yellow',
  custodians: false,
  cards: [first, LAW],
  voters,
  free: [],
  ...part,
});
const sit = (setup: AgendaSetup, ...choices: readonly AgendaChoice[]) =>
  choices.reduce((game, choice) => play(game, choice), newGame(agenda, setup));
const outcome = (what: string): AgendaChoice => ({ kind: 'outcome', outcome: what });
const exhaust = (id: string): AgendaChoice => ({ kind: 'exhaust', planet: id });
const ABSTAIN: AgendaChoice = { kind: 'abstain' };
const DONE: AgendaChoice = { kind: 'done' };
const FOR = outcome('for');

describe('a vote', () => {
  by('agenda-phase.voting-order', 'begins left of the speaker, who votes last', () => {
    let game = sit(council(LAW, {}));
    const asked: string[] = [];
    while (asks(game).endsWith(': vote') && asked.length < 4) {
      asked.push(asks(game).split(':')[0] ?? '');
      game = play(game, ABSTAIN);
    }
    expect(asked).toEqual(['green', 'red', 'blue', 'yellow']);
  });

  by(
    'agenda-phase.ready-planets',
    'after another finds planets exhausted and goods no help',
    () => {
      const ran = sit(
        council(LAW, {
          green: { planets: [planet('lodor', 11)], goods: 5 },
          yellow: { planets: [planet('quann', 1)] },
        }),
        FOR,
        exhaust('lodor'),
        DONE,
        ABSTAIN,
        ABSTAIN,
        ABSTAIN,
      );
      expect(asks(ran)).toBe('green: vote');
      expect(verdict(ran, FOR)).toBe(no('agenda-phase.casting-votes'));
      expect(verdict(ran, ABSTAIN)).toBe('allowed');
      const end = sit(
        council(LAW, { green: { planets: [planet('lodor', 11)], goods: 5 } }),
        FOR,
        exhaust('lodor'),
      );
      expect(verdict(end, { kind: 'spend-good' })).toBe(no('agenda-phase.no-trade-goods'));
    },
  );

  by('agenda-phase.all-votes-of-planet', 'takes a planet whole, for one outcome', () => {
    const ran = sit(
      council(LAW, { green: { planets: [planet('lodor', 6)] } }),
      FOR,
      exhaust('lodor'),
    );
    expect(verdict(ran, outcome('against'))).toBe(no('agenda-phase.no-splitting'));
    expect(position(play(ran, DONE)).state.votes).toEqual({ for: 6 });
    expect(verdict(ran, exhaust('lodor'))).toBe(no('readied-card.exhausted'));
    const none = sit(council(LAW, { green: { planets: [planet('lodor', 6)] } }), FOR);
    expect(verdict(none, DONE)).toBe(no('agenda-phase.aloud'));
  });

  by(
    'agenda-phase.tie',
    'that ties is decided among the tied, by a speaker who may not vote',
    () => {
      const ran = sit(
        council(PLAYER, {
          green: { planets: [planet('lodor', 7)] },
          red: { planets: [planet('quann', 7)] },
          blue: { planets: [planet('bereg', 5)] },
          yellow: { barred: true },
        }),
        outcome('red'),
        exhaust('lodor'),
        DONE,
        outcome('blue'),
        exhaust('quann'),
        DONE,
        outcome('green'),
        exhaust('bereg'),
        DONE,
      );
      expect(asks(ran)).toBe('yellow: tie');
      expect(verdict(ran, outcome('green'))).toBe('not offered');
      expect(verdict(ran, outcome('red'))).toBe('allowed');
      expect(verdict(ran, outcome('blue'))).toBe('allowed');
    },
  );

  by('agenda-phase.tie', 'that nobody takes part in is the speaker’s', () => {
    const ran = sit(council(LAW, {}), ABSTAIN, ABSTAIN, ABSTAIN, ABSTAIN);
    expect(asks(ran)).toBe('yellow: tie');
    expect(verdict(ran, outcome('against'))).toBe('allowed');
    const passed = play(ran, FOR);
    const events = passed.moves.flatMap((move) => move.events);
    expect(events.find(({ kind }) => kind === 'resolved')?.data).toEqual({
      outcome: 'for',
      stays: true,
    });
  });

  by('agenda-phase.controlled-planets', 'elects no planet that nobody controls', () => {
    const ran = sit(
      council(
        PLANET,
        { green: { planets: [planet('lodor', 1)] }, red: { planets: [planet('jord', 2)] } },
        { free: ['mecatol-rex'] },
      ),
    );
    expect(verdict(ran, outcome('mecatol-rex'))).toBe(no('agenda-phase.controlled-planets'));
    expect(verdict(ran, outcome('jord'))).toBe('allowed');
  });

  by('agenda-phase.elected-planet', 'elects nothing where nobody controls a planet', () => {
    const ran = sit(council(PLANET, {}), ABSTAIN, ABSTAIN, ABSTAIN, ABSTAIN);
    expect(asks(ran)).toBe('green: vote');
    expect(verdict(ran, FOR)).toBe(no('agenda-phase.casting-votes'));
    expect(position(ran).state.results).toEqual([]);
  });

  by('agenda-phase.voting-for-oneself', 'may elect the only one who voted', () => {
    const ran = sit(
      council(PLAYER, { green: { planets: [planet('lodor', 3)] } }),
      outcome('green'),
      exhaust('lodor'),
      DONE,
      ABSTAIN,
      ABSTAIN,
      ABSTAIN,
    );
    expect(position(ran).state.results).toEqual(['green']);
  });

  by('agenda-phase.extra-votes', 'adds what effects give to the outcome voted for', () => {
    const ran = sit(
      council(LAW, { green: { planets: [planet('lodor', 3)], extra: 2 } }),
      FOR,
      exhaust('lodor'),
    );
    expect(verdict(ran, outcome('against'))).toBe(no('agenda-phase.no-splitting'));
    const cast = play(ran, DONE);
    expect(position(cast).state.votes).toEqual({ for: 5 });
    expect(cast.moves.at(-1)?.events[0]?.rules).toContain('ti4.agenda-phase.extra-votes');
    const plain = sit(
      council(LAW, { green: { planets: [planet('lodor', 3)] } }),
      FOR,
      exhaust('lodor'),
      DONE,
    );
    expect(plain.moves.at(-1)?.events[0]?.rules).not.toContain('ti4.agenda-phase.extra-votes');
  });

  by('agenda-phase.prediction', 'is foretold before it begins, and as one of its outcomes', () => {
    const setup = council(LAW, { blue: { predicts: true } });
    const ran = sit(setup);
    expect(asks(ran)).toBe('blue: predict');
    expect(verdict(ran, { kind: 'predict', outcome: 'for' })).toBe('allowed');
    expect(verdict(ran, { kind: 'predict', outcome: 'green' })).toBe('not offered');
    const later = sit(setup, { kind: 'no-prediction' }, ABSTAIN);
    expect(asks(later)).toBe('red: vote');
    expect(verdict(later, { kind: 'predict', outcome: 'for' })).toBe('not offered');
  });
});

describe('predictions', () => {
  by(
    'abilities.simultaneous-other-phases',
    'are told clockwise, beginning with the speaker',
    () => {
      const all = {
        red: { predicts: true },
        yellow: { predicts: true },
        green: { predicts: true },
      };
      let game = sit(council(LAW, all));
      const asked: string[] = [];
      while (asks(game).endsWith(': predict')) {
        asked.push(asks(game).split(':')[0] ?? '');
        game = play(game, { kind: 'no-prediction' });
      }
      expect(asked).toEqual(['yellow', 'green', 'red']);
    },
  );
});

// ── transactions ─────────────────────────────────────────────────────────────────────────────────

const market = (part: object = {}) => {
  const parsed = parseTrade({
    systems: [
      { id: 'x', at: [0, 0], planets: [{ id: 'p' }] },
      { id: 'y', at: [0, -1] },
      { id: 'z', at: [0, 5] },
      { id: 'far', at: [5, 0] },
      { id: 'g1', at: [9, 9], wormholes: ['alpha'] },
      { id: 'g2', at: [-9, 9], wormholes: ['alpha'] },
    ],
    players: { red: { goods: 4, planets: ['p'] }, blue: { goods: 3 }, yellow: {}, green: {} },
    active: 'red',
    units: {
      y: { blue: { fighter: 1 } },
      g1: { yellow: { cruiser: 1 } },
      g2: { red: { cruiser: 1 } },
      far: { green: { cruiser: 1 } },
    },
    hands: {
      red: { commodities: 3, notes: 2, inPlay: 1, actionCards: 1 },
      blue: { commodities: 3, actionCards: 1 },
    },
    ...part,
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return newGame(trade, parsed.setup);
};
type Market = ReturnType<typeof market>;
const after = (game: Market, ...choices: readonly TradeChoice[]): Market =>
  choices.reduce((now, choice) => play(now, choice), game);
const partner = (player: PlayerId): TradeChoice => ({ kind: 'partner', player });
const give = (ware: Ware): TradeChoice => ({ kind: 'give', ware });
const take = (ware: Ware): TradeChoice => ({ kind: 'take', ware });
const AGREE: TradeChoice = { kind: 'agree' };
const hand = (game: Market, player: PlayerId) => position(game).state.hands[player];

describe('a transaction', () => {
  by('neighbors.who', 'needs a neighbour: by a planet, by a fighter or through a wormhole', () => {
    const ran = market();
    expect(verdict(ran, partner('blue'))).toBe('allowed');
    expect(verdict(ran, partner('yellow'))).toBe('allowed');
    expect(verdict(ran, partner('green'))).toBe(no('transactions.one-per-neighbor'));
  });

  by('neighbors.creuss', 'names the Ghosts of Creuss where they sit', () => {
    const rules = (part: object): readonly string[] => {
      const prompt = promptOf(market(part));
      return prompt.kind === 'over' ? [] : prompt.rules;
    };
    const players = { red: {}, blue: { faction: 'ghosts-of-creuss' }, yellow: {}, green: {} };
    expect(rules({})).not.toContain('ti4.neighbors.creuss');
    expect(rules({ players })).toContain('ti4.neighbors.creuss');
    expect(asks(market({ players }))).toBe('red: partner');
  });

  by('transactions.what', 'is over when the active player wants no more', () => {
    const ran = after(market(), { kind: 'done' });
    expect(ran.moves.at(-1)?.events).toMatchObject([
      { kind: 'finished', data: { player: 'red' }, rules: ['ti4.transactions.what'] },
    ]);
    expect(asks(ran)).toBe('over');
  });

  by('transactions.hacan', 'hands over action cards of the Hacan', () => {
    const red = { goods: 4, planets: ['p'] };
    const players = { red, blue: { faction: 'emirates-of-hacan' }, yellow: {}, green: {} };
    const ran = after(market({ players }), partner('blue'), take('action-card'), AGREE);
    expect(hand(ran, 'red')?.actionCards).toBe(2);
    expect(ran.moves.at(-1)?.events[0]?.rules).toContain('ti4.transactions.hacan');
  });

  by('transactions.one-per-neighbor', 'is made once with each', () => {
    const ran = after(market(), partner('blue'), give('good'), AGREE);
    expect(verdict(ran, partner('blue'))).toBe(no('transactions.one-per-neighbor'));
    expect(verdict(ran, partner('yellow'))).toBe('allowed');
  });

  by('transactions.one-per-neighbor', 'has the active player on one side', () => {
    const side = (player: PlayerId): Side => ({
      player,
      faction: null,
      goods: 0,
      commodities: 3,
      promissory: 0,
      fromPlay: false,
      actionCards: 0,
      other: false,
    });
    const deal = { phase: 'turn', active: 'red', neighbours: true, again: false } as const;
    expect(transactionBar({ ...deal, sides: [side('blue'), side('yellow')] })).toBe(
      no('transactions.one-per-neighbor'),
    );
    expect(transactionBar({ ...deal, sides: [side('red'), side('yellow')] })).toBeNull();
  });

  by('commodities.becomes-goods', 'makes goods of commodities on both sides', () => {
    const three = [1, 2, 3].flatMap(() => [give('commodity'), take('commodity')]);
    const ran = after(market(), partner('blue'), ...three, AGREE);
    expect(hand(ran, 'red')).toMatchObject({ goods: 7, commodities: 0 });
    expect(hand(ran, 'blue')).toMatchObject({ goods: 6, commodities: 0 });
  });

  by('commodities.no-longer-commodity', 'fills nobody beyond the value of commodities', () => {
    const ran = after(
      market(),
      partner('blue'),
      give('commodity'),
      give('commodity'),
      give('commodity'),
      AGREE,
    );
    expect(hand(ran, 'blue')).toMatchObject({ goods: 6, commodities: 3 });
  });

  by('transactions.what-each-gives', 'takes one note of the hand, whosever it was', () => {
    const ran = after(market(), partner('blue'), give('note'));
    expect(verdict(ran, give('note'))).toBe(no('transactions.what-each-gives'));
    expect(verdict(ran, AGREE)).toBe('allowed');
    expect(verdict(ran, give('note-in-play'))).toBe(no('promissory-notes.not-from-play'));
  });

  by(
    'transactions.only-these',
    'takes no action card and no command token but with the Hacan',
    () => {
      const ran = after(market(), partner('blue'));
      expect(verdict(ran, give('action-card'))).toBe(no('transactions.only-these'));
      expect(verdict(ran, give('token'))).toBe(no('transactions.only-these'));
      const players = {
        red: {},
        blue: { faction: 'emirates-of-hacan', goods: 3 },
        yellow: {},
        green: {},
      };
      const units = { y: { blue: { fighter: 1 }, red: { fighter: 1 } } };
      const hacan = after(market({ players, units }), partner('blue'));
      expect(verdict(hacan, take('action-card'))).toBe('allowed');
      expect(verdict(hacan, give('token'))).toBe(no('transactions.only-these'));
    },
  );

  by('transactions.uneven', 'may be a gift, and is not undone', () => {
    const ran = after(
      market(),
      partner('blue'),
      ...Array.from({ length: 4 }, () => give('good')),
      AGREE,
    );
    expect(hand(ran, 'red')?.goods).toBe(0);
    expect(verdict(ran, partner('blue'))).toBe(no('transactions.one-per-neighbor'));
  });

  by('transactions.agenda-phase', 'in a vote is open to strangers, once each', () => {
    const ran = market({ phase: 'agenda' });
    expect(verdict(ran, partner('green'))).toBe('allowed');
    const done = after(ran, partner('green'), give('good'), AGREE);
    expect(verdict(done, partner('green'))).toBe(no('transactions.agenda-phase'));
    expect(verdict(market({ phase: 'agenda' }), partner('green'))).toBe('allowed');
  });
});

describe('the speaker', () => {
  by('elimination.speaker', 'who is out hands the token to the left', () => {
    expect(speakerAfter(['red', 'blue', 'yellow'], 'blue', 'blue')).toBe('yellow');
    expect(speakerAfter(['red', 'blue', 'yellow'], 'yellow', 'yellow')).toBe('red');
  });
});
