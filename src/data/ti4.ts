import type { Table } from './table.ts';
import { strategyCards, technologies } from './ti4/cards.ts';
import { factionUnits } from './ti4/faction-units.ts';
import { factions } from './ti4/factions.ts';
import { anomalies, galaxy, planets, tiles } from './ti4/galaxy.ts';
import { units } from './ti4/units.ts';

/** The tables of Twilight Imperium, those most asked for at the table first. */
export const ti4Tables: readonly Table[] = [
  units,
  technologies,
  strategyCards,
  factions,
  factionUnits,
  planets,
  tiles,
  anomalies,
  galaxy,
];
