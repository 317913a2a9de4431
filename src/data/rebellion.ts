import { systems, timeTrack } from './rebellion/board.ts';
import { dice, missions, tactics } from './rebellion/cards.ts';
import { leaders, structures, units } from './rebellion/forces.ts';
import { advancedSetup, components, firstGame } from './rebellion/setup.ts';
import type { Table } from './table.ts';

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
