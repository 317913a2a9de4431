import { describe, expect } from 'vitest';
import { profile } from '../../../../src/games/ti4/engine/action/query.ts';
import {
  ANNOUNCE,
  DEPART,
  DONE,
  STAY,
  asks,
  dice,
  eventsOf,
  mapWith,
  places,
  run,
  summary,
  verdict,
} from './helpers.ts';
import type { Ran } from './helpers.ts';
import { alone, by, no, times } from './positions.ts';

const act = (setup: object, ...answers: readonly object[]): Ran =>
  run(
    'ti4/tactical-action',
    { system: undefined, ...setup },
    { kind: 'activate', system: 's' },
    ...answers,
  );
const build = (setup: object, ...answers: readonly object[]): Ran =>
  run('ti4/production', setup, ...answers);
const make = (unit: string, count = 1, planet: string | null = null): object => ({
  kind: 'build',
  unit,
  count,
  planet,
});

// ── where a ship may end ─────────────────────────────────────────────────────────────────────────

describe('a retreat obeys what any movement obeys', () => {
  /** Blue defends in S and has a lone ship in A, an anomaly. */
  const beside = (anomaly: string, more: object = {}): object => ({
    systems: mapWith({ a: { anomalies: [anomaly] } }),
    units: { s: { red: { cruiser: 2 }, blue: { cruiser: 2 } }, a: { blue: { cruiser: 1 } } },
    ...more,
  });
  const fight = (setup: object, ...answers: readonly object[]): Ran =>
    run('ti4/space-combat', setup, ...answers);

  by('nebula.only-if-active', 'nobody retreats into a nebula, which is not active', () => {
    expect(verdict(fight(beside('nebula')), ANNOUNCE)).toBe(
      no('space-combat.retreat-needs-system'),
    );
  });

  by('supernova.no-ships', 'nobody retreats into a supernova', () => {
    expect(verdict(fight(beside('supernova')), ANNOUNCE)).toBe(
      no('space-combat.retreat-needs-system'),
    );
  });

  by('asteroid-field.no-ships', 'of two systems the field of asteroids is refused by name', () => {
    const players = { red: {}, blue: { planets: ['b-planet'] } };
    const setup = beside('asteroid-field', { players });
    const ran = fight(setup, ANNOUNCE, STAY, dice(1, 1), dice(1, 1));
    expect(verdict(ran, { kind: 'retreat', to: 'a' })).toBe(no('asteroid-field.no-ships'));
    expect(verdict(ran, { kind: 'retreat', to: 'b' })).toBe('allowed');
  });

  by('gravity-rift.roll', 'a rift lets ships in, and a retreat into it rolls no die', () => {
    const ran = fight(beside('gravity-rift'), ANNOUNCE, STAY, dice(1, 1), dice(1, 1), {
      kind: 'retreat',
      to: 'a',
    });
    expect(places(ran)['a']).toEqual({ blue: { cruiser: 3 } });
  });

  by(
    'fleet-pool.surplus',
    'a token from the fleet pool costs ships wherever too many stand',
    () => {
      const ran = fight(
        {
          players: {
            red: {},
            blue: { tactic: 0, strategy: 0, fleet: 2, reserve: 0 },
          },
          units: {
            s: { red: { cruiser: 2 }, blue: { cruiser: 1 } },
            'b-planet': { blue: { infantry: 1 } },
            y: { blue: { cruiser: 2 } },
          },
        },
        ANNOUNCE,
        STAY,
        dice(1, 1),
        dice(1),
        { kind: 'retreat', to: 'b' },
        { kind: 'token-from', pool: 'fleet' },
      );
      expect(asks(ran)).toBe('blue: limits');
      expect(summary(ran).pools['blue']).toEqual([0, 1, 0, 0]);
      expect(verdict(ran, { kind: 'remove', unit: 'blue-cruiser-2' })).toBe('allowed');
    },
  );
});

// ── ways ─────────────────────────────────────────────────────────────────────────────────────────

describe('a way of a ship', () => {
  const swift = { red: { values: { carrier: { move: 3 } } }, blue: {} };
  const load = { kind: 'load' };

  by('transport.pick-up', 'may go back for cargo and come through its own system again', () => {
    const setup = {
      systems: [
        { id: 's', at: [0, 0] },
        { id: 'a', at: [0, -1] },
        { id: 'x', at: [0, -2], planets: [{ id: 'p' }] },
      ],
      units: { a: { red: { carrier: 1 } }, p: { red: { infantry: 1 } } },
      players: swift,
    };
    const ran = act(setup, { kind: 'move', path: ['a', 'x', 'a', 's'] }, load, DEPART);
    expect(places(ran)['s']).toEqual({ red: { carrier: 1, infantry: 1 } });
  });

  by('movement.adjacent-path', 'that comes through no system twice is offered, all of them', () => {
    const ran = act({
      units: { s: { red: { cruiser: 1 } } },
      players: { red: { values: { cruiser: { move: 3 } } }, blue: {} },
    });
    const prompt = ran.procedure.prompt(ran.state);
    const ways =
      prompt.kind === 'decision'
        ? prompt.options.filter(({ choice, allowed }) => allowed && choice.kind === 'move')
        : [];
    // Out and back over one of six neighbours, or over two of them that touch, in either order.
    expect(ways).toHaveLength(6 + 12);
  });

  by('movement.end-in-active', 'may go through the active system and come back to it', () => {
    const units = { a: { red: { carrier: 1 } }, 'd-planet': { red: { infantry: 1 } } };
    const systems = mapWith({ d: { planets: [{ id: 'd-planet' }] } });
    const ran = act(
      { systems, units, players: swift },
      { kind: 'move', path: ['a', 's', 'd', 's'] },
    );
    expect(verdict(ran, load)).toBe('allowed');
  });

  by(
    'movement.adjacent-path',
    'that fetches something is offered, however many others there are',
    () => {
      const ring = ['a', 'b', 'c', 'd', 'e', 'f'];
      const planets = Object.fromEntries(
        ring.map((id) => [id, { planets: [{ id: `${id}-planet` }] }]),
      );
      const units = Object.fromEntries([
        ['s', { red: { carrier: 1 } }],
        ...ring.map((id) => [`${id}-planet`, { red: { infantry: 1 } }]),
      ]) as object;
      const ran = act({ systems: mapWith(planets), units, players: swift });
      for (const [at, id] of ring.entries()) {
        const next = ring[(at + 1) % ring.length] ?? '';
        const path = ['s', id, next, 's'];
        const back = ['s', next, id, 's'];
        expect([
          verdict(ran, { kind: 'move', path }),
          verdict(ran, { kind: 'move', path: back }),
        ]).toContain('allowed');
      }
    },
  );
});

// ── limits of production ─────────────────────────────────────────────────────────────────────────

describe('production', () => {
  /** Two docks: P makes 2, Q makes 5. */
  const docks = {
    systems: alone({ id: 'p', resources: 0 }, { id: 'q', resources: 3 }),
    players: { red: { goods: 20, fleet: 16, planets: ['p', 'q'] }, blue: {} },
    units: { p: { red: { 'space-dock': 1 } }, q: { red: { 'space-dock': 1 } } },
  };

  by('production.value', 'the first of two docks makes no more infantry than its value', () => {
    const two = build(docks, make('infantry', 2, 'p'));
    expect(verdict(two, make('infantry', 1, 'p'))).toBe(no('production.value'));
    expect(verdict(two, make('infantry', 2, 'q'))).toBe('allowed');
    const seven = build(docks, make('infantry', 2, 'p'), ...times(2, make('infantry', 2, 'q')));
    expect(verdict(seven, make('infantry', 1, 'q'))).toBe('allowed');
    expect(verdict(seven, make('infantry', 2, 'q'))).toBe(no('production.sum'));
  });

  by('production.sum', 'ships take what infantry leaves, whichever dock makes them', () => {
    const ran = build(docks, make('infantry', 2, 'p'), ...times(5, make('destroyer')));
    expect(verdict(ran, make('destroyer'))).toBe(no('production.sum'));
    const ships = build(docks, ...times(6, make('destroyer')));
    expect(verdict(ships, make('infantry', 1, 'p'))).toBe('allowed');
  });

  by('capacity.over-capacity', 'a dock gives three fighters room, and no infantry', () => {
    const ran = build(docks, make('fighter', 2));
    expect(verdict(ran, make('fighter', 1))).toBe('allowed');
    const six = build(docks, ...times(3, make('fighter', 2)));
    expect(verdict(six, make('fighter', 1))).toBe(no('capacity.over-capacity'));
    const one = { ...docks, units: { q: { red: { 'space-dock': 1 } } } };
    const three = build(one, make('fighter', 2), make('fighter', 1));
    expect(verdict(three, make('fighter', 1))).toBe(no('capacity.over-capacity'));
  });
});

describe('an order', () => {
  const jord = (red: object, units: object = {}): object => ({
    systems: [{ tile: 1, at: [0, 0] }],
    system: '1',
    players: { red: { fleet: 16, planets: ['jord'], ...red }, blue: {} },
    units: { jord: { red: { 'space-dock': 1 } }, '1': { red: { carrier: 1, ...units } } },
  });

  by('production.value', 'counts every fighter and every infantry', () => {
    const six = [...times(2, make('infantry', 2, 'jord')), make('fighter'), make('cruiser')];
    const ran = build(jord({ goods: 20 }), ...six);
    expect(eventsOf(ran, 'ordered').reduce((sum, { cost }) => sum + cost, 0)).toBe(5);
    expect(verdict(ran, make('destroyer'))).toBe(no('production.value'));
    expect(verdict(ran, make('fighter'))).toBe(no('production.value'));
    const more = build(
      jord({ goods: 20 }),
      ...times(2, make('infantry', 2, 'jord')),
      make('cruiser'),
    );
    expect(verdict(more, make('fighter', 2))).toBe(no('production.value'));
    expect(verdict(more, make('fighter'))).toBe('allowed');
  });

  by('production.single', 'of one infantry and one fighter is no pair', () => {
    const poor = jord({ planets: [], goods: 1 });
    const ran = build(poor, make('infantry', 1, 'jord'));
    expect(verdict(ran, make('fighter'))).toBe(no('producing-units.cost'));
  });

  by('producing-units.pair', 'of two infantry is one price, wherever each of them stands', () => {
    const setup = {
      systems: alone({ id: 'p' }, { id: 'q' }),
      players: { red: { goods: 1, planets: ['p', 'q'] }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } }, q: { red: { 'space-dock': 1 } } },
    };
    const one = build(setup, make('infantry', 1, 'p'));
    expect(verdict(one, make('infantry', 1, 'q'))).toBe('allowed');
    expect(verdict(one, make('destroyer'))).toBe(no('producing-units.cost'));
    const ran = build(setup, make('infantry', 1, 'p'), make('infantry', 1, 'q'), DONE, {
      kind: 'spend-good',
    });
    expect(places(ran)).toMatchObject({
      p: { red: { infantry: 1 } },
      q: { red: { infantry: 1 } },
    });
  });

  by('producing-units.payment', 'is paid with resources and goods, not with influence', () => {
    const setup = {
      systems: alone(
        { id: 'p', influence: 2 },
        { id: 'q', resources: 3 },
        { id: 'r', resources: 1 },
      ),
      players: { red: { goods: 1, planets: ['p', 'r'], exhausted: ['q'] }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } } },
    };
    const ran = build(setup, make('cruiser'), DONE);
    expect(verdict(ran, { kind: 'exhaust', planet: 'p' })).toBe('not offered');
    expect(verdict(ran, { kind: 'exhaust', planet: 'q' })).toBe(no('planets.no-spend-exhausted'));
    const paid = build(
      setup,
      make('cruiser'),
      DONE,
      { kind: 'exhaust', planet: 'r' },
      {
        kind: 'spend-good',
      },
    );
    expect(places(paid)['s']).toEqual({ red: { cruiser: 1 } });
  });

  by('producing-units.overpayment', 'paid too dear gives nothing back', () => {
    const setup = {
      systems: alone({ id: 'p', resources: 3 }, { id: 'q', resources: 4 }),
      players: { red: { fleet: 4, planets: ['p', 'q'] }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } } },
    };
    const ran = build(
      setup,
      ...times(2, make('cruiser')),
      make('destroyer'),
      DONE,
      { kind: 'exhaust', planet: 'p' },
      { kind: 'exhaust', planet: 'q' },
    );
    expect(eventsOf(ran, 'paid')).toEqual([{ player: 'red', need: 5, wasted: 2 }]);
    expect(summary(ran).goods['red']).toBe(0);
    const cited = (game: Ran): readonly string[] =>
      game.events.find(({ kind }) => kind === 'paid')?.rules ?? [];
    expect(cited(ran)).toContain('ti4.producing-units.overpayment');
    const four = times(2, make('cruiser'));
    const exact = build(setup, ...four, DONE, { kind: 'exhaust', planet: 'q' });
    expect(cited(exact)).not.toContain('ti4.producing-units.overpayment');
  });

  by('blockaded.effect', 'under blockade is infantry on the planet of the dock', () => {
    const setup = {
      systems: alone({ id: 'p', resources: 2 }, { id: 'q' }),
      players: { red: { goods: 6, planets: ['p', 'q'] }, blue: {} },
      units: { s: { blue: { destroyer: 1 } }, p: { red: { 'space-dock': 1 } } },
    };
    const ran = build(setup);
    expect(verdict(ran, make('cruiser'))).toBe(no('blockaded.effect'));
    expect(verdict(ran, make('infantry', 2, 'q'))).toBe('not offered');
    expect(verdict(ran, make('infantry', 2, null))).toBe('not offered');
    const four = build(setup, ...times(2, make('infantry', 2, 'p')));
    expect(eventsOf(four, 'ordered')).toHaveLength(2);
  });

  by('cost.no-cost', 'of a structure is none', () => {
    const ran = build(jord({ goods: 10 }));
    expect(verdict(ran, { kind: 'build', unit: 'pds' })).toBe(no('cost.no-cost'));
    expect(verdict(ran, { kind: 'build', unit: 'space-dock' })).toBe(no('cost.no-cost'));
  });

  const arborec = { faction: 'arborec', goods: 10, planets: ['p'], fleet: 6 };

  by('production.capacity', 'of a maker in space finds place aboard or on an own planet', () => {
    const setup = {
      systems: alone({ id: 'p' }, { id: 'q' }),
      players: { red: arborec, blue: {} },
      units: { s: { red: { carrier: 1, infantry: 2, fighter: 1 } } },
    };
    const ran = build(setup);
    expect(verdict(ran, make('infantry', 2, null))).toBe(no('production.capacity'));
    expect(verdict(ran, make('infantry', 1, null))).toBe('allowed');
    expect(verdict(ran, make('infantry', 2, 'q'))).toBe('not offered');
    const both = build(setup, make('infantry', 1, null), make('infantry', 1, 'p'));
    expect(eventsOf(both, 'ordered').map(({ cost }) => cost)).toEqual([1, 0]);
    expect(verdict(both, make('infantry', 1, 'p'))).toBe(no('production.sum'));
  });

  by('production.arborec-docks', 'of the Arborec counts no dock for infantry', () => {
    const setup = {
      systems: alone({ id: 'p', resources: 3 }),
      players: { red: { ...arborec, planets: [] }, blue: {} },
      units: { p: { red: { 'space-dock': 1, infantry: 1 } } },
    };
    const one = build(setup, make('infantry', 1, 'p'));
    expect(verdict(build(setup), make('infantry', 2, 'p'))).toBe(no('production.arborec-docks'));
    expect(verdict(one, make('infantry', 1, 'p'))).toBe(no('production.arborec-docks'));
    const six = build(setup, make('infantry', 1, 'p'), ...times(5, make('destroyer')));
    expect(eventsOf(six, 'ordered').reduce((sum, { cost }) => sum + cost, 0)).toBe(6);
    expect(verdict(six, make('destroyer'))).toBe(no('production.sum'));
  });

  const box = (red: object, units: object): Ran =>
    build({
      systems: [
        ...alone({ id: 'p', resources: 4 }),
        { id: 't', at: [0, -1] },
        { id: 'u', at: [5, 5] },
      ],
      players: { red: { goods: 30, fleet: 8, planets: ['p'], ...red }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } }, ...units },
      tokens: { s: ['red'], t: ['red'] },
    });

  by(
    'producing-units.taking-figures-back',
    'beyond the figures takes one where no token lies',
    () => {
      const ran = box(
        {},
        { s: { red: { cruiser: 1 } }, t: { red: { cruiser: 3 } }, u: { red: { cruiser: 4 } } },
      );
      const back = (unit: string): string => verdict(ran, { kind: 'take-back', unit });
      expect(verdict(ran, make('cruiser'))).toBe(no('producing-units.limited-by-components'));
      expect(back('red-cruiser-1')).toBe(no('producing-units.taking-figures-back'));
      expect(back('red-cruiser-2')).toBe(no('producing-units.taking-figures-back'));
      expect(back('red-cruiser-5')).toBe('allowed');
    },
  );

  by(
    'component-limitations.units',
    'makes no third war sun, no second flagship, and any infantry',
    () => {
      const ran = box(
        { technologies: ['war-sun'] },
        {
          t: { red: { 'war-sun': 2, flagship: 1 } },
          p: { red: { 'space-dock': 1, infantry: 12 } },
        },
      );
      expect(verdict(ran, make('war-sun'))).toBe(no('producing-units.limited-by-components'));
      expect(verdict(ran, make('flagship'))).toBe(no('producing-units.limited-by-components'));
      expect(verdict(ran, { kind: 'take-back', unit: 'red-war-sun-1' })).toBe(
        no('producing-units.taking-figures-back'),
      );
      expect(verdict(ran, make('infantry', 2, 'p'))).toBe('allowed');
    },
  );

  by('fleet-pool.exceeding', 'over the fleet pool is taken, and the surplus goes back', () => {
    const ran = box({ fleet: 2 }, { s: { red: { cruiser: 2 } } });
    expect(verdict(ran, make('cruiser'))).toBe('allowed');
  });
});

// ── technologies ─────────────────────────────────────────────────────────────────────────────────

describe('research', () => {
  const study = (red: object, ...answers: readonly object[]): Ran =>
    run(
      'ti4/research',
      {
        systems: [
          { tile: 21, at: [0, 0] },
          { tile: 34, at: [0, -1] },
        ],
        system: undefined,
        players: { red, blue: {} },
      },
      ...answers,
    );
  const learn = (technology: string): object => ({ kind: 'research', technology });
  const use = (planet: string): object => ({ kind: 'ignore-with', planet });

  by('technology-cards.upgrades-colourless', 'counts no upgrade for a colour', () => {
    const ran = study({ technologies: ['neural-motivator', 'infantry-ii'] });
    expect(verdict(ran, learn('hyper-metabolism'))).toBe(no('technology-cards.meet-prerequisites'));
  });

  by('technology-cards.use-specialty', 'ignores one symbol for each planet', () => {
    const two = study({ planets: ['thibah', 'gral'] }, use('thibah'), use('gral'));
    expect(verdict(two, learn('carrier-ii'))).toBe('allowed');
    const ran = study(
      { planets: ['thibah', 'gral'] },
      use('thibah'),
      use('gral'),
      learn('carrier-ii'),
    );
    expect(summary(ran).exhausted).toEqual(['thibah', 'gral']);
    const one = study({ planets: ['thibah'] }, use('thibah'));
    expect(verdict(one, learn('carrier-ii'))).toBe(no('technology-cards.meet-prerequisites'));
    expect(verdict(one, use('thibah'))).toBe('not offered');
  });

  by('technology-strategy-card.primary', 'lets the first technology help the second', () => {
    const ran = study(
      { goods: 6 },
      learn('antimass-deflectors'),
      { kind: 'research-again' },
      ...times(6, { kind: 'spend-good' }),
    );
    expect(verdict(ran, learn('gravity-drive'))).toBe('allowed');
  });

  by('technology-cards.other-faction', 'opens no card of another faction', () => {
    const sol = study({
      faction: 'federation-of-sol',
      technologies: ['sarween-tools', 'graviton-laser-system'],
    });
    expect(verdict(sol, learn('floating-factory-ii'))).toBe('not offered');
    expect(verdict(sol, learn('space-dock-ii'))).toBe('allowed');
    expect(verdict(sol, learn('non-euclidean-shielding'))).toBe(
      no('technology-cards.other-faction'),
    );
  });

  by('unit-upgrades.new-attributes', 'changes every unit of the type at once', () => {
    const technologies = ['cruiser-ii'];
    const ran = run('ti4/tactical-action', {
      system: undefined,
      players: { red: { technologies }, blue: {} },
      units: { a: { red: { cruiser: 1 } }, y: { red: { cruiser: 1 } } },
      tokens: { a: ['red'] },
    });
    for (const unit of ran.state.units) {
      expect(profile(ran.state, unit)).toMatchObject({
        combat: { hit: 6, dice: 1 },
        move: 3,
        capacity: 1,
      });
    }
  });
});

describe('fighters beside a dock', () => {
  const dock = (red: object, answers: readonly object[] = []): Ran =>
    act(
      {
        players: { red: { planets: ['lodor'] }, blue: {} },
        units: { s: { red }, lodor: { red: { 'space-dock': 1 } } },
      },
      ...answers,
    );

  by('capacity.over-capacity', 'three stay without a ship, the fourth is lost', () => {
    expect(asks(dock({ fighter: 3 }, [DEPART]))).not.toBe('red: limits');
    expect(asks(dock({ fighter: 4 }, [DEPART]))).toBe('red: limits');
    expect(asks(dock({ fighter: 3, infantry: 1 }, [DEPART]))).toBe('red: limits');
  });

  by('capacity.owner-chooses', 'only what takes room can be given up for it', () => {
    const ran = act(
      {
        players: { red: { technologies: ['fighter-ii'] }, blue: {} },
        units: { s: { red: { fighter: 1, infantry: 1 } } },
      },
      DEPART,
    );
    expect(asks(ran)).toBe('red: limits');
    expect(verdict(ran, { kind: 'remove', unit: 'red-fighter-1' })).toBe('not offered');
  });
});

// ── what a unit is after its upgrade ─────────────────────────────────────────────────────────────

describe('an upgrade', () => {
  const study = (faction: string, ...technologies: readonly string[]): Ran =>
    run('ti4/research', { players: { red: { faction, technologies }, blue: {} } });
  const BLUE = ['antimass-deflectors', 'gravity-drive'];

  by('unit-upgrades.nekro', 'bears the name of the unit on the sheet', () => {
    const sol = study('federation-of-sol', ...BLUE);
    expect(verdict(sol, { technology: 'carrier-ii' })).toBe(no('unit-upgrades.nekro'));
    expect(verdict(sol, { technology: 'advanced-carrier-ii' })).toBe('allowed');
    expect(verdict(study('l1z1x', ...BLUE), { technology: 'carrier-ii' })).toBe('allowed');
  });

  by('unit-upgrades.nekro', 'of any name serves the Nekro Virus', () => {
    expect(verdict(study('nekro-virus', ...BLUE), { technology: 'carrier-ii' })).toBe('allowed');
  });
});

// ── what is lost at once ─────────────────────────────────────────────────────────────────────────

describe('fighters that fly by themselves', () => {
  const fleet = (units: object, technology: string, faction: string | undefined): Ran =>
    act(
      {
        players: { red: { fleet: 2, technologies: [technology], faction }, blue: {} },
        units: { s: { red: units } },
      },
      DEPART,
    );

  by('fleet-pool.surplus', 'count against the fleet pool where no ship has room for them', () => {
    expect(asks(fleet({ fighter: 2 }, 'fighter-ii', undefined))).toBe('over');
    const three = fleet({ fighter: 3 }, 'fighter-ii', undefined);
    expect(verdict(three, { kind: 'remove' })).toBe('allowed');
    expect(asks(fleet({ carrier: 1, fighter: 5 }, 'fighter-ii', undefined))).toBe('over');
    expect(asks(fleet({ carrier: 1, fighter: 6 }, 'fighter-ii', undefined))).toBe('red: limits');
    const naalu = 'naalu-collective';
    expect(asks(fleet({ fighter: 4 }, 'hybrid-crystal-fighter-ii', naalu))).toBe('over');
    expect(asks(fleet({ fighter: 5 }, 'hybrid-crystal-fighter-ii', naalu))).toBe('red: limits');
  });
});

describe('the Floating Factory', () => {
  const saar = { red: {}, blue: { faction: 'clan-of-saar' } };
  const arrive = (there: object): Ran =>
    act(
      { players: saar, units: { a: { red: { cruiser: 1 } }, s: { blue: there } } },
      { kind: 'move', path: ['a', 's'] },
      DEPART,
    );

  by('space-dock.floating-factory', 'is lost as soon as strange ships are alone with it', () => {
    const ran = arrive({ 'space-dock': 1 });
    expect(places(ran)['s']).toEqual({ red: { cruiser: 1 } });
    expect(eventsOf(ran, 'unit-destroyed')).toEqual([
      { player: 'blue', type: 'space-dock', why: 'blockade' },
    ]);
  });

  by('blockaded.what', 'lives as long as a ship of its owner does', () => {
    const fight = arrive({ 'space-dock': 1, fighter: 1 });
    expect(asks(fight)).toBe('blue: announce');
    expect(places(fight)['s']?.blue).toEqual({ 'space-dock': 1, fighter: 1 });
    const lost = run(
      'ti4/space-combat',
      {
        players: saar,
        units: { s: { red: { cruiser: 1 }, blue: { 'space-dock': 1, fighter: 1 } } },
      },
      STAY,
      STAY,
      dice(10),
      dice(1),
    );
    expect(places(lost)).toEqual({ s: { red: { cruiser: 1 } } });
  });
});

// ── a game that is won stops ─────────────────────────────────────────────────────────────────────

describe('the tenth point', () => {
  by('victory-points.end-at-ten', 'for the custodians ends the game before anybody lands', () => {
    const setup = {
      systems: [{ tile: 18, at: [0, 0] }],
      system: '18',
      custodians: true,
      players: { red: { points: 9, goods: 6 }, blue: {} },
      units: { '18': { red: { carrier: 1, infantry: 1 } } },
    };
    const ran = run(
      'ti4/invasion',
      setup,
      { kind: 'custodians' },
      ...times(6, { kind: 'spend-good' }),
    );
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'landed')).toEqual([]);
    expect(summary(ran)).toMatchObject({ points: { red: 10 }, winner: 'red' });
    expect(ran.events.at(-1)).toMatchObject({
      kind: 'won',
      rules: ['ti4.victory-points.end-at-ten'],
    });
    const pays = [{ kind: 'custodians' }, ...times(6, { kind: 'spend-good' })];
    const on = run('ti4/invasion', { ...setup, goal: 14 }, ...pays);
    expect(asks(on)).toBe('red: commit');
    const players = { red: { points: 13, goods: 6 }, blue: {} };
    const end = run('ti4/invasion', { ...setup, goal: 14, players }, ...pays);
    expect(end.events.at(-1)).toMatchObject({
      kind: 'won',
      rules: ['ti4.victory-points.fourteen'],
    });
  });
});

describe('an exhausted planet', () => {
  by('planets.no-spend-exhausted', 'pays for nothing', () => {
    const ran = build(
      {
        systems: alone({ id: 'p', resources: 1 }, { id: 'q', resources: 1 }),
        players: { red: { goods: 3, planets: ['q'], exhausted: ['p'] }, blue: {} },
        units: { p: { red: { 'space-dock': 1 } } },
      },
      make('destroyer'),
      DONE,
    );
    expect(verdict(ran, { kind: 'exhaust', planet: 'p' })).toBe(no('planets.no-spend-exhausted'));
  });
});
