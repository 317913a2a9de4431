import { FACTION_IDS } from '../engine/data/factions.ts';
import { technologyOf, upgradeOf, type TechnologyId } from '../engine/data/technologies.ts';
import {
  FIGURES,
  FLEET,
  hasUpgrade,
  isOwnEverywhere,
  KINDS,
  profileFor,
  type Profile,
  type UnitId,
} from '../engine/data/units.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import { PRINTED_TECHNOLOGIES } from '../words/technologies.ts';
import { OWN_ABILITIES } from '../words/values.ts';
import { defineTable, term, word, type Value } from '../../../tables/table.ts';
import { figuresOf, needsOf, type Figures } from './figures.ts';
import { technologyName } from './names.ts';
import { COMBAT_VALUES, TECHNOLOGY_CARDS, UNIT_VALUES } from './sources.ts';

/** Of units that differ from faction to faction: what all have alike, or the least and the most. */
function rangesOf(unit: UnitId): Figures {
  const all = FACTION_IDS.map((faction) => profileFor(faction, unit, false));
  const range = (of: (profile: Profile) => number): Value => {
    const numbers = all.map(of);
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    return from === to ? from : { from, to };
  };
  return {
    cost: range(({ cost }) => cost ?? 0),
    combat: range(({ combat }) => combat?.hit ?? 0),
    move: range(({ move }) => move),
    capacity: range(({ capacity }) => capacity),
    abilities: [
      ...(all.every(({ sustain }) => sustain) ? [term('sustain-damage')] : []),
      word(OWN_ABILITIES),
    ],
  };
}

interface UnitRow {
  readonly id: string;
  readonly unit: UnitId;
  readonly name: Value;
  /** Of the card that it needs. */
  readonly technology: TechnologyId | undefined;
  readonly figures: Figures;
}

const rowsOf = (unit: UnitId): readonly UnitRow[] => {
  const technology = upgradeOf(unit, null);
  const better = hasUpgrade(null, unit);
  const first: UnitRow = {
    id: unit,
    unit,
    name: term(unit),
    technology: better ? undefined : technology,
    figures: isOwnEverywhere(unit) ? rangesOf(unit) : figuresOf(profileFor(null, unit, false)),
  };
  if (!better || technology === undefined) return [first];
  const name = technologyName(technology);
  const figures = figuresOf(profileFor(null, unit, true));
  return [first, { id: technology, unit, name, technology, figures }];
};

const ROWS = FLEET.flatMap(rowsOf);

/** The booklet says that structures have no cost. */
const WITHOUT_COST = ROWS.filter(({ unit }) => KINDS[unit] === 'structure').map(({ id }) => id);
const NAMED_IN_PRINT = [...FLEET, ...PRINTED_TECHNOLOGIES];

export const units = defineTable({
  id: 'units',
  words: TABLES.units,
  rows: ROWS,
  idOf: ({ id }) => id,
  columns: {
    name: {
      words: COLUMNS.unit,
      of: ({ name }) => name,
      origin: UNIT_VALUES,
      printed: NAMED_IN_PRINT,
    },
    kind: { words: COLUMNS.kind, of: ({ unit }) => term(KINDS[unit]) },
    figures: { words: COLUMNS.figures, of: ({ unit }) => FIGURES[unit] },
    cost: {
      words: COLUMNS.cost,
      of: ({ figures }) => figures.cost,
      origin: UNIT_VALUES,
      printed: WITHOUT_COST,
    },
    combat: { words: COLUMNS.combat, of: ({ figures }) => figures.combat, origin: COMBAT_VALUES },
    move: { words: COLUMNS.move, of: ({ figures }) => figures.move, origin: UNIT_VALUES },
    capacity: {
      words: COLUMNS.capacity,
      of: ({ figures }) => figures.capacity,
      origin: UNIT_VALUES,
    },
    abilities: {
      words: COLUMNS.abilities,
      of: ({ figures }) => figures.abilities,
      origin: UNIT_VALUES,
    },
    needs: {
      words: COLUMNS.needs,
      of: ({ technology }) =>
        technology === undefined ? null : needsOf(technologyOf(technology).needs),
      origin: TECHNOLOGY_CARDS,
    },
  },
});
