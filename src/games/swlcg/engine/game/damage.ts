import { hasTrait } from '../cards.ts';
import type { Side } from '../sides.ts';
import { discardFromPlay, enterHand, landDamage, landFocus } from './changes.ts';
import { change, changePiece, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { inPlay, inZone, pieceOf, protects, remaining, rowOf, saviours, unitsOf } from './query.ts';
import type { FrameOf, GameState, Piece, Source } from './types.ts';

/** Damage is about to land: everything that may turn it aside is asked first. */
export const hurt = (
  draft: Draft,
  target: string,
  amount: number,
  by: Side,
  source: Source,
): void => {
  if (amount > 0) push(draft, { at: 'deflect', target, amount, by, source });
};

/** Tokens that a shield may still stop. */
const land = (
  draft: Draft,
  { target, amount, by, source }: Omit<FrameOf<'deflect'>, 'at'>,
): void => {
  if (amount > 0) push(draft, { at: 'shield', target, token: 'damage', amount, by, source });
};

export const giveFocus = (
  draft: Draft,
  target: string,
  by: Side,
  source: Source,
  amount = 1,
): void => push(draft, { at: 'shield', target, token: 'focus', amount, by, source });

const deflections = (state: GameState, piece: Piece): readonly Piece[] =>
  rowOf(piece).type === 'unit' && !hasTrait(piece.card, 'vehicle')
    ? inZone(state, piece.owner, 'hand').filter(({ card }) => card === 'lightsaber-deflection')
    : [];

/** The one interrupt to damage that the rulebook tells of; each such event may be used once. */
export const deflect: Asking<'deflect'> = {
  settle(draft, frame) {
    const target = pieceOf(draft.state, frame.target);
    if (target.zone !== 'play') done(draft);
    else if (deflections(draft.state, target).length === 0) {
      replace(draft, { ...frame, at: 'protect', asked: [] });
    }
  },

  ask(state, { target }) {
    const piece = pieceOf(state, target);
    const others = (['light', 'dark'] as const)
      .flatMap((side) => unitsOf(state, side))
      .filter(({ id }) => id !== target);
    return {
      by: piece.owner,
      rules: ['interrupts-reactions.interrupt-before', 'interrupts-reactions.deflection-example'],
      options: [
        ...others.map(({ id }) => offer({ kind: 'move-damage', to: id, amount: 1 })),
        offer({ kind: 'decline' }),
      ],
    };
  },

  choose: {
    decline(draft, frame) {
      replace(draft, { ...frame, at: 'protect', asked: [] });
    },

    'move-damage'(draft, frame, { to }) {
      done(draft);
      const target = pieceOf(draft.state, frame.target);
      const [event] = deflections(draft.state, target);
      if (event) changePiece(draft, event.id, { zone: 'discard' });
      const from = frame.target;
      emit(
        draft,
        'damage-moved',
        { from, to, amount: 1 },
        'interrupts-reactions.interrupt-changes',
        'interrupts-reactions.interrupt-once',
      );
      hurt(draft, frame.target, frame.amount - 1, frame.by, frame.source);
      hurt(draft, to, 1, target.owner, 'card');
    },
  },
};

/** A destroyed Character is discarded, unless an interrupt brings it back to hand. */
export const save: Asking<'save'> = {
  ask(state, { piece }) {
    const [saviour] = saviours(state, pieceOf(state, piece));
    return {
      by: saviour?.owner ?? 'light',
      rules: ['interrupts-reactions.interrupt-changes', 'golden-rule.card-wins'],
      options: [
        ...saviours(state, pieceOf(state, piece)).map(({ id }) =>
          offer({ kind: 'interrupt', piece: id }),
        ),
        offer({ kind: 'decline' }),
      ],
    };
  },

  choose: {
    decline(draft, { piece }) {
      done(draft);
      discardFromPlay(draft, piece);
    },

    interrupt(draft, { piece }, { piece: by }) {
      done(draft);
      const { thisTurn } = draft.state;
      change(draft, { thisTurn: { ...thisTurn, spent: [...thisTurn.spent, by] } });
      emit(draft, 'saved', { piece, with: by }, 'interrupts-reactions.interrupt-changes');
      enterHand(draft, piece);
    },
  },
};

const protectors = (state: GameState, { target, asked }: FrameOf<'protect'>): readonly Piece[] => {
  const piece = pieceOf(state, target);
  return inPlay(state, piece.owner, 'unit').filter(
    (unit) => unit.id !== target && !asked.includes(unit.id) && protects(unit, piece),
  );
};

export const protect: Asking<'protect'> = {
  settle(draft, frame) {
    const { zone } = pieceOf(draft.state, frame.target);
    if (zone === 'play' && frame.amount > 0 && protectors(draft.state, frame).length > 0) return;
    done(draft);
    if (zone === 'play') land(draft, frame);
  },

  ask(state, frame) {
    const options = protectors(state, frame).flatMap((unit): readonly Offer[] =>
      Array.from({ length: frame.amount }, (_, index) => {
        const amount = index + 1;
        const choice = { kind: 'move-damage', to: unit.id, amount } as const;
        return amount <= remaining(unit) ? offer(choice) : offer(choice, 'keywords.protect-limit');
      }),
    );
    return {
      by: pieceOf(state, frame.target).owner,
      rules: ['keywords.protect-amount', 'keywords.protect-take', 'keywords.protect-limit'],
      options: [...options, offer({ kind: 'decline' })],
    };
  },

  choose: {
    decline(draft, frame) {
      done(draft);
      land(draft, frame);
    },

    'move-damage'(draft, frame, { to, amount }) {
      done(draft);
      emit(
        draft,
        'damage-moved',
        { from: frame.target, to, amount },
        'keywords.protect-amount',
        'keywords.protect-limit',
      );
      push(draft, { ...frame, amount: frame.amount - amount, asked: [...frame.asked, to] });
      land(draft, { ...frame, target: to, amount });
    },
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
  settle(draft, frame) {
    const piece = pieceOf(draft.state, frame.target);
    if (piece.zone === 'play' && piece.shields > 0 && frame.by !== piece.owner) return;
    done(draft);
    if (piece.zone === 'play') place(draft, frame);
  },

  ask(state, { target }) {
    return {
      by: pieceOf(state, target).owner,
      rules: ['damage.use-shield'],
      options: [offer({ kind: 'spend-shield', piece: target }), offer({ kind: 'decline' })],
    };
  },

  choose: {
    decline(draft, frame) {
      done(draft);
      place(draft, frame);
    },

    'spend-shield'(draft, frame) {
      done(draft);
      const { shields } = pieceOf(draft.state, frame.target);
      changePiece(draft, frame.target, { shields: shields - 1 });
      emit(draft, 'shield-spent', { piece: frame.target, token: frame.token }, 'damage.use-shield');
      if (frame.amount > 1) push(draft, { ...frame, amount: frame.amount - 1 });
    },
  },
};

export const sacrifice = (draft: Draft, id: string): void => discardFromPlay(draft, id);
