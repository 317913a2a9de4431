import { rebellionTables } from './rebellion.ts';
import { cardGameTables } from './swlcg.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  rebellion: rebellionTables,
  swlcg: cardGameTables,
};

export const tablesOf = (game: string): readonly Table[] => TABLES[game] ?? [];
