import { baseOf, basesOf, isBase, startingBase } from '../engine/bases.ts';
import type { BaseId } from '../engine/bases.ts';
import { FORCE_START, LAST_SPACE, atLastSpace, forceAfter } from '../engine/force.ts';
import { SIDES, otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import { isRecord, isWhole, within } from '../../../player/guide/history.ts';

export interface Seat {
  /** null between the end of one base and the choice of the next. */
  readonly base: BaseId | null;
  readonly damage: number;
  readonly lost: readonly BaseId[];
}

/** What a table of cards is bad at remembering. */
export interface Table {
  readonly goal: number;
  readonly side: Side;
  readonly force: number;
  readonly resources: number;
  readonly seats: Readonly<Record<Side, Seat>>;
}

export const GOALS = [2, 3, 4, 5] as const;
export const MOST_RESOURCES = 60;

const firstSeat = (side: Side): Seat => ({ base: startingBase(side), damage: 0, lost: [] });

export const NEW_TABLE: Table = {
  goal: 3,
  side: 'empire',
  force: FORCE_START,
  resources: 0,
  seats: { empire: firstSeat('empire'), rebel: firstSeat('rebel') },
};

const withSeat = (table: Table, side: Side, seat: Seat): Table => ({
  ...table,
  seats: { ...table.seats, [side]: seat },
});

/** Who has destroyed as many bases as the game is played to. */
export const winnerOf = ({ goal, seats }: Table): Side | null =>
  SIDES.find((side) => seats[otherSide(side)].lost.length >= goal) ?? null;

export const freeBases = ({ seats }: Table, side: Side): readonly BaseId[] =>
  basesOf(side).filter((base) => !seats[side].lost.includes(base) && seats[side].base !== base);

/** Damage beyond hit points is not carried over: the base is gone, the next one begins whole. */
export const hit = (table: Table, side: Side, amount: number): Table => {
  const seat = table.seats[side];
  if (seat.base === null) return table;
  const { hitPoints } = baseOf(seat.base);
  const damage = within(seat.damage + amount, 0, hitPoints);
  return damage < hitPoints
    ? withSeat(table, side, { ...seat, damage })
    : withSeat(table, side, { base: null, damage: 0, lost: [...seat.lost, seat.base] });
};

export const chooseBase = (table: Table, side: Side, base: BaseId): Table =>
  freeBases(table, side).includes(base) && table.seats[side].lost.length < table.goal
    ? withSeat(table, side, { ...table.seats[side], base, damage: 0 })
    : table;

export const pullForce = (table: Table, side: Side): Table => ({
  ...table,
  force: forceAfter(table.force, side, 1),
});

export const addResources = (table: Table, amount: number): Table => ({
  ...table,
  resources: within(table.resources + amount, 0, MOST_RESOURCES),
});

export const playTo = (table: Table, goal: number): Table => ({ ...table, goal });

/** Resources left over go back; the next player may find the marker on their last space. */
export const nextTurn = (table: Table): Table => {
  const side = otherSide(table.side);
  return { ...table, side, resources: atLastSpace(table.force, side) ? 1 : 0 };
};

const isBaseOf = (value: unknown, side: Side): value is BaseId =>
  typeof value === 'string' && isBase(value) && baseOf(value).side === side;

const seatFrom = (value: unknown, side: Side): Seat | null => {
  if (!isRecord(value)) return null;
  const { base, damage, lost } = value;
  if (!Array.isArray(lost) || lost.length > basesOf(side).length) return null;
  const gone = lost.filter((entry) => isBaseOf(entry, side));
  if (gone.length < lost.length || new Set(gone).size < gone.length) return null;
  if (base === null) return damage === 0 ? { base, damage, lost: gone } : null;
  if (!isBaseOf(base, side) || gone.includes(base)) return null;
  return isWhole(damage, 0, baseOf(base).hitPoints - 1) ? { base, damage, lost: gone } : null;
};

export const tableFrom = (value: unknown): Table | null => {
  if (!isRecord(value) || !isRecord(value['seats'])) return null;
  const { goal, force, resources, seats } = value;
  const side = SIDES.find((known) => known === value['side']);
  const empire = seatFrom(seats['empire'], 'empire');
  const rebel = seatFrom(seats['rebel'], 'rebel');
  if (side === undefined || empire === null || rebel === null) return null;
  if (!isWhole(goal, GOALS[0], GOALS[3])) return null;
  if (!isWhole(force, LAST_SPACE.empire, LAST_SPACE.rebel)) return null;
  if (!isWhole(resources, 0, MOST_RESOURCES)) return null;
  return { goal, side, force, resources, seats: { empire, rebel } };
};
