import type { Side } from '../sides.ts';
import { otherSide, SIDES } from '../sides.ts';
import { capture, rescue } from './changes.ts';
import { giveFocus, hurt, sacrifice } from './damage.ts';
import { allow, decision, emit, next, offer, unexpected, updatePiece } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { inPlay, isReady, objectivesOf, pieceOf, rowOf } from './query.ts';
import { rules } from './rules.ts';
import type { RuleName } from './rules.ts';
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
      return piece.shield ? 'damage.one-shield' : null;
    case 'capture':
      if (rowOf(piece).type !== 'unit') return undefined;
      return piece.owner === 'dark' ? 'capture.light-cannot' : null;
    case 'rescue':
      return undefined;
  }
};

const targets = (state: GameState, effect: Effect): readonly Offer[] => {
  if (effect === 'rescue') {
    const at = new Set(captives(state).map(({ host }) => host));
    return objectivesOf(state, 'dark')
      .filter(({ id }) => at.has(id))
      .map(({ id }) => allow({ kind: 'target', piece: id }));
  }
  return allInPlay(state).flatMap((piece): readonly Offer[] => {
    const barred = targetBar(effect, piece);
    return barred === undefined ? [] : [offer({ kind: 'target', piece: piece.id }, barred)];
  });
};

const effectBar = (state: GameState, side: Side, effect: Effect): RuleName | null => {
  if (effect === 'capture' && side === 'light') return 'capture.light-cannot';
  if (effect === 'rescue' && side === 'dark') return 'capture.by-effect';
  return targets(state, effect).some(({ allowed }) => allowed) ? null : 'rules-words.choose-none';
};

/** What the card itself says nobody but the reader knows: any tokens it names, one after another. */
export const effect: Asking<'effect'> = {
  skip: (_draft, { left }) => left === 0,

  prompt(state, { side }) {
    return decision(
      side,
      'effect',
      [
        allow({ kind: 'done' }),
        ...EFFECTS.map((of) => offer({ kind: 'effect', effect: of }, effectBar(state, side, of))),
      ],
      'golden-rule.card-wins',
      'abilities.own-time',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'done') return;
    if (choice.kind !== 'effect') throw unexpected(choice, 'golden-rule.card-wins');
    const { side, piece, left } = frame;
    next(draft, { at: 'effect-target', side, piece, effect: choice.effect, left: left - 1 });
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
      updatePiece(draft, id, { damage: target.damage - 1 });
      emit(draft, 'token-removed', { piece: id, token: 'damage' }, 'discard.tokens');
      return;
    case 'unfocus':
      updatePiece(draft, id, { focus: target.focus - 1 });
      emit(draft, 'token-removed', { piece: id, token: 'focus' }, 'orders.when-removed');
      return;
    case 'shield':
      updatePiece(draft, id, { shield: true });
      emit(draft, 'shielded', { piece: id }, 'damage.shield-token');
      return;
    case 'capture':
      next(draft, { at: 'capture-at', piece: id });
      return;
    case 'rescue':
      next(draft, { at: 'rescue-draw', objective: id });
      return;
  }
};

export const effectTarget: Asking<'effect-target'> = {
  prompt(state, { side, effect: of }) {
    return decision(
      side,
      'effect-target',
      targets(state, of),
      'rules-words.choose-who',
      'golden-rule.card-wins',
    );
  },

  choose(draft, { side, piece, effect: of, left }, choice) {
    if (choice.kind !== 'target') throw unexpected(choice, 'rules-words.choose-who');
    next(draft, { at: 'effect', side, piece, left });
    apply(draft, side, of, choice.piece);
  },
};

export const captureAt: Asking<'capture-at'> = {
  prompt(state) {
    return decision(
      'dark',
      'capture-at',
      objectivesOf(state, 'dark').map(({ id }) => allow({ kind: 'target', piece: id })),
      'capture.dark-chooses',
      'capture.attached',
    );
  },

  skip: (draft) => objectivesOf(draft.state, 'dark').length === 0,

  choose(draft, frame, choice) {
    if (choice.kind !== 'target') throw unexpected(choice, 'capture.dark-chooses');
    capture(draft, frame.piece, choice.piece);
  },
};

export const rescueDraw: Asking<'rescue-draw'> = {
  prompt(state, { objective }) {
    const faces = captives(state)
      .filter(({ host }) => host === objective)
      .map(({ id }) => ({ result: id, weight: 1 }));
    return {
      kind: 'chance',
      by: 'light',
      task: 'rescue-draw',
      rules: rules('capture.by-effect'),
      draws: [{ of: 'captives', faces }],
    };
  },

  drawn(draft, _frame, [id]) {
    if (id !== undefined) rescue(draft, id, 'capture.by-effect');
  },
};

const cancellers = (state: GameState, side: Side): readonly Piece[] =>
  inPlay(state, side, 'unit').filter((piece) => piece.card === 'c-3po' && isReady(piece));

/** The interrupt that answers an event: asked of the other side when it has one. */
export const cancel: Asking<'cancel'> = {
  skip: (draft, { side }) => cancellers(draft.state, otherSide(side)).length === 0,

  prompt(state, { side }) {
    return decision(
      otherSide(side),
      'cancel',
      [
        ...cancellers(state, otherSide(side)).map(({ id }) => allow({ kind: 'cancel', with: id })),
        allow({ kind: 'decline' }),
      ],
      'rules-words.cancel-how',
      'interrupts-reactions.interrupt-before',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'decline') return;
    if (choice.kind !== 'cancel') throw unexpected(choice, 'rules-words.cancel-how');
    emit(
      draft,
      'event-cancelled',
      { piece: frame.piece, with: choice.with },
      'rules-words.cancel-result',
      'rules-words.cancel-cost',
    );
    sacrifice(draft, choice.with);
    // The effect waiting behind this frame never happens.
    const { agenda } = draft.state;
    draft.state = {
      ...draft.state,
      agenda: agenda.filter((waiting) => waiting.at !== 'effect' || waiting.piece !== frame.piece),
    };
  },
};

export const discardEvent: Passing<'discard-event'> = (draft, { piece }) => {
  updatePiece(draft, piece, { zone: 'discard' });
  emit(draft, 'event-discarded', { piece }, 'abilities.event-steps');
};
