import { UNIT_IDS } from '../data/units.ts';
import {
  activeSystem,
  capacityOf,
  fleetOf,
  foreignShips,
  holdingOf,
  inSpace,
  inSystem,
  isShipType,
  needsPlace,
  owns,
  planetInfo,
  profile,
  profileOf,
  sheetOf,
  shipsIn,
  spendable,
  systemOf,
} from './query.ts';
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

const total = (state: ActionState, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + makesOf(state, unit), 0);

export const limitOf = (state: ActionState): number => total(state, activeProducers(state));

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
    if (unit !== 'infantry') return [{ unit, count: 1, planet: troopPlaces(state)[0] ?? null }];
    return troopPlaces(state).flatMap((planet) => counts.map((count) => ({ unit, count, planet })));
  });

const countOf = (orders: readonly Order[], wanted: (order: Order) => boolean): number =>
  orders.filter(wanted).reduce((sum, { count }) => sum + count, 0);

const shipBar = (state: ActionState, orders: readonly Order[], order: Order): Ti4Rule | null => {
  const system = activeSystem(state);
  const { active } = state;
  if (foreignShips(state, system, active)) {
    return shipsIn(state, system, active).length > 0
      ? 'producing-units.no-ships'
      : 'blockaded.effect';
  }
  const fleet =
    fleetOf(state, system, active).length +
    countOf(orders, ({ unit }) => isShipType(unit) && unit !== 'fighter');
  return order.unit !== 'fighter' && fleet + order.count > sheetOf(state, active).fleet
    ? 'ships.fleet-limit'
    : null;
};

const spaceBar = (state: ActionState, orders: readonly Order[], order: Order): Ti4Rule | null => {
  const { active } = state;
  const space = inSpace(state, activeSystem(state), active);
  const freeFighters = profileOf(state, active, 'fighter').move > 0;
  const aboard = (entry: Order): boolean =>
    (entry.unit === 'fighter' && !freeFighters) ||
    (entry.unit === 'infantry' && entry.planet === null);
  if (!aboard(order)) return null;
  const places =
    capacityOf(state, space) +
    orders.reduce(
      (sum, { unit, count }) =>
        sum + (isShipType(unit) ? profileOf(state, active, unit).capacity * count : 0),
      0,
    );
  const taken = space.filter((unit) => needsPlace(state, unit)).length + countOf(orders, aboard);
  if (taken + order.count <= places) return null;
  return order.unit === 'infantry' ? 'production.capacity' : 'capacity.system-limit';
};

const missing = (state: ActionState, order: Order): Ti4Rule | null => {
  if (order.unit === 'pds' || order.unit === 'space-dock') return 'cost.structures';
  const sheet = sheetOf(state, state.active);
  const buildable = sheet.faction === 'embers-of-muaat' || owns(state, state.active, 'war-sun');
  return order.unit === 'war-sun' && !buildable && !sheet.values['war-sun'] ? 'cost.no-cost' : null;
};

const costOf = (state: ActionState, order: Order): number =>
  profileOf(state, state.active, order.unit).cost ?? 0;

/** The rule that forbids one more order, or null; figures are counted elsewhere. */
export const orderBar = (
  state: ActionState,
  orders: readonly Order[],
  order: Order,
): Ti4Rule | null => {
  const never = missing(state, order);
  if (never) return never;
  const makers = activeProducers(state);
  const all = countOf(orders, () => true) + order.count;
  if (order.unit === 'infantry') {
    const able = makers.filter((unit) => !isArborecDock(state, unit));
    const troops = countOf(orders, ({ unit }) => unit === 'infantry') + order.count;
    if (able.length < makers.length && troops > total(state, able))
      return 'production.arborec-docks';
  } else {
    const bar = shipBar(state, orders, order);
    if (bar) return bar;
  }
  if (all > limitOf(state)) return makers.length > 1 ? 'production.sum' : 'production.value';
  const price = [...orders, order].reduce((sum, entry) => sum + costOf(state, entry), 0);
  if (price > spendable(state, state.active, 'resources')) return 'producing-units.cost';
  return spaceBar(state, orders, order);
};
