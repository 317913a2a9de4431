import { rebellionTables } from './rebellion.ts';
import { swdbgTables } from './swdbg.ts';
import { cardGameTables } from './swlcg.ts';
import type { Table } from './table.ts';
import { ti4Tables } from './ti4.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  rebellion: rebellionTables,
  swdbg: swdbgTables,
  swlcg: cardGameTables,
  ti4: ti4Tables,
};

export const tablesOf = (game: string): readonly Table[] => TABLES[game] ?? [];
