import type { FactionId } from '../data/factions.ts';
import { bearsNameFor, technologyOf } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { FIGURES, KINDS, profileFor, recordOf } from '../data/units.ts';
import type { Profile, UnitId } from '../data/units.ts';
import type {
  ActionState,
  Battle,
  Holding,
  PlanetInfo,
  PlayerId,
  Sheet,
  SystemInfo,
  Unit,
} from './types.ts';

export const isShipType = (type: UnitId): boolean => KINDS[type] === 'ship';
export const isShip = (unit: Unit): boolean => isShipType(unit.type);
export const isTroop = (unit: Unit): boolean => KINDS[unit.type] === 'ground-forces';
export const isStructure = (unit: Unit): boolean => KINDS[unit.type] === 'structure';
export const isCargo = (unit: Unit): boolean => unit.type === 'fighter' || isTroop(unit);

const known = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`${what} is not part of this game.`);
  return value;
};

export const sheetOf = (state: ActionState, player: PlayerId): Sheet =>
  known(state.sheets[player], player);
export const systemOf = (state: ActionState, id: string): SystemInfo =>
  known(state.galaxy.systems[id], id);
export const planetInfo = (state: ActionState, id: string): PlanetInfo =>
  known(state.galaxy.planets[id], id);
export const unitOf = (state: ActionState, id: string): Unit =>
  known(
    state.units.find((unit) => unit.id === id),
    id,
  );
const entangled = (state: ActionState, id: string): boolean =>
  systemOf(state, id).wormholes.some((kind) => kind === 'alpha' || kind === 'beta');

/** Adjacent systems; for the Ghosts of Creuss all alpha and beta wormholes lead to one another. */
export const nearOf = (state: ActionState, player: PlayerId, id: string): readonly string[] => {
  const near = state.galaxy.near[id] ?? [];
  if (sheetOf(state, player).faction !== 'ghosts-of-creuss' || !entangled(state, id)) return near;
  const gates = Object.keys(state.galaxy.systems).filter(
    (other) => other !== id && !near.includes(other) && entangled(state, other),
  );
  return [...near, ...gates];
};
export const holdingOf = (state: ActionState, planet: string): Holding | undefined =>
  state.holdings[planet];
export const hasToken = (state: ActionState, system: string, player: PlayerId): boolean =>
  (state.tokens[system] ?? []).includes(player);
export const owns = (state: ActionState, player: PlayerId, technology: TechnologyId): boolean =>
  sheetOf(state, player).technologies.includes(technology);

/** Whose space combat it is. */
export const battleOf = (state: ActionState): Battle =>
  known(state.battle ?? undefined, 'A space combat');

export const foeOf = (state: ActionState, player: PlayerId): PlayerId => {
  const { attacker, defender } = battleOf(state);
  return player === attacker ? defender : attacker;
};

/** A faction's flagship, which does what its sheet says, flies in the active system. */
export const isLedBy = (state: ActionState, faction: FactionId): boolean =>
  state.units.some(
    ({ type, owner, system }) =>
      type === 'flagship' && system === state.system && sheetOf(state, owner).faction === faction,
  );

/** Ships of the defender roll better there. */
export const defendsInNebula = (state: ActionState, player: PlayerId): boolean =>
  player !== state.active && systemOf(state, activeSystem(state)).anomalies.includes('nebula');

export const activeSystem = (state: ActionState): string =>
  known(state.system ?? undefined, 'system');

/** The last card that bears the unit's name covers what the sheet prints of it. */
export const cardFor = ({ faction, technologies }: Sheet, type: UnitId): TechnologyId | undefined =>
  technologies.findLast((id) => technologyOf(id).upgrades === type && bearsNameFor(faction, id));

const printed = (sheet: Sheet, type: UnitId): Profile => {
  const card = cardFor(sheet, type);
  return card === undefined
    ? profileFor(sheet.faction, type, false)
    : profileFor(technologyOf(card).faction, type, true);
};

/** What the sheet or the upgrade card says of all units of a type. */
export const profileOf = (state: ActionState, player: PlayerId, type: UnitId): Profile => {
  const sheet = sheetOf(state, player);
  return { ...printed(sheet, type), ...sheet.values[type] };
};

export const profile = (state: ActionState, unit: Unit): Profile =>
  profileOf(state, unit.owner, unit.type);

export const inSystem = (state: ActionState, system: string, player: PlayerId): readonly Unit[] =>
  state.units.filter((unit) => unit.owner === player && unit.system === system);

export const inSpace = (state: ActionState, system: string, player: PlayerId): readonly Unit[] =>
  inSystem(state, system, player).filter((unit) => unit.planet === null);

export const shipsIn = (state: ActionState, system: string, player: PlayerId): readonly Unit[] =>
  inSpace(state, system, player).filter(isShip);

export const troopsOn = (state: ActionState, planet: string, player: PlayerId): readonly Unit[] =>
  state.units.filter((unit) => unit.planet === planet && unit.owner === player && isTroop(unit));

export const foreignShips = (state: ActionState, system: string, player: PlayerId): boolean =>
  state.units.some(
    (unit) =>
      unit.system === system && unit.owner !== player && unit.planet === null && isShip(unit),
  );

/** Other players, clockwise from the left of the given one. */
export const clockwiseAfter = (
  players: readonly PlayerId[],
  player: PlayerId,
): readonly PlayerId[] => {
  const at = players.indexOf(player);
  return [...players.slice(at + 1), ...players.slice(0, at)];
};

export const capacityOf = (state: ActionState, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (isShip(unit) ? profile(state, unit).capacity : 0), 0);

const freeFighter = (state: ActionState, unit: Unit): boolean =>
  unit.type === 'fighter' && profile(state, unit).move > 0;

/** Units that need a place aboard: fighters that fly by themselves do not. */
export const needsPlace = (state: ActionState, unit: Unit): boolean =>
  isCargo(unit) && !freeFighter(state, unit);

export const fleetOf = (state: ActionState, system: string, player: PlayerId): readonly Unit[] =>
  shipsIn(state, system, player).filter((unit) => unit.type !== 'fighter');

export const figuresLeft = (state: ActionState, player: PlayerId, type: UnitId): number =>
  FIGURES[type] - state.units.filter((unit) => unit.owner === player && unit.type === type).length;

/** Figures are helped out by tokens. */
export const isUnlimited = (type: UnitId): boolean => recordOf(type).tokens === true;

export const planetsOf = (state: ActionState, player: PlayerId): readonly string[] =>
  Object.keys(state.holdings).filter((id) => state.holdings[id]?.owner === player);

export const valueOf = (planet: PlanetInfo, what: 'resources' | 'influence'): number =>
  planet[what];

export const spendable = (
  state: ActionState,
  player: PlayerId,
  what: 'resources' | 'influence',
): number =>
  sheetOf(state, player).goods +
  planetsOf(state, player)
    .filter((id) => state.holdings[id]?.exhausted === false)
    .reduce((sum, id) => sum + planetInfo(state, id)[what], 0);

const alike = (unit: Unit): string =>
  [unit.owner, unit.type, unit.system, unit.planet ?? '', unit.damaged].join();

/** One of each kind that cannot be told apart, so that a question stays short. */
export const oneOfEach = (units: readonly Unit[]): readonly Unit[] => {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = alike(unit);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
