import { hasTrait } from '../cards.ts';
import type { Side } from '../sides.ts';
import { discardFromPlay, landDamage, landFocus } from './changes.ts';
import { allow, decision, emit, next, refuse, unexpected, updatePiece } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { inPlay, inZone, pieceOf, protects, remaining, rowOf, unitsOf } from './query.ts';
import type { FrameOf, GameState, Piece, Source } from './types.ts';

/** Damage is about to land: everything that may turn it aside is asked first. */
export const hurt = (
  draft: Draft,
  target: string,
  amount: number,
  by: Side,
  source: Source,
): void => {
  if (amount > 0) next(draft, { at: 'deflect', target, amount, by, source });
};

/** Tokens that a shield may still stop. */
const land = (
  draft: Draft,
  { target, amount, by, source }: Omit<FrameOf<'deflect'>, 'at'>,
): void => {
  if (amount > 0) next(draft, { at: 'shield', target, token: 'damage', amount, by, source });
};

export const giveFocus = (draft: Draft, target: string, by: Side, source: Source): void =>
  next(draft, { at: 'shield', target, token: 'focus', amount: 1, by, source });

const deflections = (state: GameState, piece: Piece): readonly Piece[] =>
  rowOf(piece).type === 'unit' && !hasTrait(piece.card, 'vehicle')
    ? inZone(state, piece.owner, 'hand').filter(({ card }) => card === 'lightsaber-deflection')
    : [];

/** The one interrupt to damage that the rulebook tells of. */
export const deflect: Asking<'deflect'> = {
  skip(draft, frame) {
    const target = pieceOf(draft.state, frame.target);
    if (target.zone !== 'play') return true;
    if (deflections(draft.state, target).length > 0) return false;
    next(draft, { ...frame, at: 'protect', asked: [] });
    return true;
  },

  prompt(state, { target }) {
    const piece = pieceOf(state, target);
    const others = (['light', 'dark'] as const)
      .flatMap((side) => unitsOf(state, side))
      .filter(({ id }) => id !== target);
    return decision(
      piece.owner,
      'deflect',
      [
        ...others.map(({ id }) => allow({ kind: 'move-damage', to: id, amount: 1 })),
        allow({ kind: 'decline' }),
      ],
      'interrupts-reactions.interrupt-before',
      'interrupts-reactions.deflection-example',
    );
  },

  choose(draft, frame, choice) {
    const target = pieceOf(draft.state, frame.target);
    const [event] = deflections(draft.state, target);
    if (choice.kind === 'decline' || !event) {
      next(draft, { ...frame, at: 'protect', asked: [] });
      return;
    }
    if (choice.kind !== 'move-damage') throw unexpected(choice, 'interrupts-reactions.interrupt');
    updatePiece(draft, event.id, { zone: 'discard' });
    const from = frame.target;
    emit(
      draft,
      'damage-moved',
      { from, to: choice.to, amount: 1 },
      'interrupts-reactions.interrupt-changes',
      'interrupts-reactions.interrupt-once',
    );
    // The event may be used once for one occurrence, so it is not asked about the moved point.
    const moved = { target: choice.to, amount: 1, by: target.owner, source: 'card' } as const;
    if (frame.amount > 1) {
      next(draft, { ...frame, at: 'protect', amount: frame.amount - 1, asked: [] });
    }
    next(draft, { ...moved, at: 'protect', asked: [] });
  },
};

const protectors = (state: GameState, { target, asked }: FrameOf<'protect'>): readonly Piece[] => {
  const piece = pieceOf(state, target);
  return inPlay(state, piece.owner, 'unit').filter(
    (unit) => unit.id !== target && !asked.includes(unit.id) && protects(unit, piece),
  );
};

export const protect: Asking<'protect'> = {
  skip(draft, frame) {
    if (pieceOf(draft.state, frame.target).zone !== 'play') return true;
    if (frame.amount > 0 && protectors(draft.state, frame).length > 0) return false;
    land(draft, frame);
    return true;
  },

  prompt(state, frame) {
    const options = protectors(state, frame).flatMap((unit): readonly Offer[] =>
      Array.from({ length: frame.amount }, (_, index) => {
        const amount = index + 1;
        const choice = { kind: 'move-damage', to: unit.id, amount } as const;
        return amount <= remaining(unit) ? allow(choice) : refuse(choice, 'keywords.protect-limit');
      }),
    );
    return decision(
      pieceOf(state, frame.target).owner,
      'protect',
      [...options, allow({ kind: 'decline' })],
      'keywords.protect-amount',
      'keywords.protect-take',
      'keywords.protect-limit',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'decline') {
      land(draft, frame);
      return;
    }
    if (choice.kind !== 'move-damage') throw unexpected(choice, 'keywords.protect-amount');
    const { to, amount } = choice;
    emit(
      draft,
      'damage-moved',
      { from: frame.target, to, amount },
      'keywords.protect-amount',
      'keywords.protect-limit',
    );
    next(draft, { ...frame, amount: frame.amount - amount, asked: [...frame.asked, to] });
    land(draft, { ...frame, target: to, amount });
  },
};

const place = (draft: Draft, { target, token, amount, source }: FrameOf<'shield'>): void => {
  if (token === 'damage') landDamage(draft, target, amount, source);
  else if (amount > 0) {
    const why = source === 'strike' ? 'combat-icons.tactics-effect' : 'orders.placed-only';
    landFocus(draft, target, amount, source, why);
  }
};

export const shield: Asking<'shield'> = {
  skip(draft, frame) {
    const piece = pieceOf(draft.state, frame.target);
    if (piece.zone !== 'play') return true;
    if (piece.shield && frame.by !== piece.owner) return false;
    place(draft, frame);
    return true;
  },

  prompt(state, { target }) {
    return decision(
      pieceOf(state, target).owner,
      'shield',
      [allow({ kind: 'spend-shield', piece: target }), allow({ kind: 'decline' })],
      'damage.use-shield',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'decline') {
      place(draft, frame);
      return;
    }
    if (choice.kind !== 'spend-shield') throw unexpected(choice, 'damage.use-shield');
    updatePiece(draft, frame.target, { shield: false });
    emit(draft, 'shield-spent', { piece: frame.target, token: frame.token }, 'damage.use-shield');
    place(draft, { ...frame, amount: frame.amount - 1 });
  },
};

export const sacrifice = (draft: Draft, id: string): void => discardFromPlay(draft, id);
