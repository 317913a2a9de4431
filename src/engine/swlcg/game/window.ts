import { hasTrait } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { allow, decision, emit, next, refuse, unexpected, updatePiece } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { startPaying } from './payment.ts';
import { playOffers, useOffers } from './play-offers.ts';
import type { Allowed } from './play-offers.ts';
import { pieceOf, unitsOf } from './query.ts';
import type { Choice, GameState } from './types.ts';

const allowedTo = (state: GameState, side: Side): Allowed =>
  state.phase === 'deployment' && side === state.active ? 'all' : 'events';

const offersOf = (state: GameState, side: Side): readonly Offer[] => [
  ...playOffers(state, side, allowedTo(state, side)),
  ...useOffers(state, side),
];

const canAct = (state: GameState, side: Side): boolean =>
  offersOf(state, side).some(({ allowed }) => allowed);

/** Opens one when windows are played and anybody could do anything in it. */
export const openWindow = (draft: Draft): void => {
  const { state } = draft;
  const used = state.windows || state.phase === 'deployment';
  if (!used || !(canAct(state, state.active) || canAct(state, otherSide(state.active)))) return;
  next(draft, { at: 'window', side: state.active, passes: 0 });
};

export const useAbility = (draft: Draft, side: Side, piece: string): void => {
  emit(draft, 'ability-used', { side, piece }, 'actions.what', 'actions.complete');
  const { card } = pieceOf(draft.state, piece);
  if (card === 'repair-droid') next(draft, { at: 'repair', side, piece });
  else next(draft, { at: 'effect', side, piece, left: 6 });
};

/** Plays a card or uses an ability; says whether the choice was either. */
export const doAction = (draft: Draft, side: Side, choice: Choice): boolean => {
  if (choice.kind === 'play') startPaying(draft, side, choice.piece, choice.host);
  else if (choice.kind === 'use') useAbility(draft, side, choice.piece);
  else return false;
  return true;
};

export const actionWindow: Asking<'window'> = {
  skip(draft, frame) {
    const { state } = draft;
    // The active player is always asked; the other only when something can be done.
    if (frame.side === state.active || canAct(state, frame.side)) return false;
    const passes = frame.passes + 1;
    if (passes >= 2) emit(draft, 'window-closed', {}, 'actions.window-closes');
    else next(draft, { at: 'window', side: otherSide(frame.side), passes });
    return true;
  },

  prompt(state, { side }) {
    return decision(
      side,
      'window',
      [...offersOf(state, side), allow({ kind: 'pass' })],
      'actions.window-first',
      'actions.window-alternate',
      'actions.window-closes',
    );
  },

  choose(draft, { side, passes }, choice) {
    const other = { at: 'window', side: otherSide(side), passes: 0 } as const;
    if (choice.kind === 'pass') {
      emit(draft, 'window-passed', { side }, 'actions.window-closes');
      if (passes === 1) emit(draft, 'window-closed', {}, 'actions.window-closes');
      else next(draft, { ...other, passes: 1 });
      return;
    }
    next(draft, other);
    if (!doAction(draft, side, choice)) throw unexpected(choice, 'actions.window-first');
  },
};

/** Cards of one hand, played one after another until the player has enough. */
export const shop: Asking<'shop'> = {
  prompt(state, { side }) {
    return decision(
      side,
      'shop',
      [...playOffers(state, side, 'all'), allow({ kind: 'done' })],
      'deployment-phase.what',
      'deployment-phase.pay',
      'deployment-phase.play',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'done') return;
    next(draft, frame);
    if (!doAction(draft, frame.side, choice)) throw unexpected(choice, 'deployment-phase.what');
  },
};

/** «Repair Droid», the action that the rulebook explains. */
export const repair: Asking<'repair'> = {
  prompt(state, { side }) {
    const units = (['light', 'dark'] as const).flatMap((of) => unitsOf(state, of));
    const options = units.map(({ id, card, damage }): Offer => {
      const choice = { kind: 'target', piece: id } as const;
      if (!hasTrait(card, 'vehicle')) return refuse(choice, 'abilities.droid-and-vehicle');
      return damage > 0 ? allow(choice) : refuse(choice, 'rules-words.choose-none');
    });
    return decision(
      side,
      'repair',
      [...options, allow({ kind: 'done' })],
      'actions.repair-droid',
      'rules-words.choose-who',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'done') return;
    if (choice.kind !== 'target') throw unexpected(choice, 'actions.repair-droid');
    const { damage } = pieceOf(draft.state, choice.piece);
    updatePiece(draft, choice.piece, { damage: damage - 1 });
    emit(
      draft,
      'repaired',
      { piece: choice.piece, with: frame.piece },
      'actions.repair-droid',
      'abilities.droid-and-vehicle',
    );
  },
};
