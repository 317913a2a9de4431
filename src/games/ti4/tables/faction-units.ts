import { FACTION_IDS, type FactionId } from '../engine/data/factions.ts';
import { upgradeOf } from '../engine/data/technologies.ts';
import { FLEET, hasOwn, profileFor } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import { COLUMNS } from '../words/columns.ts';
import { FLAGSHIP_NAMES } from '../words/originals.ts';
import { TABLES } from '../words/tables.ts';
import { defineTable, term, type ColumnOf, type Value } from '../../../tables/table.ts';
import { figuresOf, type Figures } from './figures.ts';
import { firstLevel, technologyName } from './names.ts';
import { FACTION_COMBAT, UNIT_VALUES } from './sources.ts';

interface OwnRow {
  readonly id: string;
  readonly faction: FactionId;
  readonly unit: UnitId;
  readonly name: Value;
  readonly figures: Figures;
}

const rowsOf = (faction: FactionId, unit: UnitId): readonly OwnRow[] => {
  const id = `${faction}-${unit}`;
  const row = (upgraded: boolean, name: Value): OwnRow => ({
    id: upgraded ? `${id}-ii` : id,
    faction,
    unit,
    name,
    figures: figuresOf(profileFor(faction, unit, upgraded)),
  });
  const technology = upgradeOf(unit, faction);
  if (technology === undefined) return [row(false, { original: FLAGSHIP_NAMES[faction] })];
  return [row(false, firstLevel(technology)), row(true, technologyName(technology))];
};

const OWN: readonly OwnRow[] = FACTION_IDS.flatMap((faction) =>
  FLEET.filter((unit) => hasOwn(faction, unit)).flatMap((unit) => rowsOf(faction, unit)),
);

const figure = (words: ColumnOf<OwnRow>['words'], part: keyof Figures): ColumnOf<OwnRow> => ({
  words,
  of: ({ figures }) => figures[part],
  origin: part === 'combat' ? FACTION_COMBAT : UNIT_VALUES,
});

/** Told about in the booklet, with its faction. */
const FACTORY = ['clan-of-saar-space-dock', 'clan-of-saar-space-dock-ii'];

export const factionUnits = defineTable({
  id: 'faction-units',
  words: TABLES['faction-units'],
  rows: OWN,
  idOf: ({ id }) => id,
  columns: {
    name: {
      words: COLUMNS.unit,
      of: ({ name }) => name,
      origin: UNIT_VALUES,
      printed: ['sardakk-norr-dreadnought-ii', ...FACTORY],
    },
    faction: {
      words: COLUMNS.unitOwner,
      of: ({ faction }) => term(faction),
      origin: UNIT_VALUES,
      printed: FACTORY,
    },
    unit: {
      words: COLUMNS.replaces,
      of: ({ unit }) => term(unit),
      origin: UNIT_VALUES,
      printed: [
        'sardakk-norr-dreadnought-ii',
        ...FACTORY,
        ...FACTION_IDS.map((faction) => `${faction}-flagship`),
      ],
    },
    cost: figure(COLUMNS.cost, 'cost'),
    combat: figure(COLUMNS.combat, 'combat'),
    move: figure(COLUMNS.move, 'move'),
    capacity: figure(COLUMNS.capacity, 'capacity'),
    abilities: figure(COLUMNS.abilities, 'abilities'),
  },
});
