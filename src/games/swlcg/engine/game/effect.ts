import type { Side } from '../sides.ts';
import { SIDES } from '../sides.ts';
import { capture, rescue } from './changes.ts';
import { giveFocus, hurt, sacrifice } from './damage.ts';
import { change, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { inPlay, isReady, objectivesOf, pieceOf, rowOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import { EFFECTS } from './frames.ts';
import type { Effect, GameState, Piece } from './types.ts';

const allInPlay = (state: GameState): readonly Piece[] =>
  SIDES.flatMap((side) => inPlay(state, side));

const captives = (state: GameState): readonly Piece[] =>
  state.pieces.filter((piece) => piece.zone === 'captured');

const canTake = (piece: Piece): boolean => (rowOf(piece).capacity ?? 0) > 0;

/** Why a card may not be touched so; null when it may; undefined when nobody would try. */
const targetBar = (effect: Effect, piece: Piece): RuleName | null | undefined => {
  switch (effect) {
    case 'damage':
      return canTake(piece) ? null : undefined;
    case 'heal':
      return piece.damage > 0 ? null : undefined;
    case 'focus':
      return null;
    case 'unfocus':
      return piece.focus > 0 ? null : undefined;
    case 'shield':
      if (!canTake(piece)) return undefined;
      return piece.shields > 0 ? 'damage.one-shield' : null;
    case 'capture':
      if (rowOf(piece).type !== 'unit') return undefined;
      return piece.owner === 'dark' ? 'capture.dark-captures' : null;
    case 'rescue':
      return undefined;
  }
};

const targets = (state: GameState, effect: Effect): readonly Offer[] => {
  if (effect === 'rescue') {
    const at = new Set(captives(state).map(({ host }) => host));
    return objectivesOf(state, 'dark')
      .filter(({ id }) => at.has(id))
      .map(({ id }) => offer({ kind: 'target', piece: id }));
  }
  return allInPlay(state).flatMap((piece): readonly Offer[] => {
    const barred = targetBar(effect, piece);
    return barred === undefined ? [] : [offer({ kind: 'target', piece: piece.id }, barred)];
  });
};

const effectBar = (state: GameState, side: Side, effect: Effect): RuleName | null => {
  if (effect === 'capture' && side === 'light') return 'capture.light-cannot';
  if (effect === 'rescue' && side === 'dark') return 'capture.what';
  return targets(state, effect).some(({ allowed }) => allowed) ? null : 'rules-words.choose-none';
};

/** What the card itself says nobody but the reader knows: any tokens it names, one after another. */
export const effect: Asking<'effect'> = {
  settle(draft, { piece, left }) {
    if (left === 0 || draft.state.cancelled === piece) done(draft);
  },

  ask(state, { side }) {
    return {
      by: side,
      rules: ['golden-rule.card-wins', 'abilities.own-time'],
      options: [
        offer({ kind: 'done' }),
        ...EFFECTS.map((of) => offer({ kind: 'effect', effect: of }, effectBar(state, side, of))),
      ],
    };
  },

  choose: {
    done,

    effect(draft, frame, { effect }) {
      done(draft);
      const { side, piece, left } = frame;
      push(draft, { at: 'effect-target', side, piece, effect, left: left - 1 });
    },
  },
};

const apply = (draft: Draft, side: Side, of: Effect, id: string): void => {
  const target = pieceOf(draft.state, id);
  switch (of) {
    case 'damage':
      hurt(draft, id, 1, side, 'card');
      return;
    case 'focus':
      giveFocus(draft, id, side, 'card');
      return;
    case 'heal':
      changePiece(draft, id, { damage: target.damage - 1 });
      emit(draft, 'token-removed', { piece: id, token: 'damage' }, 'discard.tokens');
      return;
    case 'unfocus':
      changePiece(draft, id, { focus: target.focus - 1 });
      emit(draft, 'token-removed', { piece: id, token: 'focus' }, 'orders.when-removed');
      return;
    case 'shield':
      changePiece(draft, id, { shields: 1 });
      emit(draft, 'shielded', { piece: id }, 'damage.shield-token');
      return;
    case 'capture':
      push(draft, { at: 'capture-at', piece: id });
      return;
    case 'rescue':
      push(draft, { at: 'rescue-draw', objective: id });
      return;
  }
};

export const effectTarget: Asking<'effect-target'> = {
  ask(state, { side, effect: of }) {
    return {
      by: side,
      rules: ['rules-words.choose-who', 'golden-rule.card-wins'],
      options: targets(state, of),
    };
  },

  choose: {
    target(draft, { side, piece, effect: of, left }, choice) {
      done(draft);
      push(draft, { at: 'effect', side, piece, left });
      apply(draft, side, of, choice.piece);
    },
  },
};

export const captureAt: Asking<'capture-at'> = {
  ask(state) {
    return {
      by: 'dark',
      rules: ['capture.dark-chooses', 'capture.attached'],
      options: objectivesOf(state, 'dark').map(({ id }) => offer({ kind: 'target', piece: id })),
    };
  },

  settle(draft) {
    if (objectivesOf(draft.state, 'dark').length === 0) done(draft);
  },

  choose: {
    target(draft, frame, { piece }) {
      done(draft);
      capture(draft, frame.piece, piece);
    },
  },
};

export const rescueDraw: Asking<'rescue-draw'> = {
  ask(state, { objective }) {
    const faces = captives(state)
      .filter(({ host }) => host === objective)
      .map(({ id }) => ({ result: id, weight: 1 }));
    return {
      by: 'light',
      rules: ['capture.by-effect'],
      draws: [{ of: 'captives', faces }],
    };
  },

  drawn(draft, _frame, [id]) {
    done(draft);
    if (id !== undefined) rescue(draft, id, 'capture.by-effect');
  },
};

const cancellers = (state: GameState, side: Side): readonly Piece[] =>
  inPlay(state, side, 'unit').filter((piece) => piece.card === 'c-3po' && isReady(piece));

/** The interrupt that answers an event, whoever plays it. */
export const cancel: Asking<'cancel'> = {
  settle(draft, { side, piece }) {
    const { cancelled } = draft.state;
    if (cancelled === piece || cancellers(draft.state, side).length === 0) done(draft);
  },

  ask(state, { side }) {
    return {
      by: side,
      rules: ['rules-words.cancel-how', 'interrupts-reactions.interrupt-before'],
      options: [
        ...cancellers(state, side).map(({ id }) => offer({ kind: 'cancel', with: id })),
        offer({ kind: 'decline' }),
      ],
    };
  },

  choose: {
    decline: done,

    cancel(draft, frame, choice) {
      done(draft);
      emit(
        draft,
        'event-cancelled',
        { piece: frame.piece, with: choice.with },
        'rules-words.cancel-result',
        'rules-words.cancel-cost',
      );
      sacrifice(draft, choice.with);
      change(draft, { cancelled: frame.piece });
    },
  },
};

export const discardEvent: Passing<'discard-event'> = {
  settle(draft, { piece }) {
    done(draft);
    changePiece(draft, piece, { zone: 'discard' });
    change(draft, { cancelled: null });
    emit(draft, 'event-discarded', { piece }, 'abilities.event-steps');
  },
};
