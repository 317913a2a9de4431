import { describe, expect } from 'vitest';
import { profileOf } from '../../../../src/games/ti4/engine/action/query.ts';
import {
  DEPART,
  DONE,
  asks,
  dice,
  drawsOf,
  eventsOf,
  mapWith,
  places,
  run,
  setupOf,
  summary,
  verdict,
} from './helpers.ts';
import type { Ran } from './helpers.ts';
import { by, no, times } from './positions.ts';

const open = (setup: object): Ran => run('ti4/tactical-action', { system: undefined, ...setup });
const act = (setup: object, ...answers: readonly object[]): Ran =>
  run(
    'ti4/tactical-action',
    { system: undefined, ...setup },
    { kind: 'activate', system: 's' },
    ...answers,
  );
const way = (...path: readonly string[]): object => ({ kind: 'move', path });
const fly = (unit: string, ...path: readonly string[]): object => ({ kind: 'move', unit, path });
const LOAD = { kind: 'load' };
const load = (unit: string): object => ({ kind: 'load', unit });
const land = (planet: string): object => ({ kind: 'land', planet });

/** U, V, S in a row; planets of U and V. */
const ROW = [
  { id: 's', at: [0, 0], planets: [{ id: 'p' }, { id: 'q' }] },
  { id: 'v', at: [0, -1], planets: [{ id: 'v-planet' }] },
  { id: 'u', at: [0, -2], planets: [{ id: 'u-planet' }] },
];
const rowWith = (changes: Readonly<Record<string, object>>): readonly object[] =>
  ROW.map((system) => ({ ...system, ...changes[system.id] }));
const CARRIER_II = { red: { technologies: ['carrier-ii'] }, blue: {} };

// ── activation ───────────────────────────────────────────────────────────────────────────────────

describe('an activation', () => {
  by(
    'command-tokens.tactical-action',
    'is paid from the tactic pool, however full the others',
    () => {
      const ran = open({ players: { red: { tactic: 0, fleet: 5, strategy: 4 }, blue: {} } });
      expect(verdict(ran, { system: 's' })).toBe(no('command-tokens.tactical-action'));
      expect(verdict(ran, { kind: 'token-from' })).toBe('not offered');
    },
  );

  by('active-system.activate', 'takes a supernova or a system full of strange tokens', () => {
    const setup = {
      players: { red: {}, blue: {}, yellow: {} },
      systems: mapWith({ s: { anomalies: ['supernova'], planets: [] } }),
      tokens: { a: ['blue', 'yellow'], b: ['red', 'blue'] },
      units: { f: { red: { cruiser: 1 } } },
    };
    expect(verdict(open(setup), { system: 'b' })).toBe(no('active-system.own-token'));
    expect(verdict(open(setup), { system: 'a' })).toBe('allowed');
    const nova = act(setup);
    expect(verdict(nova, way('f', 's'))).toBe(no('supernova.no-ships'));
    expect(asks(act(setup, DEPART))).toBe('over');
    expect(summary(act(setup, DEPART)).tokens['s']).toEqual(['red']);
  });
});

// ── cargo ────────────────────────────────────────────────────────────────────────────────────────

describe('cargo', () => {
  const units = {
    u: { red: { carrier: 1 } },
    'u-planet': { red: { infantry: 1 } },
    'v-planet': { red: { infantry: 2 } },
    p: { red: { infantry: 2 } },
  };
  const row = { systems: ROW, units, players: CARRIER_II };

  by('transport.own-token', 'stays under an own token, though the ship goes through', () => {
    const ran = act({ ...row, tokens: { v: ['red'] } }, way('u', 'v', 's'));
    expect(verdict(ran, load('red-infantry-1'))).toBe('allowed');
    expect(verdict(ran, load('red-infantry-2'))).toBe(no('transport.own-token'));
  });

  by('transport.pick-up', 'comes from the start, from the way and from the active system', () => {
    const loads = [1, 2, 3, 4, 5].map((number) => load(`red-infantry-${number}`));
    const ran = act(row, way('u', 'v', 's'), ...loads, DEPART);
    expect(places(ran)).toEqual({ s: { red: { carrier: 1, infantry: 5 } } });
    expect(verdict(ran, land('q'))).toBe('allowed');
  });

  by('transport.drop-off', 'is put down nowhere on the way', () => {
    const ran = act(row, way('u', 'v', 's'), LOAD, DEPART);
    expect(eventsOf(ran, 'ships-arrived')[0]?.units).toEqual(['carrier', 'infantry']);
    const prompt = ran.procedure.prompt(ran.state);
    const kinds = prompt.kind === 'decision' ? prompt.options.map(({ choice }) => choice.kind) : [];
    expect(new Set(kinds)).toEqual(new Set(['land', 'done']));
    expect(verdict(ran, land('v-planet'))).toBe('not offered');
  });

  by('transport.limit', 'goes aboard moving ships only', () => {
    const ran = act({
      systems: ROW,
      units: { s: { red: { carrier: 1 } }, p: { red: { infantry: 3 } } },
    });
    expect(verdict(ran, LOAD)).toBe('not offered');
    const gone = act(
      { systems: ROW, units: { s: { red: { carrier: 1 } }, p: { red: { infantry: 3 } } } },
      DEPART,
    );
    expect(asks(gone)).toBe('over');
    expect(eventsOf(gone, 'invasion-skipped')).toHaveLength(1);
  });

  by('movement.leave-and-return', 'changes planets by a round trip', () => {
    const ran = act(
      {
        systems: ROW,
        players: { red: { technologies: ['carrier-ii'], planets: ['p'] }, blue: {} },
        units: { s: { red: { carrier: 1 } }, p: { red: { infantry: 3 } } },
      },
      way('s', 'v', 's'),
      LOAD,
      LOAD,
      DEPART,
      land('q'),
      land('q'),
    );
    expect(places(ran)).toMatchObject({ p: { red: { infantry: 1 } }, q: { red: { infantry: 2 } } });
    expect(summary(ran).control).toEqual({ p: 'red', q: 'red' });
    expect(eventsOf(ran, 'ship-declared')).toMatchObject([{ path: ['s', 'v', 's'] }]);
  });
});

// ── ways ─────────────────────────────────────────────────────────────────────────────────────────

describe('a way', () => {
  by('movement.through-ships', 'is free past planets with guns', () => {
    const ran = act(
      {
        systems: ROW,
        players: { red: {}, blue: { planets: ['v-planet'] } },
        units: {
          u: { red: { cruiser: 1 } },
          'v-planet': { blue: { infantry: 3, 'space-dock': 1, pds: 2 } },
        },
      },
      way('u', 'v', 's'),
      DEPART,
    );
    expect(eventsOf(ran, 'cannon-began')).toEqual([]);
    expect(places(ran)['s']).toEqual({ red: { cruiser: 1 } });
  });

  by('movement.declare', 'does not open because others fly first', () => {
    const ran = act(
      {
        systems: [...ROW, { id: 'w', at: [1, 0] }],
        players: { red: { fleet: 6 }, blue: {} },
        units: {
          u: { red: { destroyer: 1 } },
          v: { blue: { fighter: 1 } },
          'v-planet': { blue: { 'space-dock': 1 } },
          w: { red: { dreadnought: 4 } },
        },
      },
      ...times(4, way('w', 's')),
    );
    expect(verdict(ran, way('u', 'v', 's'))).toBe(no('movement.through-ships'));
  });

  by('nebula.leaving', 'out of a nebula is one step, two over a rift', () => {
    const cruiser = { units: { u: { red: { cruiser: 1 } } } };
    const from = { u: { anomalies: ['nebula'] } };
    expect(verdict(act({ ...cruiser, systems: rowWith(from) }), way('u', 'v', 's'))).toBe(
      no('nebula.leaving'),
    );
    const over = rowWith({ ...from, v: { anomalies: ['gravity-rift'] } });
    const ran = act({ ...cruiser, systems: over }, way('u', 'v', 's'), DEPART);
    expect(drawsOf(ran)).toEqual(['cruiser']);
    const declared = (game: Ran): readonly string[] =>
      game.events.find(({ kind }) => kind === 'ship-declared')?.rules ?? [];
    expect(declared(ran)).toContain('ti4.gravity-rift.bonus');
    expect(declared(act({ ...cruiser, systems: ROW }, way('u', 'v', 's')))).not.toContain(
      'ti4.gravity-rift.bonus',
    );
    const flown = (value: number): Ran =>
      act({ ...cruiser, systems: over }, way('u', 'v', 's'), DEPART, dice(value));
    expect(places(flown(4))).toEqual({ s: { red: { cruiser: 1 } } });
    expect(places(flown(3))).toEqual({});
  });

  by('gravity-rift.bonus', 'into a rift is no longer than any other', () => {
    const setup = {
      systems: rowWith({ s: { anomalies: ['gravity-rift'] } }),
      units: { v: { red: { carrier: 1 } }, u: { red: { carrier: 1 } } },
    };
    const ran = act(setup, way('v', 's'));
    expect(verdict(ran, way('u', 'v', 's'))).toBe(no('movement.adjacent-path'));
    const there = act(setup, way('v', 's'), DEPART);
    expect(drawsOf(there)).toEqual([]);
    expect(places(there)['s']).toEqual({ red: { carrier: 1 } });
  });

  const rift = {
    systems: rowWith({ u: { anomalies: ['gravity-rift'] } }),
    players: { red: { planets: ['u-planet'] }, blue: { planets: ['p'] } },
    units: { u: { red: { carrier: 1, cruiser: 1, fighter: 1, infantry: 3 } } },
  };
  const both = [
    fly('red-carrier-1', 'u', 'v', 's'),
    load('red-fighter-1'),
    ...[1, 2, 3].map((number) => load(`red-infantry-${number}`)),
    fly('red-cruiser-1', 'u', 'v', 's'),
    DEPART,
  ];

  by('gravity-rift.cargo-lost', 'out of a rift costs a die a ship, and the cargo with it', () => {
    expect(drawsOf(act(rift, ...both))).toEqual(['carrier', 'cruiser']);
    const ran = act(rift, ...both, dice(3, 4));
    expect(places(ran)).toEqual({ s: { red: { cruiser: 1 } } });
    expect(eventsOf(ran, 'cargo-lost')[0]?.units).toHaveLength(5);
    expect(eventsOf(ran, 'rift-rolled').map(({ value, lost }) => [value, lost])).toEqual([
      [3, true],
      [4, false],
    ]);
  });

  by('gravity-rift.roll', 'may lose everybody, and the action ends without a shot', () => {
    const units = { ...rift.units, p: { blue: { pds: 2 } }, s: { blue: { cruiser: 1 } } };
    const ran = act({ ...rift, units }, ...both, dice(1, 2));
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'cannon-began')).toEqual([]);
    expect(eventsOf(ran, 'unit-destroyed')).toEqual([]);
    expect(summary(ran).tokens['s']).toEqual(['red']);
  });

  by('nebula.no-passing-through', 'ends in an active nebula and leads through none', () => {
    const swift = { red: { values: { cruiser: { move: 3 } } }, blue: {} };
    const units = { u: { red: { cruiser: 1 } } };
    const through = rowWith({ v: { anomalies: ['nebula'] } });
    expect(verdict(act({ systems: through, units, players: swift }), way('u', 'v', 's'))).toBe(
      no('nebula.no-passing-through'),
    );
    const into = rowWith({ s: { anomalies: ['nebula'] } });
    expect(verdict(act({ systems: into, units, players: swift }), way('u', 'v', 's'))).toBe(
      'allowed',
    );
  });

  by('adjacency.wormholes', 'joins wormholes of one kind only', () => {
    const tiles = [
      { tile: 39, at: [0, 0] },
      { tile: 26, at: [5, 0] },
      { tile: 40, at: [0, 5] },
    ];
    const setup = { system: undefined, systems: tiles, units: { '39': { red: { destroyer: 1 } } } };
    const to = (system: string): Ran =>
      run('ti4/tactical-action', setup, { kind: 'activate', system });
    expect(verdict(to('26'), way('39', '26'))).toBe('allowed');
    expect(verdict(to('40'), { kind: 'move' })).toBe('not offered');
  });

  by('wormholes.delta', 'through the gate of Creuss is open to everybody', () => {
    const ran = run(
      'ti4/tactical-action',
      {
        system: undefined,
        systems: [{ tile: 17, at: [0, 0] }, { tile: 51 }],
        units: { '17': { red: { carrier: 1 } } },
      },
      { kind: 'activate', system: '51' },
    );
    expect(verdict(ran, way('17', '51'))).toBe('allowed');
  });
});

describe('Quantum Entanglement', () => {
  by('neighbors.creuss', 'joins alpha and beta for the Ghosts of Creuss, on every way', () => {
    const setup = (faction: string | undefined): object => ({
      system: undefined,
      systems: [
        { tile: 39, at: [0, 0] },
        { tile: 40, at: [0, 5] },
      ],
      players: { red: { faction }, blue: {} },
      units: { '39': { red: { destroyer: 1 } } },
    });
    const to = (faction: string | undefined): string =>
      verdict(
        run('ti4/tactical-action', setup(faction), { kind: 'activate', system: '40' }),
        way('39', '40'),
      );
    expect(to('ghosts-of-creuss')).toBe('allowed');
    expect(to('winnu')).toBe('not offered');
  });

  by('neighbors.creuss', 'and for nobody else who meets them', () => {
    const setup = {
      system: '40',
      systems: [
        { tile: 39, at: [0, 0] },
        { tile: 40, at: [0, 5] },
      ],
      players: { red: {}, blue: { faction: 'ghosts-of-creuss' } },
      units: {
        '39': { red: { destroyer: 1 }, blue: { fighter: 0 } },
        '40': { red: { cruiser: 1 }, blue: { cruiser: 1 } },
      },
    };
    const ran = run('ti4/space-combat', setup, { kind: 'stay' });
    expect(verdict(ran, { kind: 'announce' })).toBe(no('space-combat.retreat-needs-system'));
  });
});

// ── arrival ──────────────────────────────────────────────────────────────────────────────────────

describe('an arrival', () => {
  by('fleet-pool.surplus', 'over the limit loses ships of the choice of their owner', () => {
    const ran = act(
      {
        players: { red: { fleet: 3 }, blue: {} },
        units: {
          s: { red: { dreadnought: 2 } },
          a: { red: { cruiser: 3 } },
          b: { red: { carrier: 1, fighter: 2 } },
        },
      },
      ...times(3, way('a', 's')),
      way('b', 's'),
      LOAD,
      LOAD,
      DEPART,
    );
    expect(asks(ran)).toBe('red: limits');
    for (const unit of ['red-dreadnought-1', 'red-cruiser-1', 'red-carrier-1']) {
      expect(verdict(ran, { kind: 'remove', unit })).toBe('allowed');
    }
    expect(verdict(ran, { kind: 'remove', unit: 'red-fighter-1' })).toBe('not offered');
    const three = ['red-cruiser-1', 'red-cruiser-2', 'red-cruiser-3'].map((unit) => ({
      kind: 'remove',
      unit,
    }));
    const removed = act(
      {
        players: { red: { fleet: 3 }, blue: {} },
        units: {
          s: { red: { dreadnought: 2 } },
          a: { red: { cruiser: 3 } },
          b: { red: { carrier: 1, fighter: 2 } },
        },
      },
      ...times(3, way('a', 's')),
      way('b', 's'),
      LOAD,
      LOAD,
      DEPART,
      ...three,
    );
    expect(places(removed)['s']).toEqual({ red: { dreadnought: 2, carrier: 1, fighter: 2 } });
    expect(eventsOf(removed, 'unit-destroyed')).toEqual([]);
  });

  by('capacity.over-capacity', 'costs the fighter that nobody took along', () => {
    const ran = act(
      { units: { a: { red: { carrier: 2, fighter: 5 } } } },
      fly('red-carrier-1', 'a', 's'),
      ...times(4, LOAD),
      fly('red-carrier-2', 'a', 's'),
      DEPART,
    );
    expect(asks(ran)).toBe('red: limits');
    const gone = act(
      { units: { a: { red: { carrier: 2, fighter: 5 } } } },
      fly('red-carrier-1', 'a', 's'),
      ...times(4, LOAD),
      fly('red-carrier-2', 'a', 's'),
      DEPART,
      { kind: 'remove' },
    );
    expect(places(gone)).toEqual({ s: { red: { carrier: 2, fighter: 4 } } });
  });
});

// ── Space Cannon, the attack ─────────────────────────────────────────────────────────────────────

describe('Space Cannon', () => {
  by('space-cannon.offense-order', 'goes clockwise from the left, the active player last', () => {
    const ran = act(
      {
        systems: mapWith({ s: { planets: [{ id: 'p' }, { id: 'q' }] } }),
        players: { red: {}, blue: { technologies: ['pds-ii'] }, yellow: {}, green: {} },
        units: {
          s: { red: { cruiser: 1 }, yellow: { cruiser: 1 } },
          p: { red: { pds: 1 } },
          q: { green: { pds: 1 } },
          'b-planet': { blue: { pds: 1 } },
        },
      },
      DEPART,
    );
    expect(asks(ran)).toBe('blue: cannon');
    expect(verdict(ran, { kind: 'fire', target: 'yellow' })).toBe(no('space-cannon.target-active'));
    expect(verdict(ran, { kind: 'fire', target: 'red' })).toBe('allowed');
    const hold = { kind: 'hold' };
    const then = (count: number): Ran =>
      act(
        {
          systems: mapWith({ s: { planets: [{ id: 'p' }, { id: 'q' }] } }),
          players: { red: {}, blue: { technologies: ['pds-ii'] }, yellow: {}, green: {} },
          units: {
            s: { red: { cruiser: 1 }, yellow: { cruiser: 1 } },
            p: { red: { pds: 1 } },
            q: { green: { pds: 1 } },
            'b-planet': { blue: { pds: 1 } },
          },
        },
        DEPART,
        ...times(count, hold),
      );
    expect(asks(then(1))).toBe('green: cannon');
    expect(asks(then(2))).toBe('red: cannon');
    expect(verdict(then(2), { kind: 'fire', target: 'yellow' })).toBe('allowed');
    expect(verdict(then(2), { kind: 'fire', target: 'green' })).toBe('not offered');
  });

  by('space-cannon.target-active', 'of a bystander hits the active player or nobody', () => {
    const ran = act(
      {
        players: { red: {}, blue: {}, yellow: {} },
        units: {
          a: { red: { cruiser: 1 } },
          s: { blue: { cruiser: 1 } },
          lodor: { yellow: { pds: 1 } },
        },
      },
      way('a', 's'),
      DEPART,
    );
    expect(asks(ran)).toBe('yellow: cannon');
    expect(verdict(ran, { kind: 'fire', target: 'blue' })).toBe(no('space-cannon.target-active'));
    expect(verdict(ran, { kind: 'hold' })).toBe('allowed');
  });

  by(
    'space-cannon.offense-assign',
    'has nothing to shoot at where no ships of the active are',
    () => {
      const ran = act({ units: { lodor: { blue: { pds: 2 } } } }, DEPART);
      expect(eventsOf(ran, 'cannon-skipped')).toHaveLength(1);
      expect(asks(ran)).toBe('over');
    },
  );

  by('space-cannon.deep-space-cannon', 'reaches the next system from PDS II alone', () => {
    const shot = (technologies: readonly string[], systems: readonly object[]): Ran =>
      act(
        {
          systems,
          players: { red: {}, blue: { technologies } },
          units: { f: { red: { cruiser: 1 } }, 'b-planet': { blue: { pds: 1 } } },
        },
        way('f', 's'),
        DEPART,
      );
    const far = mapWith({
      s: { wormholes: ['alpha'] },
      b: { at: [9, 9], wormholes: ['alpha'], planets: [{ id: 'b-planet' }] },
    });
    for (const systems of [mapWith({}), far]) {
      expect(asks(shot([], systems))).toBe('over');
      expect(asks(shot(['pds-ii'], systems))).toBe('blue: cannon');
    }
    const { spaceCannon } = profileOf(
      setupOf({ players: { red: {}, blue: { technologies: ['pds-ii'] } } }),
      'blue',
      'pds',
    );
    expect(spaceCannon).toEqual({ dice: 1, hit: 5 });
  });

  by('space-cannon.offense-roll', 'may end the attack before any combat', () => {
    const ran = act(
      {
        players: { red: {}, blue: { planets: ['lodor'] } },
        units: {
          a: { red: { carrier: 1, infantry: 3 } },
          s: { blue: { cruiser: 1 } },
          lodor: { blue: { pds: 2 } },
        },
      },
      way('a', 's'),
      ...times(3, LOAD),
      DEPART,
      { kind: 'fire' },
      dice(6, 10),
      ...times(3, { kind: 'remove' }),
    );
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'combat-skipped')).toHaveLength(1);
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'red', hits: 1, why: 'cannon' }]);
    expect(places(ran)['s']).toEqual({ blue: { cruiser: 1 } });
  });

  by(
    'technology-cards.graviton-laser-system',
    'spares the fighter, and a ship may still sustain',
    () => {
      const setup = {
        players: { red: {}, blue: { technologies: ['graviton-laser-system'] } },
        units: {
          a: { red: { dreadnought: 1, fighter: 1 } },
          lodor: { blue: { pds: 1 } },
        },
      };
      const moves = [way('a', 's'), LOAD, DEPART];
      const fighter = { kind: 'destroy', unit: 'red-fighter-1' };
      const plain = act(setup, ...moves, { kind: 'fire' }, dice(6));
      expect(verdict(plain, fighter)).toBe('allowed');
      expect(verdict(plain, { kind: 'sustain' })).toBe('allowed');
      const laser = act(setup, ...moves, { kind: 'exhaust-technology' }, { kind: 'fire' }, dice(6));
      expect(verdict(laser, fighter)).toBe(no('technology-cards.graviton-laser-system'));
      expect(verdict(laser, { kind: 'sustain' })).toBe('allowed');
    },
  );

  by('sustain-damage.damaged', 'and the combat after it find a ship undamaged once only', () => {
    const ran = act(
      {
        units: {
          a: { red: { dreadnought: 1 } },
          s: { blue: { cruiser: 1 } },
          lodor: { blue: { pds: 1 } },
        },
      },
      way('a', 's'),
      DEPART,
      { kind: 'fire' },
      dice(6),
      { kind: 'sustain' },
      { kind: 'stay' },
      { kind: 'stay' },
      dice(1),
      dice(10),
    );
    expect(verdict(ran, { kind: 'sustain' })).toBe(no('sustain-damage.damaged'));
    expect(verdict(ran, { kind: 'destroy' })).toBe('allowed');
  });
});

describe('the room aboard', () => {
  by('capacity.over-capacity', 'shrinks with a carrier shot down, before any combat', () => {
    const ran = act(
      {
        players: { red: {}, blue: { technologies: ['graviton-laser-system'] } },
        units: {
          a: { red: { carrier: 1, cruiser: 1, fighter: 3 } },
          s: { blue: { cruiser: 1 } },
          lodor: { blue: { pds: 1 } },
        },
      },
      fly('red-carrier-1', 'a', 's'),
      ...times(3, LOAD),
      fly('red-cruiser-1', 'a', 's'),
      DEPART,
      { kind: 'exhaust-technology' },
      { kind: 'fire' },
      dice(6),
      { kind: 'destroy', unit: 'red-carrier-1' },
    );
    expect(asks(ran)).toBe('red: limits');
    expect(eventsOf(ran, 'combat-began')).toEqual([]);
  });
});

describe('Sustain Damage', () => {
  by('sustain-damage.when', 'comes before the first ship is destroyed', () => {
    const shot = (...answers: readonly object[]): Ran =>
      act(
        {
          units: {
            a: { red: { dreadnought: 2 } },
            b: { red: { cruiser: 1 } },
            lodor: { blue: { pds: 2 } },
          },
        },
        way('a', 's'),
        way('a', 's'),
        way('b', 's'),
        DEPART,
        { kind: 'fire' },
        dice(6, 6),
        ...answers,
      );
    expect(verdict(shot(), { kind: 'sustain' })).toBe('allowed');
    const begun = shot({ kind: 'destroy', unit: 'red-cruiser-1' });
    expect(verdict(begun, { kind: 'sustain' })).toBe(no('sustain-damage.when'));
  });
});

describe('nothing to do', () => {
  by('tactical-action.no-movement', 'ends an action all the same', () => {
    expect(asks(act({ units: { y: { red: { cruiser: 1 } } } }, DEPART))).toBe('over');
    expect(asks(run('ti4/production', {}))).toBe('over');
    expect(verdict(open({}), DONE)).toBe('not offered');
  });
});
