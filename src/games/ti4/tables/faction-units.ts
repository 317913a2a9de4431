import {
  FLAGSHIPS,
  OWN_PRINTED,
  OWN_UPGRADED,
  VARIABLE_DICE,
} from '../engine/data/faction-units.ts';
import { FACTION_IDS, type FactionId } from '../engine/data/factions.ts';
import type { UnitId } from '../engine/data/units.ts';
import { COLUMNS } from '../words/columns.ts';
import { FLAGSHIP_NAMES } from '../words/originals.ts';
import { TABLES } from '../words/tables.ts';
import { DICE_ON_SHEET } from '../words/values.ts';
import { defineTable, term, word, type ColumnOf, type Value } from '../../../tables/table.ts';
import { BY_SIZE, figuresOf, type Figures } from './figures.ts';
import { firstLevel, technologyName, upgradeOf } from './names.ts';
import { FACTION_COMBAT, UNIT_VALUES } from './sources.ts';

interface OwnRow {
  readonly id: string;
  readonly faction: FactionId;
  readonly unit: UnitId;
  readonly name: Value;
  readonly figures: Figures;
}

const flagshipRow = (faction: FactionId): OwnRow => {
  const profile = FLAGSHIPS[faction];
  const { combat } = profile;
  const figures = figuresOf(profile);
  const varies = VARIABLE_DICE.includes(faction) && combat !== null;
  return {
    id: `${faction}-flagship`,
    faction,
    unit: 'flagship',
    name: { original: FLAGSHIP_NAMES[faction] },
    figures: varies ? { ...figures, combat: [combat.hit, word(DICE_ON_SHEET)] } : figures,
  };
};

const ownRows = (faction: FactionId): readonly OwnRow[] =>
  BY_SIZE.flatMap((unit) => {
    const before = OWN_PRINTED[faction]?.[unit];
    const after = OWN_UPGRADED[faction]?.[unit];
    const technology = upgradeOf(unit, faction);
    if (before === undefined || after === undefined || technology === undefined) return [];
    const id = `${faction}-${unit}`;
    const name = technologyName(technology);
    return [
      { id, faction, unit, name: firstLevel(technology), figures: figuresOf(before) },
      { id: `${id}-ii`, faction, unit, name, figures: figuresOf(after) },
    ];
  });

const OWN: readonly OwnRow[] = FACTION_IDS.flatMap((faction) => [
  flagshipRow(faction),
  ...ownRows(faction),
]);

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
