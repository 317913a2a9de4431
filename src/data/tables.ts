import { rebellionTables } from './rebellion.ts';
import { swdbgTables } from './swdbg.ts';
import { cardGameTables } from './swlcg.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  rebellion: rebellionTables,
  swdbg: swdbgTables,
  swlcg: cardGameTables,
};

export const tablesOf = (game: string): readonly Table[] => TABLES[game] ?? [];
