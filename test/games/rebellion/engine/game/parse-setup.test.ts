import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deckSize,
  parsePosition,
  stateFrom,
  violationsOf,
} from '../../../../../src/games/rebellion/engine/game/index.ts';

const problem = (value: unknown): string => {
  const parsed = parsePosition(value);
  return parsed.ok ? 'ok' : `${parsed.path}: ${parsed.problem}`;
};

describe('reading a position', () => {
  it('leaves what is not told in the box or its deck', () => {
    const parsed = parsePosition({});
    if (!parsed.ok) throw new Error(parsed.path);
    const state = stateFrom(parsed.setup);
    expect(violationsOf(state)).toEqual([]);
    expect(deckSize(state.piles.probes.deck)).toBe(31);
    expect(state.piles.objectives.deck.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(state.systems.coruscant.loyalty).toBe('empire');
    expect(state.leaders['darth-vader'].place).toEqual({ at: 'box' });
  });

  it.each([
    ['a system nobody knows', { systems: { tython: {} } }, 'systems.tython: unknown-key'],
    ['a key nobody knows', { weather: 1 }, 'weather: unknown-key'],
    [
      'a unit nobody knows',
      { systems: { hoth: { units: { ewok: 1 } } } },
      'systems.hoth.units.ewok: unknown-key',
    ],
    [
      'too many figures of a kind',
      { systems: { hoth: { units: { 'at-at': 5 } } } },
      'systems.hoth.units.at-at: too-many',
    ],
    [
      'more figures in all than the box holds',
      { systems: { hoth: { units: { 'at-at': 3 } }, endor: { units: { 'at-at': 2 } } } },
      'systems: impossible',
    ],
    [
      'half a figure',
      { systems: { hoth: { units: { 'at-at': 0.5 } } } },
      'systems.hoth.units.at-at: bad-count',
    ],
    [
      'a leader in two places',
      { pool: { empire: ['darth-vader'] }, systems: { hoth: { leaders: ['darth-vader'] } } },
      'leaders: repeated',
    ],
    [
      'one ring twice',
      { rings: { 'han-solo': 'captured-ring', chewbacca: 'captured-ring' } },
      'rings: repeated',
    ],
    [
      'loyalty of a remote system',
      { systems: { hoth: { loyalty: 'rebel' } } },
      'systems.hoth.loyalty: impossible',
    ],
    [
      'an Imperial system under its own subjugation',
      { systems: { naboo: { loyalty: 'empire', subjugated: true } } },
      'systems: impossible',
    ],
    [
      'three leaders on a mission',
      { missions: [{ card: 'sabotage', leaders: ['han-solo', 'chewbacca', 'mon-mothma'] }] },
      'missions.0.leaders: bad-count',
    ],
    [
      'an Imperial leader on a Rebel mission',
      { missions: [{ card: 'sabotage', leaders: ['darth-vader'] }] },
      'missions: impossible',
    ],
    [
      'a card more often than printed',
      { piles: { 'rebel-missions': { hand: ['sabotage', 'sabotage'] } } },
      'piles: impossible',
    ],
    [
      'a card in the wrong pile',
      { piles: { 'rebel-missions': { hand: ['detained'] } } },
      'piles: impossible',
    ],
    ['time beyond reputation', { time: 9, reputation: 8 }, 'time: impossible'],
    ['a base on Coruscant', { base: { system: 'coruscant' } }, 'base.system: impossible'],
    ['a revealed base without a system', { base: { revealed: true } }, 'base.system: impossible'],
    [
      'units on the space of a revealed base',
      { base: { system: 'hoth', revealed: true }, space: { units: { 'x-wing': 1 } } },
      'base: impossible',
    ],
    ['an order without everybody', { players: 4, order: ['rebel-admiral'] }, 'order: bad-count'],
    [
      'a seat of a team in a game of two',
      { order: ['rebel-admiral', 'empire'] },
      'order.0: unknown-kind',
    ],
    ['nothing', undefined, ': not-an-object'],
  ])('refuses %s', (_, value, expected) => {
    expect(problem(value)).toBe(expected);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof parsePosition(value).ok).toBe('boolean');
      }),
    );
    const keys = [
      'systems',
      'pool',
      'piles',
      'queue',
      'missions',
      'rings',
      'start',
      'base',
      'space',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything({ maxDepth: 4 }), (key, value) => {
        expect(typeof parsePosition({ [key]: value }).ok).toBe('boolean');
      }),
    );
  });
});
