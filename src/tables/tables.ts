import { partsOf } from '../games/index.ts';
import type { Table } from './table.ts';

const TABLES = await partsOf((game) => game.tables());

export interface NamedTable {
  readonly id: string;
  readonly columns?: readonly string[] | undefined;
}

export const tablesOf = (game: string): readonly Table[] => TABLES.get(game) ?? [];

/** A table of a game, with all its columns unless some are named. */
export function tableOf(game: string, { id, columns }: NamedTable): Table {
  const table = named(tablesOf(game), id, `The game «${game}» has no table`);
  if (columns === undefined) return table;
  const kept = columns.map((column) => {
    const found = named(table.columns, column, `The table «${id}» has no column`);
    return table.columns.indexOf(found);
  });
  const keep = <T>(all: readonly T[]): readonly T[] => kept.flatMap((at) => all.slice(at, at + 1));
  return {
    ...table,
    columns: keep(table.columns),
    rows: table.rows.map((row) => ({ ...row, cells: keep(row.cells) })),
  };
}

function named<T extends { readonly id: string }>(all: readonly T[], id: string, lack: string): T {
  const found = all.find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new Error(`${lack} «${id}». Name one that it has: ${all.map((one) => one.id).join(', ')}.`);
}
