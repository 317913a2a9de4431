/** Reads data that somebody wrote by hand; the first mistake ends the reading, with its place. */
export class SetupMistake extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(problem);
    this.name = 'SetupMistake';
    this.path = path;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const fail = (path: string, problem: string): never => {
  throw new SetupMistake(path, problem);
};

export const fieldsOf = (value: unknown, path: string, known?: readonly string[]): Fields => {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return fail(path, 'not-a-table');
  const fields = value as Fields;
  const stray = known && Object.keys(fields).find((key) => !known.includes(key));
  return stray === undefined ? fields : fail(`${path}.${stray}`.replace(/^\./, ''), 'unknown');
};

export const listOf = (value: unknown, path: string): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : fail(path, 'not-a-list');
};

export const numberOf = (value: unknown, path: string, otherwise: number): number => {
  if (value === undefined) return otherwise;
  return typeof value === 'number' && Number.isInteger(value) ? value : fail(path, 'not-a-number');
};

export const flagOf = (value: unknown, path: string): boolean => {
  if (value === undefined) return false;
  return typeof value === 'boolean' ? value : fail(path, 'not-yes-or-no');
};

export const oneOf = <Value extends string>(
  value: unknown,
  path: string,
  known: readonly Value[],
): Value => {
  const found = known.find((entry) => entry === value);
  return found ?? fail(path, 'unknown');
};

export const textOf = (value: unknown, path: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fail(path, 'not-text');
