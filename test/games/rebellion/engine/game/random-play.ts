import { drawFace, nextBelow, randomFrom } from '../../../../../src/engine/random.ts';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import type { RandomState } from '../../../../../src/engine/random.ts';
import type {
  RebellionChoice,
  RebellionEvent,
  RebellionPrompt,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';

export interface Moment {
  readonly before: RebellionState;
  readonly prompt: RebellionPrompt;
  readonly answer: RebellionChoice | Drawn;
  readonly state: RebellionState;
  readonly events: readonly RebellionEvent[];
}

const LONGEST = 30_000;

const answerTo = (
  prompt: RebellionPrompt,
  random: RandomState,
  mayTell: boolean,
): { readonly answer: RebellionChoice | Drawn; readonly random: RandomState } => {
  let at = random;
  if (prompt.kind === 'chance') {
    const results = prompt.draws.map((draw) => {
      const face = drawFace(at, draw);
      at = face.state;
      return face.value;
    });
    return { answer: { kind: 'drawn', results }, random: at };
  }
  const allowed =
    prompt.kind === 'decision'
      ? prompt.options.filter(
          ({ allowed, choice }) => allowed && (mayTell || choice.kind !== 'tell'),
        )
      : [];
  const picked = nextBelow(at, Math.max(1, allowed.length));
  const option = allowed[picked.value];
  if (!option) throw new Error(`A dead end: ${JSON.stringify(prompt)}.`);
  return { answer: option.choice, random: picked.state };
};

/** Plays legally and without sense until it is over; the same seed plays the same game. */
export const playRandomly = (
  procedure: RebellionProcedure,
  setup: RebellionSetup,
  seed: number,
  look: (moment: Moment) => void = () => undefined,
  /** A card that somebody tells of may do what no rule does. */
  mayTell = true,
): { readonly steps: number; readonly last: RebellionState } => {
  let { state } = procedure.begin(setup);
  let random = randomFrom(seed);
  for (let steps = 0; ; steps += 1) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') return { steps, last: state };
    if (steps > LONGEST) throw new Error(`No end in sight: ${prompt.task}.`);
    const next = answerTo(prompt, random, mayTell);
    ({ random } = next);
    const before = state;
    const step = procedure.apply(state, next.answer);
    ({ state } = step);
    look({ before, prompt, answer: next.answer, state, events: step.events });
  }
};
