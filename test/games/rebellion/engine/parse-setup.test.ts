import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../../../src/games/rebellion/engine/combat/parse-setup.ts';

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
    ['nothing', undefined, '', 'not-an-object'],
    ['a list', [], '', 'not-an-object'],
    ['an unknown key', { ...BASE, seed: 1 }, 'seed', 'unknown-key'],
    ['a system name with spaces', { ...BASE, system: 'Hoth 1' }, 'system', 'bad-id'],
    ['a third side', { ...BASE, active: 'hutts' }, 'active', 'unknown-side'],
    [
      'more Death Stars than the box holds',
      { ...BASE, units: { ...BASE.units, empire: { 'death-star': 3 } } },
      'units.empire.death-star',
      'too-many',
    ],
    [
      'half a figure',
      { ...BASE, units: { ...BASE.units, rebel: { 'x-wing': 0.5 } } },
      'units.rebel.x-wing',
      'bad-count',
    ],
    [
      'a Rebel ship of the Empire',
      { ...BASE, units: { ...BASE.units, empire: { 'x-wing': 1 } } },
      'units.empire.x-wing',
      'wrong-side',
    ],
    [
      'a leader of the other side',
      { ...BASE, leaders: { empire: ['han-solo'] } },
      'leaders.empire.0',
      'wrong-side',
    ],
    [
      'one leader in two places',
      { ...BASE, leaders: { rebel: ['han-solo'] }, captured: ['han-solo'] },
      'leaders',
      'repeated',
    ],
    [
      'more copies of a card than the deck has',
      { ...BASE, hands: { empire: twice } },
      'hands',
      'too-many',
    ],
    [
      'a ground card called a space card',
      { ...BASE, hands: { rebel: [{ theatre: 'space', card: 'dig-in' }] } },
      'hands.rebel.0',
      'unknown-card',
    ],
    ['a system next to itself', { ...BASE, adjacent: [{ id: 'hoth' }] }, 'adjacent', 'repeated'],
    [
      'nine neighbours',
      { ...BASE, adjacent: Array.from({ length: 9 }, (_, index) => ({ id: `a${index}` })) },
      'adjacent',
      'too-many',
    ],
    [
      'sides that share no theatre',
      { ...BASE, units: { empire: { stormtrooper: 1 }, rebel: { 'x-wing': 1 } } },
      'units',
      'no-shared-theatre',
    ],
  ])('refuses %s', (_name, setup, path, problem) => {
    expect(parseSetup(setup)).toEqual({ ok: false, path, problem });
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
