/**
 * What the ledger watches while the tests of a game run: which places of the engine a test comes by,
 * and which rules are cited there. One place at a time can be broken.
 */

/** A place where the engine tells, asks or names a rule. */
export type Place = string;

/** How it can be broken: left undone or untold; offered nothing, or to nobody; the rule not named. */
export type Way = 'acts' | 'does' | 'tells' | 'asks' | 'seats' | 'names';

export interface Found {
  readonly rules: Set<string>;
  readonly ways: Set<Way>;
}

interface Seen {
  readonly places: Map<Place, Found>;
  readonly refused: Set<string>;
  /** How often anything was come by: how long it takes, whatever else the machine does. */
  steps: number;
}

interface Question {
  readonly kind: string;
  readonly rules?: readonly string[];
  readonly options?: readonly { readonly allowed: boolean; readonly because?: string }[];
}

/** A game that a mistake keeps from ending is stopped. */
const MOST_STEPS = 20_000;

let now: string | null = null;
let last: Place = '';
let steps = 0;
let seen: Seen = { places: new Map(), refused: new Set(), steps: 0 };

export const breakOf = (place: Place, way: Way): string => `${place} ${way}`;

export function watch(run: () => unknown, broken: string | null = null): Seen {
  now = broken;
  steps = 0;
  seen = { places: new Map(), refused: new Set(), steps: 0 };
  try {
    run();
    return seen;
  } finally {
    now = null;
  }
}

const foundAt = (place: Place): Found => {
  const found = seen.places.get(place) ?? { rules: new Set(), ways: new Set() };
  seen.places.set(place, found);
  return found;
};

const step = (): void => {
  steps += 1;
  seen.steps = steps;
  if (now !== null && steps > MOST_STEPS) throw new Error('This game does not end.');
};

/** Stands in the engine before what a rule does. */
export function broken(place: Place, way: Way, rule?: string): boolean {
  step();
  const { rules, ways } = foundAt(place);
  ways.add(way);
  if (rule !== undefined) rules.add(rule);
  if (way === 'tells' || way === 'asks' || way === 'seats') last = place;
  return now !== null && breakOf(place, way) === now;
}

/** Stands in the kernel where an event is told. */
export function told<Event extends { readonly rules: readonly string[] }>(event: Event): Event {
  for (const rule of event.rules) foundAt(last).rules.add(rule);
  return event;
}

/** Stands in the kernel where a question is made. */
export function put<Asked extends Question>(question: Asked): Asked {
  step();
  for (const rule of question.rules ?? []) foundAt(last).rules.add(rule);
  for (const { allowed, because } of question.options ?? []) {
    if (!allowed && because !== undefined) seen.refused.add(because);
  }
  return question;
}
