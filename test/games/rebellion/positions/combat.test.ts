import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';

const BASE = {
  system: 'hoth',
  active: 'empire',
  units: { empire: { 'tie-fighter': 1 }, rebel: { 'x-wing': 1 } },
} as const;

describe('reading a setup', () => {
  it('fills in what may be left out', () => {
    expect(parseSetup(BASE)).toEqual({
      ok: true,
      setup: {
        ...BASE,
        leaders: { empire: [], rebel: [] },
        captured: [],
        pool: { empire: [], rebel: [] },
        adjacent: [],
        hands: {},
        plans: false,
        destroyed: false,
      },
    });
  });

  const twice = [
    { theatre: 'space', card: 'onslaught' },
    { theatre: 'space', card: 'onslaught' },
  ];

  it.each([
    ['nothing', undefined, '', 'Invalid input: expected object, received undefined'],
    ['a list', [], '', 'Invalid input: expected object, received array'],
    ['an unknown key', { ...BASE, seed: 1 }, 'seed', 'there is no «seed» here'],
    [
      'a system name with spaces',
      { ...BASE, system: 'Hoth 1' },
      'system',
      'expected lower-case ASCII words joined by hyphens',
    ],
    ['a third side', { ...BASE, active: 'hutts' }, 'active', 'there is no «hutts» here'],
    [
      'more Death Stars than the box holds',
      { ...BASE, units: { ...BASE.units, empire: { 'death-star': 3 } } },
      'units.empire.death-star',
      'there are only 2 of them',
    ],
    [
      'half a figure',
      { ...BASE, units: { ...BASE.units, rebel: { 'x-wing': 0.5 } } },
      'units.rebel.x-wing',
      'Invalid input: expected int, received number',
    ],
    [
      'a Rebel ship of the Empire',
      { ...BASE, units: { ...BASE.units, empire: { 'x-wing': 1 } } },
      'units.empire.x-wing',
      'there is no «x-wing» here',
    ],
    [
      'a leader of the other side',
      { ...BASE, leaders: { empire: ['han-solo'] } },
      'leaders.empire.0',
      'there is no «han-solo» here',
    ],
    [
      'one leader in two places',
      { ...BASE, leaders: { rebel: ['han-solo'] }, captured: ['han-solo'] },
      'leaders',
      'a leader is in two places',
    ],
    [
      'more copies of a card than the deck has',
      { ...BASE, hands: { empire: twice } },
      'hands',
      'a deck has fewer copies of a card',
    ],
    [
      'a ground card called a space card',
      { ...BASE, hands: { rebel: [{ theatre: 'space', card: 'dig-in' }] } },
      'hands.rebel.0',
      'this theatre has no such card',
    ],
    [
      'a system next to itself',
      { ...BASE, adjacent: [{ id: 'hoth' }] },
      'adjacent',
      'a system is there twice',
    ],
    [
      'nine neighbours',
      { ...BASE, adjacent: Array.from({ length: 9 }, (_, index) => ({ id: `a${index}` })) },
      'adjacent',
      'Too big: expected array to have <=8 items',
    ],
    [
      'sides that share no theatre',
      { ...BASE, units: { empire: { stormtrooper: 1 }, rebel: { 'x-wing': 1 } } },
      'units',
      'no theatre has units of both sides',
    ],
  ])('refuses %s', (_name, setup, path, problem) => {
    expect(parseSetup(setup)).toMatchObject({ ok: false, path, problem });
  });

  it('never throws, whatever it gets', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof parseSetup(value).ok).toBe('boolean');
        expect(typeof parseSetup({ ...BASE, units: value, leaders: value }).ok).toBe('boolean');
      }),
    );
  });
});
