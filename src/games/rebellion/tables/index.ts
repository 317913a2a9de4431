import { systems, timeTrack } from './board.ts';
import { dice, missions, tactics } from './cards.ts';
import { leaders, structures, units } from './forces.ts';
import { advancedSetup, components, firstGame } from './setup.ts';
import type { Table } from '../../../tables/table.ts';

/** The tables of Star Wars: Rebellion, those most asked for at the table first. */
export const rebellionTables: readonly Table[] = [
  units,
  structures,
  leaders,
  systems,
  missions,
  tactics,
  dice,
  timeTrack,
  components,
  firstGame,
  advancedSetup,
];
