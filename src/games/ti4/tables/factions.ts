import { FACTION_IDS, FACTIONS, type FactionId } from '../engine/data/factions.ts';
import { tileOf } from '../engine/data/tiles.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import { CHOSEN_TECHNOLOGY } from '../words/values.ts';
import { differ } from '../../../tables/origins.ts';
import { defineTable, term, termWithEnglish, word, type Value } from '../../../tables/table.ts';
import { FLEET } from '../engine/data/units.ts';
import { planetName, technologyName } from './names.ts';
import {
  BOT,
  DIGITAL_TABLE,
  FACTION_SHEETS,
  GALAXY_TILES,
  MAP_EDITOR,
  STARTING_FLEETS,
} from './sources.ts';

const unitsOf = (id: FactionId): Value =>
  FLEET.flatMap((unit) => {
    const times = FACTIONS[id].units[unit] ?? 0;
    return times === 0 ? [] : [{ times, of: term(unit) }];
  });

const technologiesOf = (id: FactionId): Value => {
  const { technologies, chosen = 0 } = FACTIONS[id];
  return [
    ...technologies.map(technologyName),
    ...(chosen === 0 ? [] : [{ times: chosen, of: word(CHOSEN_TECHNOLOGY) }]),
  ];
};

const pds = (number: number) => ({ uk: `${number} ПСО`, ru: `${number} ПСО` });

export const factions = defineTable({
  id: 'factions',
  words: TABLES.factions,
  rows: FACTION_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.faction, of: termWithEnglish },
    units: { words: COLUMNS.startingUnits, of: unitsOf, origin: STARTING_FLEETS },
    technologies: {
      words: COLUMNS.startingTechnologies,
      of: technologiesOf,
      origin: FACTION_SHEETS,
    },
    commodities: {
      words: COLUMNS.commodities,
      of: (id) => FACTIONS[id].commodities,
      origin: FACTION_SHEETS,
    },
    planets: {
      words: COLUMNS.homePlanets,
      of: (id): Value => tileOf(FACTIONS[id].home).planets.map(planetName),
      origin: GALAXY_TILES,
    },
    tile: { words: COLUMNS.homeTile, of: (id) => FACTIONS[id].home, origin: GALAXY_TILES },
  },
  disputes: {
    'nekro-virus.technologies': {
      uk: `${DIGITAL_TABLE.name} дає Некровірусу від початку ще й обидві карти «Асимілятор Валефара»; показано за ${BOT.name}.`,
      ru: `${DIGITAL_TABLE.name} даёт Некровирусу с начала ещё и обе карты Valefar Assimilator; показано по ${BOT.name}.`,
    },
    'universities-of-jol-nar.units': differ(
      pds(2),
      [pds(2), BOT, DIGITAL_TABLE],
      [pds(1), MAP_EDITOR],
    ),
  },
});
