/** What a table counts now, and what it counted before, the newest last. */
export interface History<Table> {
  readonly now: Table;
  readonly past: readonly Table[];
}

const MOST_PAST = 40;
const MOST_CHARACTERS = 120_000;

export const begun = <Table>(now: Table): History<Table> => ({ now, past: [] });

/** Nothing changed is nothing to undo. */
export const step = <Table>(history: History<Table>, now: Table): History<Table> =>
  JSON.stringify(now) === JSON.stringify(history.now)
    ? history
    : { now, past: [...history.past, history.now].slice(-MOST_PAST) };

export const undo = <Table>({ now, past }: History<Table>): History<Table> => ({
  now: past.at(-1) ?? now,
  past: past.slice(0, -1),
});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Takes whatever lies in the storage; what makes no sense is as good as absent. */
export const parseHistory = <Table>(
  text: string | null,
  tableFrom: (value: unknown) => Table | null,
  fresh: Table,
): History<Table> => {
  const data = text === null || text.length > MOST_CHARACTERS ? null : read(text);
  const now = isRecord(data) ? tableFrom(data['now']) : null;
  if (!isRecord(data) || now === null) return begun(fresh);
  const past = Array.isArray(data['past']) ? data['past'].slice(-MOST_PAST) : [];
  return { now, past: past.map(tableFrom).filter((table) => table !== null) };
};
