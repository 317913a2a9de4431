import { machineOf } from '../../../../../engine/kernel.ts';
import type { Action, Draft as ActionDraft } from '../../action/draft.ts';
import { eliminate } from '../../action/eliminate.ts';
import { handlers } from '../../action/handlers.ts';
import type { ActionTask } from '../../action/handlers.ts';
import type { ActionOutcome, ActionState, Frame, PlayerId } from '../../action/types.ts';
import { change, push } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { sweep } from '../elimination.ts';
import { hosting, tell } from './hosting.ts';

const COURSE = {
  game: 'ti4',
  over: 'active-system.duration',
  outcome: ({ system }: ActionState): ActionOutcome => ({ system }),
} as const;

const open = (state: ActionState): ActionState => state;

const tactical = machineOf<Action, ActionOutcome, ActionTask>(COURSE, handlers)(
  'ti4/whole-game-action',
  open,
);

/** Away from a tactical action no system is active, so none ceases to be. */
const close = {
  settle(draft: ActionDraft) {
    eliminate(draft);
    draft.state = { ...draft.state, system: null, agenda: draft.state.agenda.slice(0, -1) };
  },
};

const apart = machineOf<Action, ActionOutcome, ActionTask>(COURSE, { ...handlers, close })(
  'ti4/whole-game-apart',
  open,
);

const keep = (draft: Draft, board: ActionState): void =>
  change(draft, { board, winner: draft.state.winner ?? board.winner });

interface Opening {
  readonly by: PlayerId;
  readonly frames: readonly Frame[];
  readonly system?: string;
  readonly isTactical?: boolean;
}

/** Plays frames on the board, before what is next. */
export const playAction = (
  draft: Draft,
  { by, frames, system, isTactical = false }: Opening,
): void => {
  const { board } = draft.state;
  const { state, events } = (isTactical ? tactical : apart).begin({
    ...board,
    active: by,
    system: system ?? null,
    agenda: frames.toReversed(),
  });
  tell(draft, 'action', events);
  keep(draft, state);
  push(draft, { at: 'action', apart: !isTactical });
};

/** Something that happens on the board at once. */
export const onBoard = (draft: Draft, work: (board: ActionDraft) => void): void => {
  const board: ActionDraft = { state: draft.state.board, events: [] };
  work(board);
  tell(draft, 'action', board.events);
  keep(draft, board.state);
};

export const action = hosting('action', {
  procedure: (frame) => (frame.apart ? apart : tactical),
  stateOf: ({ board }) => board,
  keep(draft, _frame, after) {
    keep(draft, after);
  },
  after: sweep,
});
