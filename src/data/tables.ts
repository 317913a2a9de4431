import { rebellionTables } from './rebellion.ts';
import { swdbgTables } from './swdbg.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  rebellion: rebellionTables,
  swdbg: swdbgTables,
};

export const tablesOf = (game: string): readonly Table[] => TABLES[game] ?? [];
