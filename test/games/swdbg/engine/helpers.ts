import { newGame, playChance, promptOf, play, position } from '../../../../src/engine/play.ts';
import type { Game } from '../../../../src/engine/play.ts';
import type { Drawn, Procedure } from '../../../../src/engine/procedure.ts';
import { choiceKey } from '../../../../src/engine/check.ts';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import { playTurns } from '../../../../src/games/swdbg/engine/game/index.ts';
import type {
  SwdbgAnswer,
  SwdbgChoice,
  SwdbgEvent,
  SwdbgEventData,
  SwdbgEventKind,
  SwdbgOutcome,
  SwdbgState,
  SwdbgTask,
} from '../../../../src/games/swdbg/engine/game/index.ts';
import { parsePosition } from '../../../../src/games/swdbg/positions/table.ts';

/** A row in which the Rebels have nothing to hunt and nothing they could buy for nothing. */
export const ROW = [
  'director-krennic',
  'scout-trooper',
  'imperial-carrier',
  'x-wing',
  'rodian-gunslinger',
  'c-roc-cruiser',
] as const satisfies readonly CardId[];

export const drawn = (...results: readonly CardId[]): Drawn => ({ kind: 'drawn', results });

export const END = { kind: 'end-turn' } as const;

/** A turn of the Rebels after its start, with both first bases whole, unless something is said. */
export const tableOf = (table: object): SwdbgState => {
  const parsed = parsePosition({ active: 'rebel', from: 'actions', row: ROW, ...table });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return playTurns.begin(parsed.setup).state;
};

export const bases = (empire: object = {}, rebel: object = {}) => ({
  empire: { base: { base: 'lothal' }, ...empire },
  rebel: { base: { base: 'dantooine' }, ...rebel },
});

export interface Ran {
  readonly state: SwdbgState;
  readonly events: readonly SwdbgEvent[];
}

export const run = (start: SwdbgState, ...answers: readonly SwdbgAnswer[]): Ran =>
  answers.reduce<Ran>(
    ({ state, events }, answer) => {
      const step = playTurns.apply(state, answer);
      return { state: step.state, events: [...events, ...step.events] };
    },
    { state: start, events: [] },
  );

export const told = <Kind extends SwdbgEventKind>(
  { events }: Ran,
  kind: Kind,
): readonly SwdbgEventData[Kind][] =>
  events.flatMap((event) =>
    event.kind === kind ? [event.data as unknown as SwdbgEventData[Kind]] : [],
  );

/** Every choice offered now, with the rule that refuses it or «allowed». */
export const offered = (state: SwdbgState): ReadonlyMap<string, string> => {
  const prompt = playTurns.prompt(state);
  if (prompt.kind !== 'decision') return new Map();
  return new Map(
    prompt.options.map((option) => [
      choiceKey(option.choice),
      option.allowed ? 'allowed' : option.because.replace('swdbg.', ''),
    ]),
  );
};

export const offerOf = (state: SwdbgState, choice: SwdbgChoice): string | undefined =>
  offered(state).get(choiceKey(choice));

/** The rule by which a choice is refused when somebody makes it all the same. */
export const refusal = (state: SwdbgState, choice: SwdbgAnswer): string => {
  try {
    playTurns.apply(state, choice);
    return 'accepted';
  } catch (error) {
    if (error instanceof IllegalChoice) return error.because.replace('swdbg.', '');
    throw error;
  }
};

/** What is asked now, or «over». */
export const asks = (state: SwdbgState): string => {
  const prompt = playTurns.prompt(state);
  return prompt.kind === 'over' ? 'over' : prompt.task;
};

export type SwdbgGame<Setup> = Game<
  Setup,
  SwdbgState,
  SwdbgChoice,
  SwdbgEvent,
  SwdbgOutcome,
  SwdbgTask
>;

/** As good as chance and always the same: no question comes round to the same answer for ever. */
const scattered = (at: number, pick: number): number =>
  Math.imul(Math.imul(at + 1, 0x9e3779b1) ^ (pick * 0x85ebca6b), 0xc2b2ae35) >>> 16;

/** Decisions scattered by `picks`, cards from the seed; stops after so many turns of the game. */
export const playRandomly = <Setup>(
  procedure: Procedure<Setup, SwdbgState, SwdbgChoice, SwdbgEvent, SwdbgOutcome, SwdbgTask>,
  setup: Setup,
  seed: number,
  picks: readonly number[],
  lastTurn: number,
): SwdbgGame<Setup> => {
  let game = playChance(newGame(procedure, setup, fromSeed(seed)));
  for (let at = 0; position(game).state.turn <= lastTurn; at += 1) {
    const prompt = promptOf(game);
    if (prompt.kind !== 'decision') break;
    const allowed = prompt.options.filter((option) => option.allowed);
    const option = allowed[scattered(at, picks[at % picks.length] ?? 0) % allowed.length];
    if (!option) throw new Error(`${prompt.task} offers nothing that is allowed`);
    game = playChance(play(game, option.choice));
  }
  return game;
};
