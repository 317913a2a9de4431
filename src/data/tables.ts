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

export function tableOf(game: string, id: string): Table {
  const tables = tablesOf(game);
  const table = tables.find((known) => known.id === id);
  if (table !== undefined) return table;
  const known = tables.map((other) => other.id).join(', ');
  throw new Error(`The game «${game}» has no table «${id}». Name one that it has: ${known}.`);
}
