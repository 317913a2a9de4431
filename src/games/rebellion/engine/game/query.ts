import { LEADER_IDS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { HOLDING_RINGS } from '../rings.ts';
import type { UnitCounts } from '../setup.ts';
import { sheetOf } from '../skills.ts';
import type { TeamRole } from '../skills.ts';
import { isPopulous, SYSTEM_IDS } from '../systems.ts';
import type { SystemId } from '../systems.ts';
import { UNIT_IDS, unitOf } from '../units.ts';
import type { Side, Theatre, UnitId } from '../units.ts';
import type { PileId, Place, RebellionState, Seat, SystemState } from './types.ts';

export const BASE_SPACE = 'rebel-base-space';

export const PLACES: readonly Place[] = [BASE_SPACE, ...SYSTEM_IDS];

export const systemAt = (state: RebellionState, id: SystemId): SystemState => state.systems[id];

export const unitsAt = (state: RebellionState, place: Place): UnitCounts =>
  place === BASE_SPACE ? state.base.space : state.systems[place].units;

/** The kinds of units in a count, in the order of the faction sheets. */
export const kindsIn = (units: UnitCounts): readonly UnitId[] =>
  UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0);

export const countOf = (units: UnitCounts, unit: UnitId): number => units[unit] ?? 0;

export const totalOf = (units: UnitCounts): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0);

export const ofSide = (units: UnitCounts, side: Side, theatre?: Theatre): UnitCounts =>
  Object.fromEntries(
    Object.entries(units).filter(([id, count]) => {
      const unit = unitOf(id as UnitId);
      return count > 0 && unit.side === side && (theatre === undefined || unit.theatre === theatre);
    }),
  );

export const hasUnits = (
  state: RebellionState,
  side: Side,
  place: Place,
  theatre?: Theatre,
): boolean => {
  const units = unitsAt(state, place);
  for (const id in units) {
    if (countOf(units, id as UnitId) === 0) continue;
    const unit = unitOf(id as UnitId);
    if (unit.side === side && (theatre === undefined || unit.theatre === theatre)) return true;
  }
  return false;
};

export const plus = (units: UnitCounts, unit: UnitId, count = 1): UnitCounts => {
  const { [unit]: before = 0, ...rest } = units;
  return before + count > 0 ? { ...rest, [unit]: before + count } : rest;
};

export const plusAll = (units: UnitCounts, more: UnitCounts): UnitCounts =>
  kindsIn(more).reduce((sum, unit) => plus(sum, unit, countOf(more, unit)), units);

export const minusAll = (units: UnitCounts, gone: UnitCounts): UnitCounts =>
  kindsIn(gone).reduce((rest, unit) => plus(rest, unit, -countOf(gone, unit)), units);

/** Figures that are neither on the board nor in a build queue. */
export const supplyOf = (state: RebellionState, unit: UnitId): number => {
  const { box, side } = unitOf(unit);
  let left: number = box - countOf(state.base.space, unit);
  for (const id of SYSTEM_IDS) left -= countOf(state.systems[id].units, unit);
  for (const space of state.queue[side]) left -= countOf(space, unit);
  return left - ready(state, unit);
};

/** Figures that left the queue and wait to be deployed. */
const ready = (state: RebellionState, unit: UnitId): number =>
  state.agenda.reduce(
    (sum, frame) => sum + (frame.at === 'deploy' ? countOf(frame.ready, unit) : 0),
    0,
  );

export const isCaptured = (state: RebellionState, leader: LeaderId): boolean =>
  HOLDING_RINGS.some((ring) => ring === state.leaders[leader].ring);

const leadersWhere = (test: (leader: LeaderId) => boolean): readonly LeaderId[] =>
  LEADER_IDS.filter(test);

export const poolOf = (state: RebellionState, side: Side): readonly LeaderId[] =>
  leadersWhere((id) => {
    const leader = state.leaders[id];
    return leader.side === side && leader.place.at === 'pool';
  });

/** Everybody at a place; captives are only there when asked for. */
export const leadersAt = (state: RebellionState, place: Place, side?: Side): readonly LeaderId[] =>
  leadersWhere((id) => {
    const leader = state.leaders[id];
    return (
      leader.place.at === 'board' &&
      leader.place.place === place &&
      (side === undefined || leader.side === side) &&
      !isCaptured(state, id)
    );
  });

export const captivesAt = (state: RebellionState, place: Place): readonly LeaderId[] =>
  leadersWhere((id) => {
    const { place: where } = state.leaders[id];
    return where.at === 'board' && where.place === place && isCaptured(state, id);
  });

export const leadersOn = (state: RebellionState, slot: number): readonly LeaderId[] =>
  leadersWhere((id) => {
    const { place } = state.leaders[id];
    return place.at === 'mission' && place.slot === slot;
  });

/** Neither populous nor remote once destroyed. */
export const isPopulousNow = (state: RebellionState, id: SystemId): boolean =>
  isPopulous(id) && !state.systems[id].destroyed;

export const isImperial = (state: RebellionState, id: SystemId): boolean => {
  const { loyalty, subjugated } = state.systems[id];
  return loyalty === 'empire' || subjugated;
};

export const isRebel = (state: RebellionState, id: SystemId): boolean =>
  state.systems[id].loyalty === 'rebel' && !state.systems[id].subjugated;

export const missionPile = (side: Side): 'empire-missions' | 'rebel-missions' => `${side}-missions`;

export const actionPile = (side: Side): 'empire-actions' | 'rebel-actions' => `${side}-actions`;

/** Whose secret the hand of a pile is. */
export const ownerOf = (pile: PileId): Side => {
  if (pile === 'objectives') return 'rebel';
  if (pile === 'probes' || pile === 'projects') return 'empire';
  return pile.startsWith('empire') ? 'empire' : 'rebel';
};

export const sideOf = (seat: Seat): Side => (seat.startsWith('empire') ? 'empire' : 'rebel');

const roleOf = (seat: Seat): TeamRole | null => {
  if (seat.endsWith('admiral')) return 'admiral';
  return seat.endsWith('general') ? 'general' : null;
};

/**
 * The seat that does a duty of its side. A side with one seat does everything; the lone Rebel of
 * three players has two turns, one for each role, and both are his.
 */
export const seatFor = (
  { order }: Pick<RebellionState, 'order'>,
  side: Side,
  role: TeamRole,
): Seat => order.find((seat) => sideOf(seat) === side && roleOf(seat) === role) ?? side;

/** Everybody who plays a side, in the order of turns. */
export const seatsOf = (state: RebellionState, side: Side): readonly Seat[] =>
  state.order.filter((seat) => sideOf(seat) === side);

/** Whose turn uses this leader. Where descriptions of a card disagree we follow the admiral. */
const roleOfLeader = (leader: LeaderId): TeamRole => sheetOf(leader).team ?? 'admiral';

export const seatOfLeader = (state: RebellionState, leader: LeaderId): Seat =>
  seatFor(state, state.leaders[leader].side, roleOfLeader(leader));

/** The pool a seat may use: half of it when the side has two roles. */
export const poolOfSeat = (state: RebellionState, seat: Seat): readonly LeaderId[] => {
  const role = roleOf(seat);
  return poolOf(state, sideOf(seat)).filter((id) => role === null || roleOfLeader(id) === role);
};
