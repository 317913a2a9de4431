/** Steps that are done, as the device remembers them: names of rules, no words. */
export type Ticks = ReadonlySet<string>;

export const NOTHING_TICKED: Ticks = new Set();

const MOST_CHARACTERS = 20_000;
const MOST_STEPS = 200;
const STEP = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

const isStep = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && STEP.test(value);

/** Takes whatever lies in the storage; what makes no sense is as good as absent. */
export function parseTicks(text: string | null): Ticks {
  if (text === null || text.length > MOST_CHARACTERS) return NOTHING_TICKED;
  try {
    const data: unknown = JSON.parse(text);
    return new Set(Array.isArray(data) ? data.slice(0, MOST_STEPS).filter(isStep) : []);
  } catch {
    return NOTHING_TICKED;
  }
}

export const formatTicks = (ticks: Ticks): string => JSON.stringify([...ticks]);
