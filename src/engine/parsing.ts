import type { ParsedSetup } from './playable.ts';

/** Thrown inside a reader of setups and caught at its edge. */
export class BadSetup extends Error {
  readonly path: string;
  readonly problem: string;
  readonly known: readonly string[];

  constructor(path: string, problem: string, known: readonly string[] = []) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
    this.known = known;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown, path: string, known: readonly string[]): Fields => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadSetup(path, 'not-an-object');
  }
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new BadSetup([path, stranger.slice(0, 40)].filter(Boolean).join('.'), 'unknown-key');
  }
  return Object.fromEntries(Object.entries(value));
};

export const list = (value: unknown, path: string, limit: number): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new BadSetup(path, 'not-a-list');
  if (value.length > limit) throw new BadSetup(path, 'too-many');
  return value;
};

export const flag = (value: unknown, path: string): boolean => {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new BadSetup(path, 'not-true-or-false');
  return value;
};

/** A whole number within bounds, both of which it may reach. */
export const whole = (
  value: unknown,
  path: string,
  least: number,
  most: number,
  otherwise: number,
): number => {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new BadSetup(path, 'bad-number');
  }
  return value;
};

export const choiceOf = <Value extends string>(
  value: unknown,
  path: string,
  known: readonly Value[],
): Value => {
  const found = known.find((entry) => entry === value);
  if (found === undefined) throw new BadSetup(path, 'unknown-word');
  return found;
};

export const parseWith = <Setup>(read: () => Setup): ParsedSetup<Setup> => {
  try {
    return { ok: true, setup: read() };
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    const { path, problem, known } = error;
    return { ok: false, path, problem, ...(known.length > 0 && { known }) };
  }
};
