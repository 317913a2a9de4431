import { BadSetup, fields, list } from '../../../engine/parsing.ts';
import { LEADERS } from './leaders.ts';
import type { LeaderId } from './leaders.ts';
import { SIDES, UNITS, unitOf } from './units.ts';
import type { UnitCounts } from './setup.ts';
import type { Side, UnitId } from './units.ts';

export const sideOf = (value: unknown, path: string): Side => {
  const side = SIDES.find((known) => known === value);
  if (!side) throw new BadSetup(path, 'unknown-side');
  return side;
};

export const bySide = <Value>(
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

const unitId = (key: string, path: string, side?: Side): UnitId => {
  if (!Object.hasOwn(UNITS, key)) throw new BadSetup(path, 'unknown-unit');
  const unit = key as UnitId;
  if (side && unitOf(unit).side !== side) throw new BadSetup(path, 'wrong-side');
  return unit;
};

/** Of one side, or of both where none is told. */
export const units = (value: unknown, path: string, side?: Side): UnitCounts => {
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

export const leaders = (value: unknown, path: string, side?: Side): readonly LeaderId[] =>
  list(value, path, Object.keys(LEADERS).length).map((entry, index) => {
    const at = `${path}.${index}`;
    if (typeof entry !== 'string' || !Object.hasOwn(LEADERS, entry)) {
      throw new BadSetup(at, 'unknown-leader');
    }
    const leader = entry as LeaderId;
    if (side && LEADERS[leader].side !== side) throw new BadSetup(at, 'wrong-side');
    return leader;
  });
