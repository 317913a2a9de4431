import type { Drawn, GameEvent, Procedure, Prompt } from '../../../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import type { RandomState } from '../../../../src/engine/random.ts';
import { drawAfter } from '../../../../src/engine/deck.ts';

const LONGEST = 3000;

interface Moment<State, Choice, Event> {
  readonly before: State;
  readonly prompt: Prompt<Choice>;
  readonly state: State;
  readonly events: readonly Event[];
}

const answerTo = <Choice>(
  prompt: Prompt<Choice>,
  random: RandomState,
): { readonly answer: Choice | Drawn; readonly random: RandomState } => {
  let at = random;
  if (prompt.kind === 'chance') {
    const results: string[] = [];
    for (const index of prompt.draws.keys()) {
      const draw = drawAfter(prompt.draws, results, index);
      if (!draw) throw new Error('Nothing is left to draw.');
      const face = drawFace(at, draw);
      at = face.state;
      results.push(face.value);
    }
    return { answer: { kind: 'drawn', results }, random: at };
  }
  const allowed =
    prompt.kind === 'decision' ? prompt.options.filter((option) => option.allowed) : [];
  const picked = nextBelow(at, Math.max(1, allowed.length));
  const option = allowed[picked.value];
  if (!option) throw new Error(`A dead end: ${JSON.stringify(prompt)}.`);
  return { answer: option.choice, random: picked.state };
};

/** Plays legally and without sense until it is over; the same seed plays the same game. */
export const playRandomly = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  setup: Setup,
  seed: number,
  look: (moment: Moment<State, Choice, Event>) => void,
): State => {
  let { state } = procedure.begin(setup);
  let random = randomFrom(seed);
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') return state;
    const next = answerTo(prompt, random);
    ({ random } = next);
    const before = state;
    const step = procedure.apply(state, next.answer);
    ({ state } = step);
    look({ before, prompt, state, events: step.events });
  }
  throw new Error('No end in sight.');
};
