import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deckSize,
  stateFrom,
  violationsOf,
} from '../../../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../../../src/games/rebellion/positions/game.ts';

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
    [
      'a system nobody knows',
      { systems: { tython: {} } },
      'systems.tython: there is no «tython» here',
    ],
    ['a key nobody knows', { weather: 1 }, 'weather: there is no «weather» here'],
    [
      'a unit nobody knows',
      { systems: { hoth: { units: { ewok: 1 } } } },
      'systems.hoth.units.ewok: there is no «ewok» here',
    ],
    [
      'too many figures of a kind',
      { systems: { hoth: { units: { 'at-at': 5 } } } },
      'systems.hoth.units.at-at: there are only 4 of them',
    ],
    [
      'more figures in all than the box holds',
      { systems: { hoth: { units: { 'at-at': 3 } }, endor: { units: { 'at-at': 2 } } } },
      'systems: there are more figures than the box holds',
    ],
    [
      'half a figure',
      { systems: { hoth: { units: { 'at-at': 0.5 } } } },
      'systems.hoth.units.at-at: Invalid input: expected int, received number',
    ],
    [
      'a leader in two places',
      { pool: { empire: ['darth-vader'] }, systems: { hoth: { leaders: ['darth-vader'] } } },
      'leaders: a leader is in two places',
    ],
    [
      'one ring twice',
      { rings: { 'han-solo': 'captured-ring', chewbacca: 'captured-ring' } },
      'rings: two leaders have one ring',
    ],
    [
      'loyalty of a remote system',
      { systems: { hoth: { loyalty: 'rebel' } } },
      'systems.hoth.loyalty: this system can have no marker',
    ],
    [
      'an Imperial system under its own subjugation',
      { systems: { naboo: { loyalty: 'empire', subjugated: true } } },
      'systems: a system cannot have such markers',
    ],
    [
      'three leaders on a mission',
      { missions: [{ card: 'sabotage', leaders: ['han-solo', 'chewbacca', 'mon-mothma'] }] },
      'missions.0.leaders: Too big: expected array to have <=2 items',
    ],
    [
      'an Imperial leader on a Rebel mission',
      { missions: [{ card: 'sabotage', leaders: ['darth-vader'] }] },
      'missions: leaders are sent on missions of their own side',
    ],
    [
      'a card more often than printed',
      { piles: { 'rebel-missions': { hand: ['sabotage', 'sabotage'] } } },
      'piles: a card is there too often, or where it cannot be',
    ],
    [
      'a card in the wrong pile',
      { piles: { 'rebel-missions': { hand: ['detained'] } } },
      'piles: a card is there too often, or where it cannot be',
    ],
    ['time beyond reputation', { time: 9, reputation: 8 }, 'time: the markers have met'],
    ['a base on Coruscant', { base: { system: 'coruscant' } }, 'base.system: no base can be there'],
    [
      'a revealed base without a system',
      { base: { revealed: true } },
      'base.system: no base can be there',
    ],
    [
      'units on the space of a revealed base',
      { base: { system: 'hoth', revealed: true }, space: { units: { 'x-wing': 1 } } },
      'base: the base cannot be like this',
    ],
    [
      'an order without everybody',
      { players: 4, order: ['rebel-admiral'] },
      'order: it names every seat once',
    ],
    [
      'a seat of a team in a game of two',
      { order: ['rebel-admiral', 'empire'] },
      'order.0: nobody sits there',
    ],
    ['nothing', undefined, ': Invalid input: expected object, received undefined'],
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
