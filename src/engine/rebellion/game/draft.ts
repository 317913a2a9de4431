import { IllegalChoice } from '../../core/procedure.ts';
import type { Rules } from '../../core/procedure.ts';
import type { LeaderId } from '../leaders.ts';
import type { SystemId } from '../systems.ts';
import type { RebellionChoice } from './choices.ts';
import type { GameEventData, GameEventKind, RebellionEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { GameRule } from './rules.ts';
import { rule, rules } from './rules.ts';
import type {
  BaseState,
  CardOf,
  LeaderState,
  Pile,
  PileId,
  RebellionState,
  SystemState,
} from './types.ts';

/**
 * One step in the making. The state in it is replaced, never changed, so that a step costs what it
 * touches and an old state stays what it was.
 */
export interface Draft {
  state: RebellionState;
  readonly events: RebellionEvent[];
}

export const emit = <Kind extends GameEventKind>(
  draft: Draft,
  kind: Kind,
  data: GameEventData[Kind],
  first: GameRule,
  ...rest: readonly GameRule[]
): void => emitWith(draft, kind, data, rules(first, ...rest));

const emitWith = <Kind extends GameEventKind>(
  draft: Draft,
  kind: Kind,
  data: GameEventData[Kind],
  cited: Rules,
): void => {
  // A generic key does not narrow the union; the parameters already pair kind with data.
  draft.events.push({ kind, data, rules: cited } as unknown as RebellionEvent);
};

export const change = (draft: Draft, part: Partial<RebellionState>): void => {
  draft.state = { ...draft.state, ...part };
};

export const changeSystem = (draft: Draft, id: SystemId, part: Partial<SystemState>): void => {
  const { systems } = draft.state;
  change(draft, { systems: { ...systems, [id]: { ...systems[id], ...part } } });
};

export const changeBase = (draft: Draft, part: Partial<BaseState>): void =>
  change(draft, { base: { ...draft.state.base, ...part } });

export const changeLeader = (draft: Draft, id: LeaderId, part: Partial<LeaderState>): void => {
  const { leaders } = draft.state;
  change(draft, { leaders: { ...leaders, [id]: { ...leaders[id], ...part } } });
};

export const pileOf = <Id extends PileId>(state: RebellionState, id: Id): Pile<CardOf<Id>> =>
  state.piles[id];

export const changePile = <Id extends PileId>(
  draft: Draft,
  id: Id,
  part: Partial<Pile<CardOf<Id>>>,
): void => {
  const { piles } = draft.state;
  const pile = { ...pileOf(draft.state, id), ...part };
  change(draft, { piles: { ...piles, [id]: pile } });
};

/** Puts frames on the agenda so that the first one given is next; what waits, waits. */
export const push = (draft: Draft, ...frames: readonly Frame[]): void =>
  change(draft, { agenda: [...draft.state.agenda, ...frames.toReversed()] });

/** The frame that runs is done; these come in its place, the first one next. */
export const replace = (draft: Draft, ...frames: readonly Frame[]): void =>
  change(draft, { agenda: [...draft.state.agenda.slice(0, -1), ...frames.toReversed()] });

export const done = (draft: Draft): void => replace(draft);

/** For a choice the options of the frame never contained. */
export const unexpected = (choice: RebellionChoice, asked: GameRule): IllegalChoice =>
  new IllegalChoice(`The choice ${choice.kind} does not belong to this step.`, rule(asked));
