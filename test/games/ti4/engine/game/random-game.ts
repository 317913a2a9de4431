import { drawAfter } from '../../../../../src/engine/deck.ts';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../../../../src/engine/random.ts';
import type { RandomState } from '../../../../../src/engine/random.ts';
import { hasToken } from '../../../../../src/games/ti4/engine/action/query.ts';
import { PLAYERS } from '../../../../../src/games/ti4/engine/action/types.ts';
import { newTable, wholeGame } from '../../../../../src/games/ti4/engine/game/index.ts';
import type {
  GameChoice,
  GameEvent,
  GameState,
} from '../../../../../src/games/ti4/engine/game/index.ts';

export type Prompt = ReturnType<typeof wholeGame.prompt>;

export interface Moment {
  readonly before: GameState;
  readonly prompt: Prompt;
  readonly answer: GameChoice | Drawn;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const LONGEST = 30_000;

/** How often each kind of choice is taken, where most are taken once. */
type Taste = Readonly<Record<string, number>>;

/** Plays without sense: every choice as often as any other. */
export const AIMLESS: Taste = {};

/** Flies, lands and builds, so that the map is met; tells little and scores seldom. */
export const BUSY: Taste = {
  tactical: 12,
  activate: 6,
  load: 12,
  move: 8,
  depart: 2,
  land: 12,
  bombard: 6,
  custodians: 40,
  fire: 6,
  build: 6,
  produce: 4,
  research: 2,
  tell: 0.1,
  component: 0.3,
  bargain: 0.3,
  done: 2,
  'no-deal': 4,
  'score-objective': 0.2,
  'score-secret': 0.05,
  outcome: 4,
};

/** Next to where ships stand: whoever has no sense at least flies where ships can come. */
const isNear = ({ board }: GameState, system: string): boolean =>
  board.units.some(
    (unit) =>
      unit.owner === board.active &&
      unit.planet === null &&
      !hasToken(board, unit.system, board.active) &&
      (board.galaxy.near[system] ?? []).includes(unit.system),
  );

const weightOf = (taste: Taste, state: GameState, choice: GameChoice): number => {
  const liked = Math.round((taste[choice.kind] ?? 1) * 100);
  if (choice.kind !== 'activate' || taste === AIMLESS) return liked;
  return isNear(state, choice.system) ? liked * 10 : 1;
};

const answerTo = (
  prompt: Exclude<Prompt, { readonly kind: 'over' }>,
  state: GameState,
  random: RandomState,
  taste: Taste,
): { readonly answer: GameChoice | Drawn; readonly random: RandomState } => {
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
  const allowed = prompt.options.flatMap((option) => (option.allowed ? [option.choice] : []));
  const weights = allowed.map((choice) => weightOf(taste, state, choice));
  const picked = nextBelow(
    at,
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  let left = picked.value;
  for (const [index, answer] of allowed.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return { answer, random: picked.state };
  }
  throw new Error(`A dead end: ${JSON.stringify(prompt)}.`);
};

export interface Played {
  readonly opening: ReturnType<typeof wholeGame.begin>;
  readonly moments: readonly Moment[];
  readonly last: GameState;
}

/** Plays legally until it is over; the same seed plays the same game. */
export const playFrom = (start: GameState, seed: number, taste: Taste): Played => {
  const opening = wholeGame.begin(start);
  const moments: Moment[] = [];
  let { state } = opening;
  let random = randomFrom(seed);
  for (;;) {
    const prompt = wholeGame.prompt(state);
    if (prompt.kind === 'over') return { opening, moments, last: state };
    if (moments.length > LONGEST) throw new Error(`No end in sight: ${prompt.task}.`);
    const next = answerTo(prompt, state, random, taste);
    ({ random } = next);
    const before = state;
    const step = wholeGame.apply(state, next.answer);
    ({ state } = step);
    moments.push({ before, prompt, answer: next.answer, state, events: step.events });
  }
};

/** Three to six players, from the box. */
export const fromBox = (seed: number): GameState =>
  newTable({
    players: PLAYERS.slice(0, 3 + (seed % 4)),
    factions: {},
    speaker: null,
    goal: seed % 10 === 0 ? 14 : 10,
    galaxy: null,
  });
