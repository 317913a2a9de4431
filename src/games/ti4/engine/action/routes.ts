import {
  activeSystem,
  foreignShips,
  hasToken,
  isCargo,
  nearOf,
  profile,
  sheetOf,
  systemOf,
} from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type { ActionState, Unit } from './types.ts';

export type Path = readonly string[];

const isRift = (state: ActionState, id: string): boolean =>
  systemOf(state, id).anomalies.includes('gravity-rift');

/** Rifts that a path leaves or goes through; arriving in one is neither. */
export const riftsOn = (state: ActionState, path: Path): readonly string[] =>
  path.slice(0, -1).filter((id) => isRift(state, id));

const baseMove = (state: ActionState, ship: Unit): number => {
  const { move } = profile(state, ship);
  if (move === 0) return 0;
  const leaves = systemOf(state, ship.system).anomalies.includes('nebula');
  return (leaves ? 1 : move) + sheetOf(state, ship.owner).moveBonus;
};

export const reachOn = (state: ActionState, ship: Unit, path: Path): number =>
  baseMove(state, ship) + riftsOn(state, path).length;

/** The rule that lets no ship in, on whatever way, to stay or to go on. */
const closed = (state: ActionState, id: string): Ti4Rule | null => {
  const { anomalies } = systemOf(state, id);
  if (anomalies.includes('asteroid-field')) return 'asteroid-field.no-ships';
  return anomalies.includes('supernova') ? 'supernova.no-ships' : null;
};

const through = (state: ActionState, ship: Unit, id: string): Ti4Rule | null => {
  if (systemOf(state, id).anomalies.includes('nebula')) return 'nebula.no-passing-through';
  return (
    closed(state, id) ?? (foreignShips(state, id, ship.owner) ? 'movement.through-ships' : null)
  );
};

/** The rule that lets no ship end there, or null: for moves and for retreats. */
export const endBar = (state: ActionState, id: string): Ti4Rule | null => {
  const nebula = systemOf(state, id).anomalies.includes('nebula');
  return closed(state, id) ?? (nebula && id !== state.system ? 'nebula.only-if-active' : null);
};

/** The rule that forbids this path, or null. */
export const barOf = (state: ActionState, ship: Unit, path: Path): Ti4Rule | null => {
  const goal = activeSystem(state);
  if (ship.system !== goal && hasToken(state, ship.system, ship.owner)) {
    return 'movement.start-with-token';
  }
  const end = endBar(state, goal);
  if (end) return end;
  for (const id of path.slice(1, -1)) {
    const bar = through(state, ship, id);
    if (bar) return bar;
  }
  if (path.length - 1 <= reachOn(state, ship, path)) return null;
  const nebula = systemOf(state, ship.system).anomalies.includes('nebula');
  return nebula && profile(state, ship).move > 1 ? 'nebula.leaving' : 'movement.adjacent-path';
};

/** How many steps each system is away from the active one, over whatever lies between. */
export const stepsTo = (state: ActionState, goal: string): ReadonlyMap<string, number> => {
  const steps = new Map([[goal, 0]]);
  const queue = [goal];
  for (const id of queue) {
    for (const next of nearOf(state, state.active, id)) {
      if (steps.has(next)) continue;
      steps.set(next, (steps.get(id) ?? 0) + 1);
      queue.push(next);
    }
  }
  return steps;
};

/** All paths without a detour over the same system that are not longer than the ship could go. */
export const pathsOf = (
  state: ActionState,
  ship: Unit,
  steps: ReadonlyMap<string, number>,
): readonly Path[] => {
  const goal = activeSystem(state);
  const base = baseMove(state, ship);
  if (base === 0) return [];
  const rifts = Object.keys(state.galaxy.systems).filter((id) => isRift(state, id)).length;
  const found: Path[] = [];
  const walk = (path: Path): void => {
    const here = path.at(-1) ?? goal;
    for (const next of nearOf(state, ship.owner, here)) {
      const hops = path.length;
      if (hops + (steps.get(next) ?? Infinity) > base + rifts) continue;
      if (next === goal) {
        const whole = [...path, next];
        if (hops <= reachOn(state, ship, whole)) found.push(whole);
      } else if (!path.includes(next)) {
        walk([...path, next]);
      }
    }
  };
  walk([ship.system]);
  return found;
};

/** A way, what it fetches and the dice that it costs. */
interface Way {
  readonly path: Path;
  readonly stops: readonly string[];
  readonly dice: number;
}

/** Where a ship can take somebody aboard. */
const stopsOf = (state: ActionState, ship: Unit): ReadonlySet<string> => {
  const goal = activeSystem(state);
  const cargo = state.units.filter((unit) => unit.owner === ship.owner && isCargo(unit));
  const open = cargo
    .map(({ system }) => system)
    .filter((id) => id === goal || !hasToken(state, id, ship.owner));
  return new Set(profile(state, ship).capacity > 0 ? open : []);
};

const fetches = (one: Way, other: Way): boolean =>
  one.dice <= other.dice && other.stops.every((id) => one.stops.includes(id));

/**
 * Ways that fetch more than the known ones, or the same for fewer dice; they may come back through
 * systems, the active one included. Each step costs one and each rift left gives one back, so what
 * is left to go never grows, and a way as good as another here need not be followed.
 */
export const fetchingWays = (
  state: ActionState,
  ship: Unit,
  known: readonly Path[],
): readonly Path[] => {
  const goal = activeSystem(state);
  const stops = stopsOf(state, ship);
  const base = baseMove(state, ship);
  const wayOf = (path: Path): Way => ({
    path,
    stops: [...new Set(path)].filter((id) => stops.has(id)),
    dice: riftsOn(state, path).length,
  });
  const left = ({ path, dice }: Way): number => base + dice - (path.length - 1);

  const kept = new Map<string, Way[]>();
  const keep = (way: Way): boolean => {
    const here = way.path.at(-1) ?? goal;
    const others = kept.get(here) ?? [];
    if (others.some((other) => left(other) >= left(way) && fetches(other, way))) return false;
    kept.set(here, [...others, way]);
    return true;
  };

  const start = wayOf([ship.system]);
  const queue = base > 0 && keep(start) ? [start] : [];
  for (const { path } of queue) {
    for (const next of nearOf(state, ship.owner, path.at(-1) ?? goal)) {
      const longer = wayOf([...path, next]);
      if (left(longer) >= 0 && keep(longer) && through(state, ship, next) === null) {
        queue.push(longer);
      }
    }
  }

  const found = known.map(wayOf);
  for (const way of kept.get(goal) ?? []) {
    const flies = way.path.length > 1 && barOf(state, ship, way.path) === null;
    if (flies && !found.some((other) => fetches(other, way))) found.push(way);
  }
  return found.slice(known.length).map(({ path }) => path);
};

/** One way there without regard to what forbids it. */
export const straight = (
  state: ActionState,
  from: string,
  steps: ReadonlyMap<string, number>,
): Path => {
  const path = [from];
  let here = from;
  while ((steps.get(here) ?? 0) > 0) {
    const next = nearOf(state, state.active, here).find(
      (id) => steps.get(id) === (steps.get(here) ?? 0) - 1,
    );
    if (next === undefined) break;
    path.push(next);
    here = next;
  }
  return path;
};
