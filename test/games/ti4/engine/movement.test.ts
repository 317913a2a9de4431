import { describe, expect, it } from 'vitest';
import {
  DEPART,
  DONE,
  asks,
  dice,
  eventsOf,
  mapWith,
  places,
  run,
  summary,
  verdict,
} from './helpers.ts';

const act = (setup: object, ...answers: readonly object[]) =>
  run(
    'ti4/tactical-action',
    { system: undefined, ...setup },
    { kind: 'activate', system: 's' },
    ...answers,
  );
const swift = (move: number) => ({ red: { values: { cruiser: { move } } }, blue: {} });
const from = (system: string, units: object = { cruiser: 1 }) => ({
  units: { [system]: { red: units } },
});
const go = (ran: ReturnType<typeof act>, ...path: readonly string[]) =>
  verdict(ran, { kind: 'move', path });

describe('activation', () => {
  it('takes a token from the tactic pool and lays it into the system', () => {
    const ran = act(from('a'));
    expect(summary(ran).pools['red']).toEqual([2, 3, 2, 8]);
    expect(summary(ran).tokens['s']).toEqual(['red']);
  });

  it('is refused where an own token lies, and not where another player’s does', () => {
    const ran = run('ti4/tactical-action', {
      system: undefined,
      tokens: { a: ['red'], b: ['blue'] },
    });
    expect(verdict(ran, { system: 'a' })).toBe('active-system.own-token');
    expect(verdict(ran, { system: 'b' })).toBe('allowed');
  });

  it('needs a token in the tactic pool', () => {
    const ran = run('ti4/tactical-action', { players: { red: { tactic: 0 }, blue: {} } });
    expect(verdict(ran, { system: 's' })).toBe('command-tokens.tactical-action');
    expect(
      asks(run('ti4/tactical-action', { players: { red: { tactic: 0 }, blue: {} } }, DONE)),
    ).toBe('over');
  });
});

describe('a way', () => {
  it('cannot begin where an own token lies, but may pass one (B8)', () => {
    expect(go(act({ ...from('a'), tokens: { a: ['red'] } }), 'a', 's')).toBe(
      'movement.start-with-token',
    );
    expect(go(act({ ...from('x'), tokens: { a: ['red'] } }), 'x', 'a', 's')).toBe('allowed');
  });

  it('cannot pass ships of another player, fighters included (B9)', () => {
    const units = { x: { red: { cruiser: 1 } }, a: { blue: { fighter: 1 } } };
    const ran = act({ units, players: swift(2) });
    expect(go(ran, 'x', 'a', 's')).toBe('movement.through-ships');
    const faster = act({ units, players: swift(5) });
    expect(go(faster, 'x', 'a', 's')).toBe('movement.through-ships');
  });

  it('cannot be longer than the move value', () => {
    expect(go(act({ ...from('x', { carrier: 1 }) }), 'x', 'a', 's')).toBe('movement.adjacent-path');
  });

  it('gets one more step from a gravity rift, at the price of a die (B10)', () => {
    const setup = {
      ...from('x', { carrier: 1, infantry: 1 }),
      systems: mapWith({ a: { anomalies: ['gravity-rift'] } }),
    };
    const fly = [{ kind: 'move', path: ['x', 'a', 's'] }, { kind: 'load' }, DEPART];
    expect(go(act(setup), 'x', 'a', 's')).toBe('allowed');
    const lost = act(setup, ...fly, dice(3));
    expect(places(lost)).toEqual({});
    const there = act(setup, ...fly, dice(4));
    expect(places(there)['s'] ?? places(there)['lodor']).toEqual({
      red: { carrier: 1, infantry: 1 },
    });
  });

  it('gets a step and rolls a die for each of two rifts (B11)', () => {
    const rift = { anomalies: ['gravity-rift'] };
    const setup = {
      ...from('x', { carrier: 1 }),
      systems: [
        { id: 's', at: [0, 0] },
        { id: 'a', at: [0, -1], ...rift },
        { id: 'm', at: [0, -2], ...rift },
        { id: 'x', at: [0, -3] },
      ],
    };
    const fly = [{ kind: 'move', path: ['x', 'm', 'a', 's'] }, DEPART];
    expect(places(act(setup, ...fly, dice(10, 3)))).toEqual({});
    expect(places(act(setup, ...fly, dice(4, 10)))).toEqual({ s: { red: { carrier: 1 } } });
  });

  it('out of a nebula is one step long, two with an effect that adds one (B12)', () => {
    const systems = mapWith({ x: { anomalies: ['nebula'] } });
    const ships = { ...from('x'), systems };
    expect(go(act({ ...ships, players: swift(3) }), 'x', 'a', 's')).toBe('nebula.leaving');
    const helped = { red: { moveBonus: 1, values: { cruiser: { move: 3 } } }, blue: {} };
    expect(go(act({ ...ships, players: helped }), 'x', 'a', 's')).toBe('allowed');
  });

  it('never leads through a nebula (B12)', () => {
    const systems = [
      MIDDLE,
      { id: 'a', at: [0, -1], anomalies: ['nebula'] },
      { id: 'x', at: [0, -2] },
    ];
    expect(go(act({ ...from('x'), systems, players: swift(5) }), 'x', 'a', 's')).toBe(
      'nebula.no-passing-through',
    );
  });

  it.each([
    ['asteroid-field', 'asteroid-field.no-ships'],
    ['supernova', 'supernova.no-ships'],
  ])('never leads through or into: %s (B13)', (anomaly, rule) => {
    const through = [
      MIDDLE,
      { id: 'a', at: [0, -1], anomalies: [anomaly] },
      { id: 'x', at: [0, -2] },
    ];
    expect(go(act({ ...from('x'), systems: through, players: swift(5) }), 'x', 'a', 's')).toBe(
      rule,
    );
    const into = mapWith({ s: { anomalies: [anomaly] } });
    expect(go(act({ ...from('a'), systems: into }), 'a', 's')).toBe(rule);
  });

  it('may end in a nebula that is active', () => {
    expect(
      go(act({ ...from('a'), systems: mapWith({ s: { anomalies: ['nebula'] } }) }), 'a', 's'),
    ).toBe('allowed');
  });

  it('may leave the active system and come back (B14)', () => {
    expect(go(act(from('s')), 's', 'a', 's')).toBe('allowed');
    expect(go(act(from('s', { carrier: 1 })), 's', 'a', 's')).toBe('not offered');
  });

  it('leads through wormholes of one kind, wherever the tiles lie (A8)', () => {
    const systems = [
      MIDDLE,
      { id: 'gate', wormholes: ['delta'] },
      { id: 'a', at: [0, -1], wormholes: ['delta'] },
    ];
    const ran = act({ ...from('gate'), systems });
    expect(go(ran, 'gate', 'a', 's')).toBe('allowed');
  });
});

const MIDDLE = { id: 's', at: [0, 0] };

describe('what ships carry', () => {
  const setup = {
    units: { x: { red: { carrier: 1, fighter: 3 } }, 'b-planet': { red: { infantry: 3 } } },
    players: { red: { values: { carrier: { move: 3 } }, planets: ['b-planet'] }, blue: {} },
  };
  const fly = { kind: 'move', path: ['x', 'a', 's'] };

  it('is no more than their capacity', () => {
    const ran = act(setup, fly, { kind: 'load' }, { kind: 'load' }, { kind: 'load' });
    expect(verdict(ran, { kind: 'load' })).toBe('not offered');
    const round = {
      ...setup,
      systems: mapWith({ b: { at: [0, -3] } }),
      units: { b: { red: { carrier: 1 } }, 'b-planet': { red: { infantry: 5 } } },
    };
    const loads = Array.from({ length: 4 }, () => ({ kind: 'load' }));
    const full = act(round, { kind: 'move', path: ['b', 'x', 'a', 's'] }, ...loads);
    expect(verdict(full, { kind: 'load' })).toBe('capacity.carry-limit');
  });

  it('cannot be taken from a system with an own token', () => {
    const units = { x: { red: { carrier: 1 } }, a: { red: { fighter: 1, dreadnought: 1 } } };
    const ran = act({ ...setup, units, tokens: { a: ['red'] } }, fly);
    expect(verdict(ran, { kind: 'load', unit: 'red-fighter-1' })).toBe('transport.own-token');
  });

  it('may be taken on the way and is put down in the active system only', () => {
    const units = { x: { red: { carrier: 1 } }, a: { red: { fighter: 1, dreadnought: 1 } } };
    const ran = act({ ...setup, units }, fly, { kind: 'load' }, DEPART);
    expect(places(ran)).toEqual({
      s: { red: { carrier: 1, fighter: 1 } },
      a: { red: { dreadnought: 1 } },
    });
  });
});

describe('arrival', () => {
  it('leaves no more ships than the fleet pool holds; the owner chooses, nothing is destroyed (B15)', () => {
    const players = { red: { fleet: 2 }, blue: {} };
    const one = { kind: 'move' };
    const ran = act(
      { ...from('a', { cruiser: 3, fighter: 0 }), players: { red: { fleet: 3 }, blue: {} } },
      one,
      one,
      one,
      DEPART,
    );
    expect(asks(ran)).toBe('over');
    const over = act(
      { units: { a: { red: { cruiser: 1 } }, b: { red: { cruiser: 2 } } }, players },
      one,
      one,
      one,
      DEPART,
    );
    expect(asks(over)).toBe('red: limits');
    const after = act(
      { units: { a: { red: { cruiser: 1 } }, b: { red: { cruiser: 2 } } }, players },
      one,
      one,
      one,
      DEPART,
      { kind: 'remove' },
    );
    expect(places(after)['s']).toEqual({ red: { cruiser: 2 } });
    expect(eventsOf(after, 'unit-destroyed')).toEqual([]);
  });

  it('takes what lost its place aboard', () => {
    const ran = act(from('a', { carrier: 1, fighter: 1 }), { kind: 'move' }, DEPART);
    expect(asks(ran)).toBe('red: limits');
    expect(
      places(
        act(from('a', { carrier: 1, fighter: 1 }), { kind: 'move' }, DEPART, { kind: 'remove' }),
      ),
    ).toEqual({ s: { red: { carrier: 1 } } });
  });

  it('lets Space Cannon fire even when nothing has moved', () => {
    const ran = act({ units: { s: { red: { cruiser: 1 } }, lodor: { blue: { pds: 1 } } } }, DEPART);
    expect(asks(ran)).toBe('blue: cannon');
  });
});
