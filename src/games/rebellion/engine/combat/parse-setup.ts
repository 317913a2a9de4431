import { BadSetup, fields, flag, list, parseWith } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { bySide, id, leaders, noRepeats, sideOf, units } from '../parsing.ts';
import { isTacticCard, tacticOf } from '../tactics.ts';
import type { TacticCard, TacticId } from '../tactics.ts';
import { SIDES, THEATRES, UNITS } from '../units.ts';
import type { UnitId } from '../units.ts';
import type { AdjacentSystem, CombatSetup } from './types.ts';

const NEIGHBOUR_LIMIT = 8;
const HAND_LIMIT = 30;

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

const enoughCopies = (held: readonly TacticCard[]): void => {
  for (const entry of held) {
    const same = held.filter(
      (other) => other.card === entry.card && other.theatre === entry.theatre,
    );
    if (same.length > tacticOf(entry).copies) throw new BadSetup('hands', 'too-many');
  }
};

const fights = ({ units: armies, destroyed }: CombatSetup): boolean =>
  THEATRES.filter((theatre) => theatre === 'space' || !destroyed).some((theatre) =>
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
  'destroyed',
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
    destroyed: flag(entry['destroyed'], 'destroyed'),
  };
  const everyone = SIDES.flatMap((side) => [...setup.leaders[side], ...setup.pool[side]]);
  noRepeats([...everyone, ...setup.captured], 'leaders');
  noRepeats([setup.system, ...setup.adjacent.map((system) => system.id)], 'adjacent');
  enoughCopies([...(empire ?? []), ...(rebel ?? [])]);
  if (!fights(setup)) throw new BadSetup('units', 'no-shared-theatre');
  return setup;
};

/** Takes anything, from a content file or an address; never throws. */
export const parseSetup = (value: unknown): ParsedSetup<CombatSetup> =>
  parseWith(() => read(value));
