import { describe, expect, it } from 'vitest';
import { DONE, asks, eventsOf, places, run, summary, verdict } from './helpers.ts';

const build = (setup: object, ...answers: readonly object[]) =>
  run('ti4/production', setup, ...answers);
const make = (unit: string, count = 1) => ({ kind: 'build', unit, count });

describe('production', () => {
  const docks = {
    systems: [
      {
        id: 's',
        at: [0, 0],
        planets: [
          { id: 'p', resources: 0 },
          { id: 'q', resources: 1 },
        ],
      },
    ],
    players: { red: { goods: 20, fleet: 16, planets: ['p', 'q'] }, blue: {} },
    units: { p: { red: { 'space-dock': 1 } }, q: { red: { 'space-dock': 1 } } },
  };

  it('makes as many units as all values together, one by one (B34)', () => {
    const two = { kind: 'build', unit: 'infantry', count: 2, planet: 'p' };
    const there = { ...two, planet: 'q' };
    expect(eventsOf(build(docks), 'production-began')).toEqual([{ player: 'red', limit: 5 }]);
    const four = build(docks, two, there);
    expect(verdict(four, there)).toBe('production.sum');
    expect(verdict(four, { ...there, count: 1 })).toBe('allowed');
    expect(verdict(build(docks, two, there, make('cruiser')), make('destroyer'))).toBe(
      'production.sum',
    );
  });

  it('takes the whole price for one of a pair (B35)', () => {
    const ran = build(docks, { kind: 'build', unit: 'infantry', count: 1, planet: 'p' });
    expect(eventsOf(ran, 'ordered')).toEqual([
      { player: 'red', type: 'infantry', count: 1, cost: 1, planet: 'p' },
    ]);
  });

  it('adds prices up and wastes what is paid over them (B36)', () => {
    const setup = {
      systems: [
        {
          id: 's',
          at: [0, 0],
          planets: [
            { id: 'p', resources: 3 },
            { id: 'q', resources: 2 },
          ],
        },
      ],
      players: { red: { planets: ['p', 'q'] }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } } },
    };
    const ran = build(
      setup,
      make('carrier'),
      make('destroyer'),
      DONE,
      { kind: 'exhaust', planet: 'p' },
      { kind: 'exhaust', planet: 'q' },
    );
    expect(eventsOf(ran, 'paid')).toEqual([{ player: 'red', need: 4, wasted: 1 }]);
    expect(places(ran)['s']).toEqual({ red: { carrier: 1, destroyer: 1 } });
    expect(verdict(build(setup, make('dreadnought')), make('cruiser'))).toBe(
      'producing-units.cost',
    );
  });

  it('makes ground forces but no ships under blockade (B37)', () => {
    const ran = build({ ...docks, units: { ...docks.units, s: { blue: { fighter: 1 } } } });
    expect(verdict(ran, make('destroyer'))).toBe('blockaded.effect');
    expect(verdict(ran, make('infantry', 2))).toBe('allowed');
    const both = build({
      ...docks,
      units: { ...docks.units, s: { blue: { fighter: 1 }, red: { cruiser: 1 } } },
    });
    expect(verdict(both, make('destroyer'))).toBe('producing-units.no-ships');
  });

  it('makes no infantry in docks of the Arborec (B37)', () => {
    const players = { red: { ...docks.players.red, faction: 'arborec' }, blue: {} };
    expect(verdict(build({ ...docks, players }), make('infantry', 2))).toBe(
      'production.arborec-docks',
    );
  });

  it('takes a missing figure from a system without an own token (B38)', () => {
    const setup = {
      ...docks,
      systems: [...docks.systems, { id: 'a', at: [0, -1] }, { id: 'c', at: [1, 0] }],
      tokens: { c: ['red'] },
      units: { ...docks.units, a: { red: { cruiser: 4 } }, c: { red: { cruiser: 4 } } },
    };
    const ran = build(setup);
    expect(verdict(ran, make('cruiser'))).toBe('producing-units.limited-by-components');
    expect(verdict(ran, { kind: 'take-back', unit: 'red-cruiser-5' })).toBe(
      'producing-units.taking-figures-back',
    );
    const back = build(
      setup,
      { kind: 'take-back', unit: 'red-cruiser-1' },
      DONE,
      { kind: 'spend-good' },
      { kind: 'spend-good' },
    );
    expect(places(back)).toMatchObject({ s: { red: { cruiser: 1 } }, a: { red: { cruiser: 3 } } });
  });

  it('makes no structures, and no fighters without a place', () => {
    expect(verdict(build(docks), make('pds'))).toBe('cost.no-cost');
    expect(verdict(build(docks), make('war-sun'))).toBe('cost.no-cost');
    // Each dock hosts three.
    const units = { ...docks.units, s: { red: { fighter: 5 } } };
    expect(verdict(build({ ...docks, units }), make('fighter', 2))).toBe('capacity.over-capacity');
    expect(verdict(build({ ...docks, units }), make('fighter', 1))).toBe('allowed');
  });

  it('may make a ship beyond the fleet pool, and gives one back at once', () => {
    const setup = { ...docks, players: { red: { ...docks.players.red, fleet: 0 }, blue: {} } };
    const paid = [{ kind: 'spend-good' }, { kind: 'spend-good' }];
    const ran = build(setup, make('cruiser'), DONE, ...paid);
    expect(asks(ran)).toBe('red: limits');
    const over = build(setup, make('cruiser'), DONE, ...paid, {
      kind: 'remove',
      unit: 'red-cruiser-1',
    });
    expect(asks(over)).toBe('over');
    expect(places(over)['s']).toBeUndefined();
  });

  it('may be left alone', () => {
    expect(asks(build(docks, DONE))).toBe('over');
  });
});

describe('research', () => {
  const study = (red: object, ...answers: readonly object[]) =>
    run(
      'ti4/research',
      {
        systems: [
          { tile: 26, at: [0, 0] },
          { id: 's', at: [0, 1], planets: [{ id: 'p', specialty: 'propulsion' }] },
        ],
        players: { red, blue: {} },
      },
      ...answers,
    );
  const blue = { technologies: ['antimass-deflectors'] };
  const fleet = { kind: 'research', technology: 'fleet-logistics' };

  it('ignores one prerequisite for an exhausted planet of its colour (B46)', () => {
    expect(verdict(study({ ...blue, planets: ['p'] }), fleet)).toBe(
      'technology-cards.meet-prerequisites',
    );
    const ran = study({ ...blue, planets: ['p'] }, { kind: 'ignore-with' }, fleet);
    expect(summary(ran).technologies['red']).toContain('fleet-logistics');
    expect(summary(ran).exhausted).toEqual(['p']);
  });

  it('gets no help from a planet exhausted already (B46)', () => {
    expect(verdict(study({ ...blue, exhausted: ['p'] }), { kind: 'ignore-with' })).toBe(
      'technology-cards.specialty-exhausted',
    );
  });

  it('gives a second technology for six resources, and none for five', () => {
    const again = { kind: 'research-again' };
    const first = { kind: 'research', technology: 'gravity-drive' };
    const poor = study({ ...blue, planets: ['lodor'], goods: 2 }, first);
    expect(verdict(poor, again)).toBe('technology-strategy-card.primary');
    const ran = study(
      { ...blue, planets: ['lodor'], goods: 3 },
      first,
      again,
      { kind: 'exhaust', planet: 'lodor' },
      { kind: 'spend-good' },
      { kind: 'spend-good' },
      { kind: 'spend-good' },
      { kind: 'research', technology: 'fleet-logistics' },
    );
    expect(asks(ran)).toBe('over');
    expect(summary(ran)).toMatchObject({ goods: { red: 0 }, exhausted: ['lodor'] });
    expect(summary(ran).technologies['red']).toEqual([
      'antimass-deflectors',
      'gravity-drive',
      'fleet-logistics',
    ]);
  });

  it('never takes what belongs to another faction', () => {
    expect(verdict(study(blue), { technology: 'non-euclidean-shielding' })).toBe(
      'technology-cards.other-faction',
    );
  });

  it('makes every carrier a Carrier II (A6)', () => {
    const ran = study(
      { technologies: ['antimass-deflectors', 'gravity-drive'] },
      { kind: 'research', technology: 'carrier-ii' },
    );
    expect(eventsOf(ran, 'researched')).toEqual([
      { player: 'red', technology: 'carrier-ii', ignored: 0 },
    ]);
  });
});
