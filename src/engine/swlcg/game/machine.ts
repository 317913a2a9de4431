import { checkAnswer } from '../../core/check.ts';
import { draftOf, emit, update } from './draft.ts';
import type { Draft } from './draft.ts';
import { ASKING, PASSING } from './handlers.ts';
import { victoryPile } from './query.ts';
import { rule } from './rules.ts';
import type { RuleName } from './rules.ts';
import type {
  Choice,
  EventData,
  Frame,
  GameOutcome,
  GameProcedure,
  GamePrompt,
  GameSetup,
  GameState,
  PassingFrame,
  Task,
} from './types.ts';

/** A frame and its handler are looked up by the same name; the types cannot say that. */
interface AnyAsking {
  skip?(draft: Draft, frame: never): boolean;
  prompt(state: GameState, frame: never): GamePrompt;
  choose?(draft: Draft, frame: never, choice: Choice): void;
  drawn?(draft: Draft, frame: never, results: readonly string[]): void;
}

const asking = (frame: Frame): AnyAsking | null =>
  frame.at in ASKING ? ASKING[frame.at as Task] : null;

const passing = (frame: Frame): ((draft: Draft, frame: never) => void) =>
  PASSING[frame.at as PassingFrame['at']];

const pop = (draft: Draft): void => update(draft, { agenda: draft.state.agenda.slice(1) });

/** Runs on until somebody has to decide, something has to be drawn, or nothing is left to do. */
const settle = (draft: Draft): void => {
  for (;;) {
    const [frame] = draft.state.agenda;
    if (!frame) return;
    const { agenda } = draft.state;
    const handler = asking(frame);
    pop(draft);
    if (!handler) {
      passing(frame)(draft, frame as never);
    } else if (!handler.skip?.(draft, frame as never)) {
      update(draft, { agenda });
      return;
    }
  }
};

export const outcomeOf = (state: GameState): GameOutcome => ({
  winner: state.winner,
  edge: state.engagement?.edge ?? null,
  dial: state.dial,
  balance: state.balance,
  victory: { light: victoryPile(state, 'light'), dark: victoryPile(state, 'dark') },
});

const finish = (draft: Draft) => {
  settle(draft);
  return { state: draft.state, events: draft.events };
};

const promptOf = (state: GameState): GamePrompt => {
  const [frame] = state.agenda;
  const handler = frame ? asking(frame) : null;
  return handler
    ? handler.prompt(state, frame as never)
    : { kind: 'over', outcome: outcomeOf(state) };
};

const stateFrom = (setup: GameSetup, agenda: readonly Frame[]): GameState => ({
  active: setup.active,
  phase: agenda[0]?.at === 'shop' ? 'deployment' : null,
  turns: setup.turns,
  dial: setup.dial,
  balance: setup.balance,
  pieces: setup.pieces,
  decks: setup.decks,
  reserve: setup.reserve,
  engagement: setup.engagement,
  thisTurn: { engaged: setup.engagement ? [setup.engagement.objective] : [], limited: [] },
  windows: setup.windows,
  agenda,
  winner: null,
});

/** What a procedure says first when its first step says nothing of its own. */
export interface Opening {
  readonly part: EventData['began']['part'];
  readonly why: RuleName;
}

/** Every procedure of the game is the same machine, begun at another place. */
export const procedureFrom = (
  id: string,
  start: (setup: GameSetup) => readonly Frame[],
  opening?: Opening,
): GameProcedure => ({
  id,
  begin: (setup) => {
    const state = stateFrom(setup, start(setup));
    const inSetup = state.agenda[0]?.at === 'sides';
    const draft = draftOf(inSetup ? { ...state, phase: 'setup' } : state);
    if (opening) emit(draft, 'began', { side: setup.active, part: opening.part }, opening.why);
    return finish(draft);
  },
  prompt: promptOf,
  apply(state, answer) {
    const checked = checkAnswer(promptOf(state), answer, rule('victory.light'));
    const draft = draftOf(state);
    const [frame] = state.agenda;
    const handler = frame ? asking(frame) : null;
    pop(draft);
    if (checked.kind === 'drawn') handler?.drawn?.(draft, frame as never, checked.results);
    else handler?.choose?.(draft, frame as never, checked);
    return finish(draft);
  },
});
