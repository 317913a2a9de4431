import { cards, objectiveSets, starterDecks } from './swlcg/cards.ts';
import { cardTypes, combatIcons, dial, tokens } from './swlcg/reference.ts';
import type { Table } from './table.ts';

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
