import { expect } from 'vitest';

/** Stands in for the test runner: keeps the tests of the files it is handed, to be run at will. */
export interface Kept {
  readonly name: string;
  readonly run: () => unknown;
}

const kept: Kept[] = [];
const above: string[] = [];

export { expect };

export function taken(): readonly Kept[] {
  return kept.splice(0);
}

type Body = (...row: readonly unknown[]) => unknown;

const each =
  (make: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      make(`${name} [${rows.indexOf(row)}]`, () => body(...values));
    }
  };

const keep = (name: string, run: () => unknown): void => {
  kept.push({ name: [...above, name].join(' › '), run });
};

const inside = (name: string, body: () => unknown): void => {
  above.push(name);
  body();
  above.pop();
};

export const it = Object.assign(keep, { each: each(keep) });
export const describe = Object.assign(inside, { each: each(inside) });
