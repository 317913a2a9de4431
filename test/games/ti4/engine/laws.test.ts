import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import {
  foreignShips,
  hasToken,
  isCargo,
  isShip,
  nearOf,
  profile,
  systemOf,
} from '../../../../src/games/ti4/engine/action/query.ts';
import type { ActionState, Unit } from '../../../../src/games/ti4/engine/action/types.ts';
import { ROUNDS } from '../../../../src/games/ti4/engine/round/procedures.ts';
import type { RoundState } from '../../../../src/games/ti4/engine/round/types.ts';
import { times } from '../../../support/effort.ts';
import { boardFrom } from './random-board.ts';
import { playRandomly } from './random-play.ts';
import { tableFrom } from './random-table.ts';

const FIGHTERS_OF_A_DOCK = 3;
const action = ACTIONS['ti4/tactical-action'];
const upTo = (count: number): readonly number[] =>
  Array.from({ length: times(count) }, (_, at) => at + 1);
const seeds = upTo(60);

/** What a system holds of one player beyond what the book allows, reckoned anew from the board. */
const excessOf = (state: ActionState, player: string, system: string): number => {
  const sheet = state.sheets[player];
  const own = state.units.filter((unit) => unit.owner === player && unit.system === system);
  const space = own.filter(({ planet }) => planet === null);
  const number = (wanted: (unit: Unit) => boolean): number => space.filter(wanted).length;
  const ships = number((unit) => isShip(unit) && unit.type !== 'fighter');
  const capacity = space.reduce((sum, unit) => sum + profile(state, unit).capacity, 0);
  const docks = own.filter(({ type }) => type === 'space-dock').length;
  const fighters = Math.max(
    0,
    number(({ type }) => type === 'fighter') - docks * FIGHTERS_OF_A_DOCK,
  );
  const troops = number(({ type }) => type === 'infantry');
  const flies = space.some((unit) => unit.type === 'fighter' && profile(state, unit).move > 0);
  const overboard = Math.max(0, (flies ? 0 : fighters) + troops - capacity);
  const strays = flies ? Math.max(0, fighters - Math.max(0, capacity - troops)) : 0;
  return Math.max(0, ships + strays - (sheet?.fleet ?? 0)) + overboard;
};

/** While units arrive, fight or are given up, the law has not had its say yet. */
const unsettled = ({ agenda, battle }: ActionState): boolean =>
  battle !== null ||
  agenda.some(({ at }) => at === 'limits' || at === 'hits' || at === 'cannon' || at === 'rifts');

describe('what is lost for want of room', () => {
  it('is lost at once, in every system, whatever took the room', () => {
    for (const seed of seeds) {
      const opening = boardFrom(seed);
      playRandomly(action, opening, seed, ({ state }) => {
        if (unsettled(state)) return;
        for (const player of state.players) {
          for (const system of Object.keys(state.galaxy.systems)) {
            // What was too much before may stay with whoever does not act; who acts ends lawful.
            const acted = player === state.active && state.system === null;
            const before = acted ? 0 : excessOf(opening, player, system);
            expect(excessOf(state, player, system)).toBeLessThanOrEqual(before);
          }
        }
      });
    }
  });
});

describe('where a ship ends', () => {
  it('is no supernova, no asteroid field and no nebula but the active one', () => {
    let moved = 0;
    for (const seed of upTo(240)) {
      playRandomly(action, boardFrom(seed), seed, ({ before, state }) => {
        for (const unit of state.units.filter(isShip)) {
          const was = before.units.find(({ id }) => id === unit.id);
          if (!was || was.system === unit.system) continue;
          moved += 1;
          const { anomalies } = systemOf(state, unit.system);
          expect(anomalies).not.toContain('supernova');
          expect(anomalies).not.toContain('asteroid-field');
          if (unit.system !== before.system) expect(anomalies).not.toContain('nebula');
        }
      });
    }
    expect(moved).toBeGreaterThan(100);
  });
});

/** All that a ship can fetch within so many steps, step by step as the book tells it. */
const catches = (state: ActionState, ship: Unit, goal: string): ReadonlySet<string> => {
  const rift = (id: string): boolean => systemOf(state, id).anomalies.includes('gravity-rift');
  const shut = (id: string): boolean =>
    systemOf(state, id).anomalies.some((kind) => kind === 'supernova' || kind === 'asteroid-field');
  const cargo = (id: string): boolean =>
    profile(state, ship).capacity > 0 &&
    (id === goal || !hasToken(state, id, ship.owner)) &&
    state.units.some((unit) => unit.owner === ship.owner && isCargo(unit) && unit.system === id);
  const found = new Set<string>();
  const seen = new Set<string>();
  const fly = (at: string, left: number, fetched: readonly string[], dice: number): void => {
    const key = [at, left, [...fetched].sort().join(), dice].join('|');
    if (seen.has(key) || dice > 2) return;
    seen.add(key);
    const steps = left - 1 + (rift(at) ? 1 : 0);
    const rolled = dice + (rift(at) ? 1 : 0);
    if (steps < 0) return;
    for (const next of nearOf(state, ship.owner, at)) {
      const more = cargo(next) && !fetched.includes(next) ? [...fetched, next] : fetched;
      if (next === goal && !shut(goal)) found.add(`${[...more].sort().join()}|${rolled}`);
      const closed = shut(next) || systemOf(state, next).anomalies.includes('nebula');
      if (!closed && !foreignShips(state, next, ship.owner)) fly(next, steps, more, rolled);
    }
  };
  const { move } = profile(state, ship);
  const reach = systemOf(state, ship.system).anomalies.includes('nebula')
    ? Math.min(1, move)
    : move;
  const blocked = ship.system !== goal && hasToken(state, ship.system, ship.owner);
  if (reach > 0 && !blocked) fly(ship.system, reach, cargo(ship.system) ? [ship.system] : [], 0);
  return found;
};

describe('the ways of a ship', () => {
  it('fetch all that can be fetched, for no more dice than need be, and nothing else', () => {
    let ways = 0;
    for (const seed of seeds) {
      playRandomly(action, boardFrom(seed), seed, ({ before, prompt }) => {
        if (prompt.kind !== 'decision' || prompt.task !== 'move') return;
        const goal = before.system ?? '';
        const offered = new Map<string, (readonly string[])[]>();
        for (const { choice, allowed } of prompt.options) {
          if (choice.kind !== 'move' || !allowed) continue;
          offered.set(choice.unit, [...(offered.get(choice.unit) ?? []), choice.path]);
        }
        for (const [id, paths] of offered) {
          const ship = before.units.find((unit) => unit.id === id);
          if (!ship) throw new Error(`${id} is offered and not there.`);
          const able = catches(before, ship, goal);
          const has = paths.map((path) => ({
            stops: new Set(path),
            dice: path
              .slice(0, -1)
              .filter((at) => systemOf(before, at).anomalies.includes('gravity-rift')).length,
          }));
          for (const entry of able) {
            const [stops = '', dice = '0'] = entry.split('|');
            ways += 1;
            expect(
              has.some(
                (way) =>
                  way.dice <= Number(dice) &&
                  stops.split(',').every((at) => at === '' || way.stops.has(at)),
              ),
              `${seed}: ${id} ${entry}`,
            ).toBe(true);
          }
          expect(able.size).toBeGreaterThan(0);
        }
      });
    }
    expect(ways).toBeGreaterThan(seeds.length);
  });
});

describe('a game that is won', () => {
  it('asks nothing more after the custodians', () => {
    let won = 0;
    for (const seed of seeds) {
      const opening = boardFrom(seed);
      const sheets = Object.fromEntries(
        Object.entries(opening.sheets).map(([id, sheet]) => [
          id,
          { ...sheet, points: 9, goods: 6 },
        ]),
      );
      const last = playRandomly(action, { ...opening, sheets }, seed, ({ before }) => {
        expect(before.winner).toBeNull();
      });
      won += last.winner === null ? 0 : 1;
    }
    expect(won).toBeGreaterThan(0);
  });
});

describe('any phase', () => {
  it('ends with a winner, never goes beyond the track, and keeps every command token', () => {
    let won = 0;
    for (const seed of seeds.slice(0, times(24))) {
      for (const [id, procedure] of Object.entries(ROUNDS)) {
        const table = tableFrom(seed, id !== 'ti4/strategy-phase');
        const tokens = ({ seats }: RoundState): readonly number[] =>
          Object.values(seats).flatMap(({ tactic, fleet, strategy, laid, reserve }) => {
            const places = [tactic, fleet, strategy, laid, reserve];
            return [Math.min(0, ...places), places.reduce((sum, count) => sum + count, 0)];
          });
        const before = tokens(table);
        const end = playRandomly(procedure, table, seed, (moment) => {
          expect(moment.before.winner).toBeNull();
          expect(tokens(moment.state)).toEqual(before);
        });
        for (const { points } of Object.values(end.seats)) {
          expect(points).toBeLessThanOrEqual(end.goal);
        }
        won += end.winner === null ? 0 : 1;
      }
    }
    expect(won).toBeGreaterThan(3);
  });
});
