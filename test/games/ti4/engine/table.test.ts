import { describe, expect, it } from 'vitest';
import { choiceKey } from '../../../../src/engine/check.ts';
import { newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import { lifelines, speakerAfter } from '../../../../src/games/ti4/engine/table/elimination.ts';
import { secretsOver } from '../../../../src/games/ti4/engine/table/objectives.ts';
import { parseTrade } from '../../../../src/games/ti4/positions/trade.ts';
import { trade } from '../../../../src/games/ti4/engine/table/trade.ts';
import type { TradeChoice, Ware } from '../../../../src/games/ti4/engine/table/trade-types.ts';
import {
  areNeighbours,
  receivedBy,
  transactionBar,
} from '../../../../src/games/ti4/engine/table/transactions.ts';
import type { Side, Transaction } from '../../../../src/games/ti4/engine/table/transactions.ts';
import { MAP, eventsOf, places, run, setupOf } from './helpers.ts';

const side = (player: 'red' | 'blue', part: Partial<Side> = {}): Side => ({
  player,
  faction: null,
  goods: 0,
  commodities: 0,
  promissory: 0,
  fromPlay: false,
  actionCards: 0,
  other: false,
  ...part,
});
const deal = (part: Partial<Transaction> = {}): Transaction => ({
  sides: [side('red', { goods: 3 }), side('blue')],
  phase: 'turn',
  active: 'red',
  neighbours: true,
  again: false,
  ...part,
});

describe('neighbours', () => {
  it('have units or planets in one system or in adjacent ones', () => {
    expect(
      areNeighbours(
        setupOf({ units: { s: { red: { cruiser: 1 } }, a: { blue: { cruiser: 1 } } } }),
        'red',
        'blue',
      ),
    ).toBe(true);
    expect(
      areNeighbours(
        setupOf({ units: { d: { red: { cruiser: 1 } }, a: { blue: { cruiser: 1 } } } }),
        'red',
        'blue',
      ),
    ).toBe(false);
    expect(
      areNeighbours(
        setupOf({
          players: { red: { planets: ['b-planet'] }, blue: {} },
          units: { a: { blue: { cruiser: 1 } } },
        }),
        'red',
        'blue',
      ),
    ).toBe(true);
  });
});

describe('a transaction', () => {
  it('may give without taking, and turns commodities into goods', () => {
    expect(transactionBar(deal())).toBeNull();
    expect(receivedBy(side('red', { goods: 1, commodities: 2 }))).toBe(3);
  });

  it('is one for each neighbour in the active player’s turn', () => {
    expect(transactionBar(deal({ neighbours: false }))).toBe('transactions.one-per-neighbor');
    expect(transactionBar(deal({ again: true }))).toBe('transactions.one-per-neighbor');
    expect(transactionBar(deal({ active: null }))).toBe('transactions.one-per-neighbor');
  });

  it('asks for no neighbours in the agenda phase, but is one for each vote', () => {
    expect(transactionBar(deal({ phase: 'agenda', active: null, neighbours: false }))).toBeNull();
    expect(transactionBar(deal({ phase: 'agenda', again: true }))).toBe(
      'transactions.agenda-phase',
    );
  });

  it('takes one promissory note from each hand, and no other cards or tokens', () => {
    const give = (part: Partial<Side>) =>
      transactionBar(deal({ sides: [side('red', part), side('blue')] }));
    expect(give({ promissory: 2 })).toBe('transactions.what-each-gives');
    expect(give({ promissory: 1, fromPlay: true })).toBe('promissory-notes.not-from-play');
    expect(give({ other: true })).toBe('transactions.only-these');
    expect(give({ actionCards: 1 })).toBe('transactions.only-these');
    expect(give({ actionCards: 1, faction: 'emirates-of-hacan' })).toBeNull();
  });
});

describe('the neighbours of the Ghosts of Creuss', () => {
  it('stand at any alpha or beta wormhole when the Ghosts stand at one', () => {
    const table = (faction: string) =>
      setupOf({
        systems: [
          { id: 's', at: [0, 0], wormholes: ['alpha'] },
          { id: 'far', at: [3, 0], wormholes: ['beta'] },
        ],
        players: { red: { faction }, blue: {} },
        units: { s: { red: { cruiser: 1 } }, far: { blue: { cruiser: 1 } } },
      });
    expect(areNeighbours(table('ghosts-of-creuss'), 'red', 'blue')).toBe(true);
    expect(areNeighbours(table('winnu'), 'red', 'blue')).toBe(false);
  });
});

describe('transactions step by step', () => {
  const start = (part: object = {}) => {
    const parsed = parseTrade({
      systems: MAP,
      players: { red: { goods: 2 }, blue: { faction: 'emirates-of-hacan' }, yellow: { goods: 1 } },
      active: 'red',
      units: { s: { red: { cruiser: 1 } }, a: { blue: { cruiser: 1 } }, y: { yellow: { pds: 1 } } },
      hands: {
        red: { commodities: 1, notes: 2, inPlay: 1, actionCards: 1 },
        blue: { commodities: 3, actionCards: 1 },
      },
      ...part,
    });
    if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
    return newGame(trade, parsed.setup);
  };
  type Game = ReturnType<typeof start>;
  const after = (game: Game, ...choices: readonly TradeChoice[]): Game =>
    choices.reduce((now, choice) => play(now, choice), game);
  const said = (game: Game, choice: TradeChoice): string => {
    const prompt = promptOf(game);
    if (prompt.kind !== 'decision') return 'not asked';
    const option = prompt.options.find((entry) => choiceKey(entry.choice) === choiceKey(choice));
    if (!option) return 'not offered';
    return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
  };
  const give = (ware: Ware): TradeChoice => ({ kind: 'give', ware });
  const take = (ware: Ware): TradeChoice => ({ kind: 'take', ware });
  const blue = { kind: 'partner', player: 'blue' } as const;
  const yellow = { kind: 'partner', player: 'yellow' } as const;
  const AGREE = { kind: 'agree' } as const;

  it('turn commodities over on their way and leave the sum of tokens as it was', () => {
    const game = after(start(), blue, give('commodity'), take('commodity'), take('commodity'));
    expect(position(after(game, AGREE)).state.hands).toMatchObject({
      red: { goods: 4, commodities: 0 },
      blue: { goods: 1, commodities: 1 },
    });
  });

  it('happen once with each neighbour in a turn, and never with a stranger', () => {
    expect(said(start(), yellow)).toBe('transactions.one-per-neighbor');
    const again = after(start(), blue, give('good'), AGREE);
    expect(said(again, blue)).toBe('transactions.one-per-neighbor');
    const failed = after(start(), blue, { kind: 'no-deal' });
    expect(said(failed, blue)).toBe('allowed');
  });

  it('happen once with everybody during a vote', () => {
    const vote = start({ phase: 'agenda' });
    expect(said(vote, yellow)).toBe('allowed');
    const again = after(vote, yellow, take('good'), AGREE);
    expect(said(again, yellow)).toBe('transactions.agenda-phase');
  });

  it('hold one note of the hand, no token, and action cards only with the Hacan', () => {
    const game = after(start({ phase: 'agenda' }), blue);
    expect(said(game, give('token'))).toBe('transactions.only-these');
    expect(said(game, give('note-in-play'))).toBe('promissory-notes.not-from-play');
    expect(said(after(game, give('note')), give('note'))).toBe('transactions.what-each-gives');
    expect(said(game, give('action-card'))).toBe('allowed');
    expect(said(after(start({ phase: 'agenda' }), yellow), give('action-card'))).toBe(
      'transactions.only-these',
    );
  });

  it('cannot give more than there is, and need something to agree on', () => {
    const game = after(start(), blue);
    expect(said(game, AGREE)).toBe('not offered');
    expect(said(after(game, give('commodity')), give('commodity'))).toBe('not offered');
    expect(said(game, take('good'))).toBe('not offered');
  });
});

describe('elimination', () => {
  it('needs all three: no ground forces, no production, no planets', () => {
    const left = (setup: object) =>
      lifelines(setupOf(setup), 'red').map((rule) => rule.replace('elimination.', ''));
    expect(left({ units: { s: { red: { cruiser: 1 } } } })).toEqual([]);
    expect(left({ units: { s: { red: { infantry: 1 } } } })).toEqual(['no-ground-forces']);
    expect(
      left({
        players: { red: { planets: ['lodor'] }, blue: {} },
        units: { lodor: { red: { 'space-dock': 1 } } },
      }),
    ).toEqual(['no-production', 'no-planets']);
  });

  it('comes at the end of an invasion that took the last planet, with ships and tokens', () => {
    const ran = run(
      'ti4/invasion',
      {
        players: { red: {}, blue: { planets: ['lodor'] } },
        units: {
          s: { red: { carrier: 1, infantry: 1 } },
          lodor: { blue: { 'space-dock': 1 } },
          a: { blue: { cruiser: 2 } },
        },
        tokens: { b: ['blue', 'red'] },
      },
      { kind: 'land', planet: 'lodor' },
    );
    expect(eventsOf(ran, 'eliminated')).toEqual([{ player: 'blue', units: 2 }]);
    expect(places(ran)['a']).toBeUndefined();
    expect(ran.state.tokens['b']).toEqual(['red']);
  });

  it('spares who had no more than ships when the example began', () => {
    const ran = run(
      'ti4/invasion',
      { units: { s: { red: { carrier: 1, infantry: 1 } }, a: { blue: { cruiser: 2 } } } },
      { kind: 'land', planet: 'lodor' },
    );
    expect(eventsOf(ran, 'eliminated')).toEqual([]);
  });

  it('hands the speaker token to the left', () => {
    expect(speakerAfter(['red', 'blue', 'yellow'], 'yellow', 'yellow')).toBe('red');
    expect(speakerAfter(['red', 'blue', 'yellow'], 'blue', 'yellow')).toBe('blue');
  });
});

describe('a fourth secret objective', () => {
  it('sends one that is not scored back, scored ones counted (B47)', () => {
    expect(secretsOver(4, 0).back).toBe(1);
    expect(secretsOver(3, 1).back).toBe(1);
    expect(secretsOver(2, 1).back).toBe(0);
  });
});
