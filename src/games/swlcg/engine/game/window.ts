import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { changePiece, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { startPaying } from './payment.ts';
import { playOffers, repairOffers, useOffers } from './play-offers.ts';
import type { Allowed } from './play-offers.ts';
import { pieceOf } from './query.ts';
import type { FrameOf, GameState, Window } from './types.ts';

const allowedTo = (state: GameState, side: Side): Allowed =>
  state.phase === 'deployment' && side === state.active ? 'all' : 'events';

const offersOf = (state: GameState, side: Side): readonly Offer[] => [
  ...playOffers(state, side, allowedTo(state, side)),
  ...useOffers(state, side),
];

const canAct = (state: GameState, side: Side): boolean =>
  offersOf(state, side).some(({ allowed }) => allowed);

/** Opens one when windows are played and anybody could do anything in it. */
export const openWindow = (draft: Draft, chart: Window): void => {
  const { state } = draft;
  const used = state.windows || state.phase === 'deployment';
  if (!used || !(canAct(state, state.active) || canAct(state, otherSide(state.active)))) return;
  push(draft, { at: 'window', side: state.active, passes: 0, chart });
};

const useAbility = (draft: Draft, side: Side, piece: string): void => {
  emit(draft, 'ability-used', { side, piece }, 'actions.what', 'actions.complete');
  const { card } = pieceOf(draft.state, piece);
  if (card === 'repair-droid') push(draft, { at: 'repair', side, piece });
  else push(draft, { at: 'effect', side, piece, left: 6 });
};

/** An action has been taken: the other player may take one next. */
const turnOver = (draft: Draft, { side, chart }: FrameOf<'window'>): void =>
  replace(draft, { at: 'window', side: otherSide(side), passes: 0, chart });

export const actionWindow: Asking<'window'> = {
  settle(draft, frame) {
    const { state } = draft;
    // The active player is always asked; the other only when something can be done.
    if (frame.side === state.active || canAct(state, frame.side)) return;
    const passes = frame.passes + 1;
    done(draft);
    if (passes >= 2) emit(draft, 'window-closed', {}, 'actions.window-closes');
    else push(draft, { ...frame, side: otherSide(frame.side), passes });
  },

  ask(state, { side, chart }) {
    return {
      by: side,
      rules: [chart, 'actions.window-first', 'actions.window-alternate', 'actions.window-closes'],
      options: [...offersOf(state, side), offer({ kind: 'pass' })],
    };
  },

  choose: {
    pass(draft, frame) {
      const { side, passes } = frame;
      done(draft);
      emit(draft, 'window-passed', { side }, 'actions.window-closes');
      if (passes === 1) emit(draft, 'window-closed', {}, 'actions.window-closes');
      else push(draft, { ...frame, side: otherSide(side), passes: 1 });
    },

    play(draft, frame, { piece, host }) {
      turnOver(draft, frame);
      startPaying(draft, frame.side, piece, host);
    },

    use(draft, frame, { piece }) {
      turnOver(draft, frame);
      useAbility(draft, frame.side, piece);
    },
  },
};

/** Cards of one hand, played one after another until the player has enough. */
export const shop: Asking<'shop'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: ['deployment-phase.what', 'deployment-phase.pay', 'deployment-phase.play'],
      options: [...playOffers(state, side, 'all'), offer({ kind: 'done' })],
    };
  },

  choose: {
    done,
    play(draft, { side }, { piece, host }) {
      startPaying(draft, side, piece, host);
    },
  },
};

export const repair: Asking<'repair'> = {
  ask(state, { side }) {
    return {
      by: side,
      rules: ['actions.repair-droid', 'rules-words.choose-who'],
      options: [...repairOffers(state), offer({ kind: 'done' })],
    };
  },

  choose: {
    done,

    target(draft, frame, { piece }) {
      done(draft);
      const { damage } = pieceOf(draft.state, piece);
      changePiece(draft, piece, { damage: damage - 1 });
      emit(
        draft,
        'repaired',
        { piece, with: frame.piece },
        'actions.repair-droid',
        'abilities.droid-and-vehicle',
      );
    },
  },
};
