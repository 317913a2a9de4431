import { expect, it } from 'vitest';
import { drawAfter } from '../../src/engine/deck.ts';
import { IllegalChoice } from '../../src/engine/procedure.ts';
import type { Drawn, Prompt, Step } from '../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../src/engine/random.ts';
import { times } from './effort.ts';

interface Played<State, Choice extends object> {
  readonly prompt: (state: State) => Prompt<Choice>;
  readonly apply: (state: State, choice: Choice | Drawn) => Step<State>;
}

interface Moment<State, Choice extends object> {
  readonly before: State;
  readonly prompt: Prompt<Choice>;
  readonly choice: Choice | Drawn;
  readonly step: Step<State>;
}

/** Kinds of choices that a drawer of deeds is opened and used by. */
const TELLING = ['tell', 'drawer', 'deed', 'deed-to'];
/** Half of what is chosen in a game whose readers never stop telling of cards. */
const OFTEN = 2;
const LONGEST = 1_500;

const kindOf = (choice: object): unknown => ('kind' in choice ? choice.kind : null);

/** Plays at random, and tells of cards whenever it can. */
const playTelling = <State, Choice extends object>(
  { prompt, apply }: Played<State, Choice>,
  begun: State,
  seed: number,
  look: (moment: Moment<State, Choice>) => void,
): void => {
  let state = begun;
  let random = randomFrom(seed);
  const below = (most: number): number => {
    const next = nextBelow(random, most);
    random = next.state;
    return next.value;
  };
  const answerTo = (asked: Prompt<Choice>): Choice | Drawn | null => {
    if (asked.kind === 'over') return null;
    if (asked.kind === 'chance') {
      const results: string[] = [];
      for (const index of asked.draws.keys()) {
        const draw = drawAfter(asked.draws, results, index);
        if (!draw) throw new Error(`${asked.task} draws nothing.`);
        const face = drawFace(random, draw);
        random = face.state;
        results.push(face.value);
      }
      return { kind: 'drawn', results };
    }
    const open = asked.options.filter(({ allowed }) => allowed).map(({ choice }) => choice);
    const telling = open.filter((choice) => TELLING.includes(String(kindOf(choice))));
    const from = telling.length > 0 && below(OFTEN) === 0 ? telling : open;
    const choice = from[below(from.length)];
    if (!choice) throw new Error(`${asked.task} is a dead end.`);
    return choice;
  };
  for (let at = 0; at < LONGEST; at += 1) {
    const asked = prompt(state);
    const choice = answerTo(asked);
    if (choice === null) return;
    const step = apply(state, choice);
    look({ before: state, prompt: asked, choice, step });
    ({ state } = step);
  }
};

/** What holds of the drawer of any game. */
export const tells = <State, Choice extends object>(
  procedure: Played<State, Choice>,
  beginAt: (seed: number) => State,
  drawers: Readonly<Record<string, readonly string[]>>,
  broken: (state: State) => readonly string[],
): void => {
  const done = new Set<string>();
  const wrong = new Set<string>();
  const refused: { readonly state: State; readonly choice: Choice; readonly because: string }[] =
    [];
  for (let seed = 1; seed <= times(24); seed += 1) {
    playTelling(procedure, beginAt(seed), seed, ({ before, prompt, choice, step }) => {
      for (const law of broken(step.state)) wrong.add(law);
      if (prompt.kind !== 'decision' || !prompt.task.startsWith('deed')) return;
      for (const { kind, data, rules } of step.events) {
        if (kind !== 'told' || !('deed' in data)) continue;
        done.add(String(data.deed));
        if (rules.length === 0) wrong.add(`${String(data.deed)} cites no rule`);
      }
      if (kindOf(choice) === 'deed' && step.events.length === 0 && !isAsking(step.state)) {
        wrong.add(`${JSON.stringify(choice)} is not told`);
      }
      for (const option of prompt.options) {
        if (!option.allowed) refused.push({ state: before, ...option });
      }
    });
  }

  it('keep what the box and the rules hold together, whatever is told', () => {
    expect([...wrong]).toEqual([]);
  });

  it('are all done by somebody, and told', () => {
    const all = Object.values(drawers).flat();
    expect(all.filter((deed) => !done.has(deed))).toEqual([]);
  });

  it('are refused by a rule, and then nothing changes', () => {
    expect(refused.length).toBeGreaterThan(0);
    for (const { state, choice, because } of refused.slice(0, 200)) {
      const text = JSON.stringify(state);
      const rule = caught(() => procedure.apply(state, choice));
      expect(rule).toBe(because);
      expect(JSON.stringify(state)).toBe(text);
    }
  });
};

/** What else belongs to the deed is still asked. */
const isAsking = (state: unknown): boolean => JSON.stringify(state).includes('"at":"deed-to"');

const caught = (step: () => unknown): string | null => {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof IllegalChoice) return error.because;
    throw error;
  }
};
