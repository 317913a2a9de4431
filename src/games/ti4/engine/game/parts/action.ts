import { machineOf } from '../../../../../engine/kernel.ts';
import type { Action, Draft as ActionDraft } from '../../action/draft.ts';
import { eliminate } from '../../action/eliminate.ts';
import { handlers } from '../../action/handlers.ts';
import { activeSystem, shipsIn } from '../../action/query.ts';
import type { ActionTask } from '../../action/handlers.ts';
import type { ActionOutcome, ActionState, Frame, PlayerId } from '../../action/types.ts';
import { change, offer, push, replace } from '../draft.ts';
import type { Draft, FrameOf, Hosting } from '../draft.ts';
import { sweep } from '../elimination.ts';
import { hosting, tell } from './hosting.ts';
import { mayTrade } from './trade.ts';

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
  // A card said so in the middle of an action: it goes on afterwards.
  if (board.agenda.length > 0) {
    change(draft, { board: { ...board, agenda: [...board.agenda, ...frames.toReversed()] } });
    return;
  }
  const { state, events } = (isTactical ? tactical : apart).begin({
    ...board,
    active: by,
    system: system ?? null,
    agenda: frames.toReversed(),
  });
  tell(draft, 'action', events);
  keep(draft, state);
  push(draft, { at: 'action', apart: !isTactical, resume: false });
};

/** Something that happens on the board at once. */
export const onBoard = (draft: Draft, work: (board: ActionDraft) => void): void => {
  const board: ActionDraft = { state: draft.state.board, events: [] };
  work(board);
  tell(draft, 'action', board.events);
  keep(draft, board.state);
};

/**
 * Moments of an action at which a card may be played and a transaction had: what they ask is found
 * anew on the board, whatever has changed there.
 */
const MOMENTS: ReadonlySet<string> = new Set([
  'cannon',
  'barrage',
  'announce',
  'hits',
  'retreat',
  'custodians',
  'commit',
  'defense',
]);

const procedureOf = ({ apart: isApart }: FrameOf<'action'>) => (isApart ? apart : tactical);

const hosted = hosting('action', {
  procedure: procedureOf,
  stateOf: ({ board }) => board,
  keep(draft, _frame, after) {
    keep(draft, after);
  },
  after: sweep,
});

/** A card has taken the last ship of a side before anybody has rolled: nobody rolls any more. */
const withoutFoes = (board: ActionState): ActionState => {
  const { battle, agenda } = board;
  // What is too much in a system goes back first.
  const losses = agenda.slice(agenda.findLastIndex(({ at }) => at !== 'limits') + 1);
  const asked = agenda.at(-1 - losses.length)?.at;
  if (!battle || asked !== 'announce') return board;
  const system = activeSystem(board);
  const fights = [battle.attacker, battle.defender].every(
    (player) => shipsIn(board, system, player).length > 0,
  );
  const end = agenda.findLastIndex(({ at }) => at === 'combat-round-end');
  return fights ? board : { ...board, agenda: [...agenda.slice(0, end + 1), ...losses] };
};

export const action: Hosting<'action'> = {
  settle(draft, frame) {
    if (!frame.resume) {
      hosted.settle?.(draft, frame);
      return;
    }
    const { state, events } = procedureOf(frame).begin(withoutFoes(draft.state.board));
    tell(draft, 'action', events);
    keep(draft, state);
    replace(draft, { ...frame, resume: false });
  },

  host(state, frame) {
    const prompt = hosted.host(state, frame);
    if (prompt.kind !== 'decision' || !MOMENTS.has(prompt.task)) return prompt;
    const trades = !frame.apart && prompt.by === state.board.active && mayTrade(state, prompt.by);
    return {
      ...prompt,
      options: [
        ...prompt.options,
        offer({ kind: 'tell' }),
        ...(trades ? [offer({ kind: 'bargain' })] : []),
      ],
    };
  },

  answer(draft, frame, given) {
    const resumed = { ...frame, resume: true };
    if (given.kind === 'bargain') {
      replace(draft, { at: 'bargain', by: draft.state.board.active }, resumed);
    } else if (given.kind === 'tell') {
      const { by } = hosted.host(draft.state, frame);
      const of = draft.state.board.players.find((player) => player === by) ?? draft.state.speaker;
      replace(draft, { at: 'deeds', by: of, of, why: 'card', touched: [] }, resumed);
    } else hosted.answer(draft, frame, given);
  },
};
