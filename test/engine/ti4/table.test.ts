import { describe, expect, it } from 'vitest';
import { lifelines, speakerAfter } from '../../../src/engine/ti4/table/elimination.ts';
import { secretsOver } from '../../../src/engine/ti4/table/objectives.ts';
import {
  areNeighbours,
  receivedBy,
  transactionBar,
} from '../../../src/engine/ti4/table/transactions.ts';
import type { Side, Transaction } from '../../../src/engine/ti4/table/transactions.ts';
import { setupOf } from './helpers.ts';

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
