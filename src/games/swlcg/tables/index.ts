import { cards, objectiveSets, starterDecks } from './cards.ts';
import { cardTypes, combatIcons, dial, tokens } from './reference.ts';
import type { Table } from '../../../tables/table.ts';

/** The tables of Star Wars: The Card Game, those most asked for at the table first. */
export const cardGameTables: readonly Table[] = [
  combatIcons,
  cardTypes,
  dial,
  cards,
  objectiveSets,
  starterDecks,
  tokens,
];
