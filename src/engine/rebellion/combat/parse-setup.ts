import { LEADERS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { isTacticCard, tacticOf } from '../tactics.ts';
import type { TacticCard, TacticId } from '../tactics.ts';
import { SIDES, THEATRES, UNITS, unitOf } from '../units.ts';
import type { Side, UnitId } from '../units.ts';
import type { AdjacentSystem, CombatSetup, UnitCounts } from './types.ts';

export type SetupProblem =
  | 'not-an-object'
  | 'not-a-list'
  | 'not-true-or-false'
  | 'unknown-key'
  | 'unknown-side'
  | 'unknown-unit'
  | 'unknown-leader'
  | 'unknown-card'
  | 'unknown-kind'
  | 'wrong-side'
  | 'bad-id'
  | 'bad-count'
  | 'too-many'
  | 'repeated'
  | 'no-shared-theatre';

export type ParsedSetup =
  | { readonly ok: true; readonly setup: CombatSetup }
  /** `path` leads to the value at fault, for example units.empire.death-star. */
  | { readonly ok: false; readonly path: string; readonly problem: SetupProblem };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID_LIMIT = 40;
const NEIGHBOUR_LIMIT = 8;
const HAND_LIMIT = 30;

class BadSetup extends Error {
  readonly path: string;
  readonly problem: SetupProblem;

  constructor(path: string, problem: SetupProblem) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown, path: string, known: readonly string[]): Fields => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadSetup(path, 'not-an-object');
  }
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) throw new BadSetup(`${path}.${stranger.slice(0, 40)}`, 'unknown-key');
  return Object.fromEntries(Object.entries(value));
};

const list = (value: unknown, path: string, limit: number): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new BadSetup(path, 'not-a-list');
  if (value.length > limit) throw new BadSetup(path, 'too-many');
  return value;
};

const flag = (value: unknown, path: string): boolean => {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new BadSetup(path, 'not-true-or-false');
  return value;
};

const id = (value: unknown, path: string): string => {
  if (typeof value !== 'string' || value.length > ID_LIMIT || !ID.test(value)) {
    throw new BadSetup(path, 'bad-id');
  }
  return value;
};

const sideOf = (value: unknown, path: string): Side => {
  const side = SIDES.find((known) => known === value);
  if (!side) throw new BadSetup(path, 'unknown-side');
  return side;
};

const bySide = <Value>(
  value: unknown,
  path: string,
  read: (entry: unknown, at: string, side: Side) => Value,
): Record<Side, Value> => {
  const entry = fields(value, path, SIDES);
  return {
    empire: read(entry['empire'], `${path}.empire`, 'empire'),
    rebel: read(entry['rebel'], `${path}.rebel`, 'rebel'),
  };
};

const unitId = (key: string, path: string, side: Side): UnitId => {
  if (!Object.hasOwn(UNITS, key)) throw new BadSetup(path, 'unknown-unit');
  const unit = key as UnitId;
  if (unitOf(unit).side !== side) throw new BadSetup(path, 'wrong-side');
  return unit;
};

const units = (value: unknown, path: string, side: Side): UnitCounts => {
  const entry = fields(value, path, Object.keys(UNITS));
  const counts: Partial<Record<UnitId, number>> = {};
  for (const [key, number] of Object.entries(entry)) {
    const at = `${path}.${key}`;
    const unit = unitId(key, at, side);
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) {
      throw new BadSetup(at, 'bad-count');
    }
    if (number > unitOf(unit).box) throw new BadSetup(at, 'too-many');
    counts[unit] = number;
  }
  return counts;
};

const leaders = (value: unknown, path: string, side: Side): readonly LeaderId[] =>
  list(value, path, Object.keys(LEADERS).length).map((entry, index) => {
    const at = `${path}.${index}`;
    if (typeof entry !== 'string' || !Object.hasOwn(LEADERS, entry)) {
      throw new BadSetup(at, 'unknown-leader');
    }
    const leader = entry as LeaderId;
    if (LEADERS[leader].side !== side) throw new BadSetup(at, 'wrong-side');
    return leader;
  });

const neighbour = (value: unknown, path: string): AdjacentSystem => {
  const entry = fields(value, path, ['id', 'kind', 'loyalty', 'units', 'origin']);
  const { kind = 'system', loyalty = 'none' } = entry;
  if (kind !== 'system' && kind !== 'base-space') {
    throw new BadSetup(`${path}.kind`, 'unknown-kind');
  }
  const present = list(entry['units'], `${path}.units`, SIDES.length);
  return {
    id: id(entry['id'], `${path}.id`),
    kind,
    loyalty: loyalty === 'none' ? loyalty : sideOf(loyalty, `${path}.loyalty`),
    units: present.map((side, index) => sideOf(side, `${path}.units.${index}`)),
    origin: flag(entry['origin'], `${path}.origin`),
  };
};

const card = (value: unknown, path: string): TacticCard => {
  const entry = fields(value, path, ['theatre', 'card']);
  const theatre = THEATRES.find((known) => known === entry['theatre']);
  const name = entry['card'];
  if (!theatre || typeof name !== 'string' || !isTacticCard(theatre, name)) {
    throw new BadSetup(path, 'unknown-card');
  }
  return { theatre, card: name as TacticId };
};

const hand = (value: unknown, path: string): readonly TacticCard[] | undefined =>
  value === undefined
    ? undefined
    : list(value, path, HAND_LIMIT).map((entry, index) => card(entry, `${path}.${index}`));

const noRepeats = (ids: readonly string[], path: string): void => {
  if (new Set(ids).size < ids.length) throw new BadSetup(path, 'repeated');
};

const enoughCopies = (held: readonly TacticCard[]): void => {
  for (const entry of held) {
    const same = held.filter(
      (other) => other.card === entry.card && other.theatre === entry.theatre,
    );
    if (same.length > tacticOf(entry).copies) throw new BadSetup('hands', 'too-many');
  }
};

const fights = ({ units: armies }: CombatSetup): boolean =>
  THEATRES.some((theatre) =>
    SIDES.every((side) =>
      Object.entries(armies[side]).some(
        ([unit, number]) => number > 0 && UNITS[unit as UnitId].theatre === theatre,
      ),
    ),
  );

const KEYS = [
  'system',
  'active',
  'units',
  'leaders',
  'captured',
  'pool',
  'adjacent',
  'hands',
  'plans',
] as const satisfies readonly (keyof CombatSetup)[];

const read = (value: unknown): CombatSetup => {
  if (value === undefined) throw new BadSetup('', 'not-an-object');
  const entry = fields(value, '', KEYS);
  const { empire, rebel } = bySide(entry['hands'], 'hands', hand);
  const setup: CombatSetup = {
    system: id(entry['system'], 'system'),
    active: sideOf(entry['active'], 'active'),
    units: bySide(entry['units'], 'units', units),
    leaders: bySide(entry['leaders'], 'leaders', leaders),
    captured: leaders(entry['captured'], 'captured', 'rebel'),
    pool: bySide(entry['pool'], 'pool', leaders),
    adjacent: list(entry['adjacent'], 'adjacent', NEIGHBOUR_LIMIT).map((system, index) =>
      neighbour(system, `adjacent.${index}`),
    ),
    hands: { ...(empire ? { empire } : {}), ...(rebel ? { rebel } : {}) },
    plans: flag(entry['plans'], 'plans'),
  };
  const everyone = SIDES.flatMap((side) => [...setup.leaders[side], ...setup.pool[side]]);
  noRepeats([...everyone, ...setup.captured], 'leaders');
  noRepeats([setup.system, ...setup.adjacent.map((system) => system.id)], 'adjacent');
  enoughCopies([...(empire ?? []), ...(rebel ?? [])]);
  if (!fights(setup)) throw new BadSetup('units', 'no-shared-theatre');
  return setup;
};

/** Takes anything, from a content file or an address; never throws. */
export const parseSetup = (value: unknown): ParsedSetup => {
  try {
    return { ok: true, setup: read(value) };
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return { ok: false, path: error.path, problem: error.problem };
  }
};
