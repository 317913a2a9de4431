import { useLayoutEffect, useState } from 'preact/hooks';
import { parseHistory, step, undo } from './history.ts';

const keyOf = (game: string): string => `helper-${game}`;

/** Without storage the helper works all the same; it only forgets. */
const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const writeText = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or shut: the table lasts for this page.
  }
};

export interface Kept<Table> {
  readonly table: Table;
  readonly change: (table: Table) => void;
  /** null: nothing has been done. */
  readonly undo: (() => void) | null;
}

/** A table that its device remembers, step by step. */
export const useHistory = <Table>(
  game: string,
  tableFrom: (value: unknown) => Table | null,
  fresh: Table,
): Kept<Table> => {
  const [history, setHistory] = useState(() =>
    parseHistory(readText(keyOf(game)), tableFrom, fresh),
  );
  // Before anything is painted: a table may be left by the very next gesture.
  useLayoutEffect(() => writeText(keyOf(game), JSON.stringify(history)), [history]);
  return {
    table: history.now,
    change: (table) => setHistory(step(history, table)),
    undo: history.past.length === 0 ? null : () => setHistory(undo(history)),
  };
};
