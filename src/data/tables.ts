import { rebellionTables } from './rebellion.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, readonly Table[]>> = { rebellion: rebellionTables };

export const tablesOf = (game: string): readonly Table[] => TABLES[game] ?? [];
