import { BadSetup, fields, flag, list } from '../../../../engine/parsing.ts';
import type { Fields } from '../../../../engine/parsing.ts';
import { ACTIONS } from '../actions.ts';
import { LEADERS } from '../leaders.ts';
import { MISSIONS } from '../missions.ts';
import { OBJECTIVES } from '../objectives.ts';
import { leaders, noRepeats, sideOf, units } from '../parsing.ts';
import { RING_IDS } from '../rings.ts';
import type { RingId } from '../rings.ts';
import { isPopulous, SYSTEM_IDS, SYSTEMS } from '../systems.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import { BASE_SPACE } from './query.ts';
import type { PileSetup, RebellionSetup, Start, SystemSetup } from './setup-types.ts';
import type { PileId, Place, Queue, Seat } from './types.ts';

const HAND_LIMIT = 68;
export const ROUND_LIMIT = 99;

export const TWO_SEATS: readonly Seat[] = ['rebel', 'empire'];
/** The numbers are printed on the sheets only; this order begins with the Rebels and alternates. */
export const TEAM_SEATS: readonly Seat[] = [
  'rebel-admiral',
  'empire-admiral',
  'rebel-general',
  'empire-general',
];

export const oneOf = <Value extends string | number>(
  value: unknown,
  path: string,
  known: readonly Value[],
  missing?: Value,
): Value => {
  if (value === undefined && missing !== undefined) return missing;
  const found = known.find((entry) => entry === value);
  if (found === undefined) throw new BadSetup(path, 'unknown-kind');
  return found;
};

export const whole = (
  value: unknown,
  path: string,
  from: number,
  to: number,
  missing: number,
): number => {
  if (value === undefined) return missing;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
    throw new BadSetup(path, 'bad-count');
  }
  return value;
};

const idOf = <Known extends object>(
  value: unknown,
  path: string,
  known: Known,
): keyof Known & string => {
  if (typeof value !== 'string' || !Object.hasOwn(known, value)) {
    throw new BadSetup(path, 'unknown-id');
  }
  return value as keyof Known & string;
};

const idsOf = <Known extends object>(
  value: unknown,
  path: string,
  known: Known,
): readonly (keyof Known & string)[] =>
  list(value, path, HAND_LIMIT).map((entry, index) => idOf(entry, `${path}.${index}`, known));

export const seatOf = (value: unknown, path: string): Seat =>
  oneOf(value, path, [...TWO_SEATS, ...TEAM_SEATS]);

export const systemId = (value: unknown, path: string): SystemId => idOf(value, path, SYSTEMS);

const placeOf = (value: unknown, path: string): Place =>
  value === BASE_SPACE ? value : systemId(value, path);

/** Absent or told. */
export const maybe = <Value>(
  entry: Fields,
  key: string,
  path: string,
  read: (value: unknown, at: string) => Value,
): Value | undefined => (entry[key] === undefined ? undefined : read(entry[key], `${path}${key}`));

const system = (value: unknown, path: string, id: SystemId): SystemSetup => {
  const entry = fields(value, path, [
    'units',
    'loyalty',
    'subjugated',
    'sabotage',
    'destroyed',
    'leaders',
    'attachments',
  ]);
  const loyalty = maybe(entry, 'loyalty', `${path}.`, sideOf) ?? null;
  const subjugated = flag(entry['subjugated'], `${path}.subjugated`);
  const destroyed = flag(entry['destroyed'], `${path}.destroyed`);
  if ((loyalty || subjugated) && (destroyed || !isPopulous(id))) {
    throw new BadSetup(`${path}.${loyalty ? 'loyalty' : 'subjugated'}`, 'impossible');
  }
  return {
    units: units(entry['units'], `${path}.units`),
    loyalty,
    subjugated,
    sabotage: flag(entry['sabotage'], `${path}.sabotage`),
    destroyed,
    leaders: leaders(entry['leaders'], `${path}.leaders`),
    attachments: idsOf(entry['attachments'], `${path}.attachments`, MISSIONS),
  };
};

export const systems = (value: unknown): RebellionSetup['systems'] => {
  const entry = fields(value, 'systems', SYSTEM_IDS);
  const told: Partial<Record<SystemId, SystemSetup>> = {};
  for (const id of SYSTEM_IDS) {
    if (entry[id] !== undefined) told[id] = system(entry[id], `systems.${id}`, id);
  }
  return told;
};

const KNOWN_CARDS: Readonly<Record<PileId, object>> = {
  'empire-missions': MISSIONS,
  'rebel-missions': MISSIONS,
  projects: MISSIONS,
  'empire-actions': ACTIONS,
  'rebel-actions': ACTIONS,
  objectives: OBJECTIVES,
  probes: SYSTEMS,
};

const PILE_IDS = Object.keys(KNOWN_CARDS) as readonly PileId[];

const pile = (value: unknown, path: string, known: object): PileSetup<string> => {
  const entry = fields(value, path, ['hand', 'top', 'discard', 'box']);
  const cards = (key: string): readonly string[] => idsOf(entry[key], `${path}.${key}`, known);
  return { hand: cards('hand'), top: cards('top'), discard: cards('discard'), box: cards('box') };
};

export const piles = (value: unknown): RebellionSetup['piles'] => {
  const entry = fields(value, 'piles', PILE_IDS);
  return Object.fromEntries(
    PILE_IDS.filter((id) => entry[id] !== undefined).map((id) => [
      id,
      pile(entry[id], `piles.${id}`, KNOWN_CARDS[id]),
    ]),
  );
};

export const queue = (value: unknown, path: string, side: Side): Queue => {
  const spaces = list(value, path, 3);
  const space = (index: number) => units(spaces[index], `${path}.${index}`, side);
  return [space(0), space(1), space(2)];
};

export const rings = (value: unknown): RebellionSetup['rings'] => {
  const entry = fields(value, 'rings', Object.keys(LEADERS));
  const told = Object.entries(entry).map(
    ([leader, ring]) => [leader, oneOf<RingId>(ring, `rings.${leader}`, RING_IDS)] as const,
  );
  noRepeats(
    told.map(([, ring]) => ring),
    'rings',
  );
  return Object.fromEntries(told);
};

export const mission = (value: unknown, path: string): RebellionSetup['missions'][number] => {
  const entry = fields(value, path, ['card', 'leaders']);
  const card = idOf(entry['card'], `${path}.card`, MISSIONS);
  const on = leaders(entry['leaders'], `${path}.leaders`);
  if (on.length < 1 || on.length > 2) throw new BadSetup(`${path}.leaders`, 'bad-count');
  return { side: MISSIONS[card].side, card, leaders: on };
};

export const start = (value: unknown): Start => {
  const entry = fields(value, 'start', [
    'side',
    'seat',
    'system',
    'place',
    'slot',
    'leader',
    'amount',
  ]);
  const told = {
    side: maybe(entry, 'side', 'start.', sideOf),
    seat: maybe(entry, 'seat', 'start.', seatOf),
    system: maybe(entry, 'system', 'start.', systemId),
    place: maybe(entry, 'place', 'start.', placeOf),
    slot: maybe(entry, 'slot', 'start.', (slot, at) => whole(slot, at, 0, 25, 0)),
    leader: maybe(entry, 'leader', 'start.', (id, at) => idOf(id, at, LEADERS)),
    amount: maybe(entry, 'amount', 'start.', (count, at) => whole(count, at, 0, 16, 0)),
  };
  // A key that was not told is left out, not undefined.
  return Object.fromEntries(Object.entries(told).filter(([, entry]) => entry !== undefined));
};
