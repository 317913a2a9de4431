import { choiceKey } from '../engine/check.ts';
import type { Moment, Playable } from '../engine/playable.ts';
import type { GameEvent } from '../engine/procedure.ts';
import { ALLOWED } from './question.ts';
import type { Ask, Position, Value } from './question.ts';

export type Procedures = (id: string) => Playable;
/** A number of a game's tables; undefined where they print none. */
export type Figures = (of: string, field: string) => number | undefined;

export interface Reached {
  readonly moment: Moment;
  readonly events: readonly GameEvent[];
}

/** Plays to a position; throws where its setup or a choice is none. */
export const reach = ({ procedure, setup, choices }: Position, procedures: Procedures): Reached => {
  const opened = procedures(procedure).open(setup);
  if (!opened.ok) throw new Error(`setup.${opened.path}: ${opened.problem}`);
  let moment = opened.setup;
  const events = [...moment.events];
  for (const choice of choices) {
    moment = moment.next(choice);
    events.push(...moment.events);
  }
  return { moment, events };
};

const within = (value: unknown, path: readonly string[]): Value | null => {
  const found = path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([one]) => one === key)?.[1]
        : undefined,
    value,
  );
  if (Array.isArray(found)) return found.length;
  return typeof found === 'number' || typeof found === 'string' ? found : null;
};

/** What the engine answers; null where the position does not put the question at all. */
export const measure = ({ moment, events }: Reached, ask: Ask): Value | null => {
  switch (ask.by) {
    case 'choice': {
      const prompt = moment.prompt();
      if (prompt.kind !== 'decision') return null;
      const key = choiceKey(ask.choice);
      const option = prompt.options.find(({ choice }) => choiceKey(choice) === key);
      if (!option) return null;
      return option.allowed ? ALLOWED : option.because;
    }
    case 'decides': {
      const prompt = moment.prompt();
      return prompt.kind === 'decision' ? prompt.by : null;
    }
    case 'draws': {
      const prompt = moment.prompt();
      if (prompt.kind !== 'chance') return null;
      return prompt.draws.filter(({ of }) => ask.of === undefined || of === ask.of).length;
    }
    case 'events': {
      const { field, where = {} } = ask;
      const numbers = events
        .filter(({ kind }) => kind === ask.kind)
        .filter(({ data }) =>
          Object.entries(where).every(([key, value]) => within(data, [key]) === value),
        )
        .map(({ data }) => (field === undefined ? 1 : within(data, field.split('.'))));
      return numbers.reduce<number>(
        (sum, number) => sum + (typeof number === 'number' ? number : 0),
        0,
      );
    }
    case 'summary':
      return within(moment.summary, ask.path) ?? ask.otherwise ?? null;
    case 'figure':
      return null;
  }
};
