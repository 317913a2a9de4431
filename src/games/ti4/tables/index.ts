import type { Table } from '../../../tables/table.ts';
import { strategyCards, technologies } from './cards.ts';
import { factionUnits } from './faction-units.ts';
import { factions } from './factions.ts';
import { anomalies, galaxy, planets, tiles } from './galaxy.ts';
import { units } from './units.ts';

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
