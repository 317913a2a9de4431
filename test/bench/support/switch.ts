/** A game that a mistake keeps from ending is stopped. */
const MOST_STEPS = 3_000_000;

let now: number | null = null;
let steps = 0;
let met = new Set<number>();

/** Stands in a source at each mistake that can be switched on. */
export function isOn(id: number): boolean {
  met.add(id);
  steps += 1;
  if (now !== null && steps > MOST_STEPS) throw new Error('This does not end.');
  return id === now;
}

/** Runs something with one mistake, or none; says which it came by. */
export async function withMistake(
  id: number | null,
  run: () => unknown,
): Promise<ReadonlySet<number>> {
  now = id;
  steps = 0;
  met = new Set();
  const seen = met;
  try {
    await run();
    return seen;
  } finally {
    now = null;
  }
}
