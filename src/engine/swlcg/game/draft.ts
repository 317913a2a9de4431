import { IllegalChoice } from '../../core/procedure.ts';
import type { Chance, Drawn, Option } from '../../core/procedure.ts';
import type { Side } from '../sides.ts';
import { rule, rules } from './rules.ts';
import type { RuleName } from './rules.ts';
import type {
  Choice,
  Engagement,
  EventData,
  EventKind,
  Frame,
  FrameOf,
  GameDecision,
  GameEvent,
  GameState,
  Piece,
  Task,
} from './types.ts';

/** The state one step works on, replaced bit by bit, with the events of that step. */
export interface Draft {
  state: GameState;
  readonly events: GameEvent[];
}

export type Offer = Option<Choice>;

export const draftOf = (state: GameState): Draft => ({ state, events: [] });

export const update = (draft: Draft, change: Partial<GameState>): void => {
  draft.state = { ...draft.state, ...change };
};

export const updatePiece = (draft: Draft, id: string, change: Partial<Piece>): void => {
  update(draft, {
    pieces: draft.state.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
  });
};

export const updateEngagement = (draft: Draft, change: Partial<Engagement>): void => {
  const { engagement } = draft.state;
  if (engagement) update(draft, { engagement: { ...engagement, ...change } });
};

/** What has to be done next, in this order, before anything already waiting. */
export const next = (draft: Draft, ...frames: readonly Frame[]): void => {
  // Once somebody has won, nothing is left to do.
  if (draft.state.winner) return;
  update(draft, { agenda: [...frames, ...draft.state.agenda] });
};

export const emit = <Kind extends EventKind>(
  draft: Draft,
  kind: Kind,
  data: EventData[Kind],
  first: RuleName,
  ...rest: readonly RuleName[]
): void => {
  // A generic key does not narrow the union; the parameters above already pair kind with data.
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as GameEvent);
};

/**
 * A frame that asks. It has left the agenda when `skip`, `choose` or `drawn` runs; `skip` says that
 * there is nothing to ask after all, and may have put other frames in its place.
 */
export interface Asking<At extends Task> {
  skip?(draft: Draft, frame: FrameOf<At>): boolean;
  prompt(state: GameState, frame: FrameOf<At>): GameDecision | Chance<Task>;
  choose?(draft: Draft, frame: FrameOf<At>, choice: Choice): void;
  drawn?(draft: Draft, frame: FrameOf<At>, results: Drawn['results']): void;
}

/** A frame that passes by itself; it has left the agenda when it runs. */
export type Passing<At extends Frame['at']> = (draft: Draft, frame: FrameOf<At>) => void;

export const allow = (choice: Choice): Offer => ({ choice, allowed: true });

export const refuse = (choice: Choice, because: RuleName): Offer => ({
  choice,
  allowed: false,
  because: rule(because),
});

/** Allowed unless a rule bars it. */
export const offer = (choice: Choice, barred: RuleName | null): Offer =>
  barred === null ? allow(choice) : refuse(choice, barred);

export const decision = (
  by: Side | 'both',
  task: Task,
  options: readonly Offer[],
  first: RuleName,
  ...rest: readonly RuleName[]
): GameDecision => ({ kind: 'decision', by, task, rules: rules(first, ...rest), options });

/** For a choice that the options never contained. */
export const unexpected = (choice: Choice, asked: RuleName): IllegalChoice =>
  new IllegalChoice(`The choice ${choice.kind} does not belong to this step.`, rule(asked));
