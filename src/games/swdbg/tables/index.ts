import { bases, cards, components, starters } from './tables.ts';
import type { Table } from '../../../tables/table.ts';

/** The tables of Star Wars: The Deckbuilding Game, those most asked for at the table first. */
export const swdbgTables: readonly Table[] = [bases, cards, starters, components];
