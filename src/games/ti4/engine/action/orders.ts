import { hasOwn, KINDS, recordOf, UNIT_IDS } from '../data/units.ts';
import {
  activeSystem,
  cardFor,
  foreignShips,
  holdingOf,
  inSystem,
  isShipType,
  planetInfo,
  profile,
  profileOf,
  sheetOf,
  shipsIn,
  spendable,
  systemOf,
} from './query.ts';
import { roomFor } from './room.ts';
import type { Room } from './room.ts';
import type { Ti4Rule } from '../rule.ts';
import type { ActionState, Order, Unit } from './types.ts';

export const activeProducers = (state: ActionState): readonly Unit[] =>
  inSystem(state, activeSystem(state), state.active).filter(
    (unit) => profile(state, unit).production !== null,
  );

const makesOf = (state: ActionState, unit: Unit): number => {
  const { production } = profile(state, unit);
  if (!production) return 0;
  const { value, withPlanet } = production;
  if (!withPlanet || unit.planet === null) return value;
  return value + planetInfo(state, unit.planet).resources;
};

export const limitOf = (state: ActionState): number =>
  activeProducers(state).reduce((sum, unit) => sum + makesOf(state, unit), 0);

const isArborecDock = (state: ActionState, unit: Unit): boolean =>
  unit.type === 'space-dock' && sheetOf(state, unit.owner).faction === 'arborec';

/** Where ground forces may be put: the planets of producers, or space and own planets for one in space. */
const troopPlaces = (state: ActionState): readonly (string | null)[] => {
  const makers = activeProducers(state);
  const places = new Set<string | null>(makers.map(({ planet }) => planet));
  if (places.has(null)) {
    for (const planet of systemOf(state, activeSystem(state)).planets) {
      if (holdingOf(state, planet)?.owner === state.active) places.add(planet);
    }
  }
  return [...places];
};

/** Everything a reader could think of ordering, allowed or not. */
export const makes = (state: ActionState): readonly Order[] =>
  UNIT_IDS.flatMap((unit): readonly Order[] => {
    const { pair } = profileOf(state, state.active, unit);
    const counts = pair ? [2, 1] : [1];
    if (isShipType(unit)) return counts.map((count) => ({ unit, count, planet: null }));
    if (KINDS[unit] === 'structure') {
      return [{ unit, count: 1, planet: troopPlaces(state)[0] ?? null }];
    }
    return troopPlaces(state).flatMap((planet) => counts.map((count) => ({ unit, count, planet })));
  });

const isTroopOrder = ({ unit }: Order): boolean => KINDS[unit] === 'ground-forces';

const countOf = (orders: readonly Order[], wanted: (order: Order) => boolean): number =>
  orders.filter(wanted).reduce((sum, { count }) => sum + count, 0);

/** The room in the active system when all that is ordered is there. */
const roomWith = (state: ActionState, orders: readonly Order[]): Room =>
  roomFor(
    state,
    state.active,
    activeSystem(state),
    orders.filter(({ planet }) => planet === null),
  );

/** More ships than the fleet pool holds are not forbidden: what is too much goes back once it stands. */
const shipBar = (state: ActionState): Ti4Rule | null => {
  const system = activeSystem(state);
  const { active } = state;
  if (!foreignShips(state, system, active)) return null;
  return shipsIn(state, system, active).length > 0
    ? 'producing-units.no-ships'
    : 'blockaded.effect';
};

const spaceBar = (state: ActionState, orders: readonly Order[], order: Order): Ti4Rule | null => {
  if (roomWith(state, [...orders, order]).over <= roomWith(state, orders).over) return null;
  return isTroopOrder(order) ? 'production.capacity' : 'capacity.over-capacity';
};

/**
 * Ground forces stand with the unit that makes them: what a planet's own units cannot make must
 * come from those in space.
 */
const exceedsMakers = (
  orders: readonly Order[],
  makers: readonly Unit[],
  valueOf: (unit: Unit) => number,
): boolean => {
  const makes = (planet: string | null): number =>
    makers.filter((unit) => unit.planet === planet).reduce((sum, unit) => sum + valueOf(unit), 0);
  const asked = (planet: string | null): number =>
    countOf(orders, (order) => isTroopOrder(order) && order.planet === planet);
  const planets = new Set(orders.map(({ planet }) => planet).filter((planet) => planet !== null));
  const fromSpace = [...planets].reduce(
    (sum, planet) => sum + Math.max(0, asked(planet) - makes(planet)),
    asked(null),
  );
  return fromSpace > makes(null);
};

const troopBar = (state: ActionState, orders: readonly Order[]): Ti4Rule | null => {
  const makers = activeProducers(state);
  const value = (unit: Unit): number => makesOf(state, unit);
  if (exceedsMakers(orders, makers, value)) return 'production.value';
  const able = (unit: Unit): number => (isArborecDock(state, unit) ? 0 : value(unit));
  return exceedsMakers(orders, makers, able) ? 'production.arborec-docks' : null;
};

const missing = (state: ActionState, order: Order): Ti4Rule | null => {
  if (KINDS[order.unit] === 'structure') return 'cost.no-cost';
  const sheet = sheetOf(state, state.active);
  const known = hasOwn(sheet.faction, order.unit) || cardFor(sheet, order.unit) !== undefined;
  const waits = recordOf(order.unit).byTechnology !== undefined && !known;
  return waits && !sheet.values[order.unit] ? 'cost.no-cost' : null;
};

/** Two of a pair are one price, wherever each of them stands; an odd one costs as much as two. */
export const priceOf = (state: ActionState, orders: readonly Order[]): number =>
  UNIT_IDS.reduce((sum, type) => {
    const { cost, pair } = profileOf(state, state.active, type);
    const count = countOf(orders, ({ unit }) => unit === type);
    return sum + (cost ?? 0) * (pair ? Math.ceil(count / 2) : count);
  }, 0);

/** The rule that forbids one more order, or null; figures are counted elsewhere. */
export const orderBar = (
  state: ActionState,
  orders: readonly Order[],
  order: Order,
): Ti4Rule | null => {
  const never = missing(state, order);
  if (never) return never;
  const troops = isTroopOrder(order);
  const bar = troops ? null : shipBar(state);
  if (bar) return bar;
  const all = countOf(orders, () => true) + order.count;
  if (all > limitOf(state)) {
    return activeProducers(state).length > 1 ? 'production.sum' : 'production.value';
  }
  const makers = troops ? troopBar(state, [...orders, order]) : null;
  if (makers) return makers;
  if (priceOf(state, [...orders, order]) > spendable(state, state.active, 'resources'))
    return 'producing-units.cost';
  return spaceBar(state, orders, order);
};
