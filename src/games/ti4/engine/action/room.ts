import { KINDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { inSpace, inSystem, isShipType, profile, profileOf } from './query.ts';
import type { ActionState, PlayerId } from './types.ts';

/** Units that are to come into the space of a system. */
export interface Coming {
  readonly unit: UnitId;
  readonly count: number;
}

/** What a player's units in the space of a system take of the fleet pool and of the room aboard. */
export interface Room {
  /** Against the fleet pool: ships, and of fighters only those that fly without a place. */
  readonly fleet: number;
  readonly strays: number;
  /** Units that find no place. */
  readonly over: number;
  /** Fighters that do not fly by themselves and that no dock hosts. */
  readonly fighters: number;
}

/** The one reckoning of room, whatever has just moved, died, been built or been upgraded. */
export const roomFor = (
  state: ActionState,
  player: PlayerId,
  system: string,
  coming: readonly Coming[] = [],
): Room => {
  const there = inSpace(state, system, player).map(({ type }) => ({ unit: type, count: 1 }));
  const all = [...there, ...coming];
  const sum = (of: (unit: UnitId) => number): number =>
    all.reduce((total, { unit, count }) => total + of(unit) * count, 0);

  const capacity = sum((unit) => profileOf(state, player, unit).capacity);
  const hosts = inSystem(state, system, player).reduce(
    (total, unit) => total + (profile(state, unit).hosts ?? 0),
    0,
  );
  const ships = sum((unit) => (isShipType(unit) && unit !== 'fighter' ? 1 : 0));
  const troops = sum((unit) => (KINDS[unit] === 'ground-forces' ? 1 : 0));
  const fighters = Math.max(0, sum((unit) => (unit === 'fighter' ? 1 : 0)) - hosts);

  const { move, share = 0 } = profileOf(state, player, 'fighter');
  if (move === 0) {
    return { fleet: ships, strays: 0, over: Math.max(0, fighters + troops - capacity), fighters };
  }
  const strays = Math.max(0, fighters - Math.max(0, capacity - troops));
  return {
    fleet: ships + strays * share,
    strays: share > 0 ? strays : 0,
    over: Math.max(0, troops - capacity),
    fighters: 0,
  };
};
