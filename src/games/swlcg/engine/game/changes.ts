import type { CardId } from '../cards.ts';
import { dialAfter, DIAL_END, VICTORY_PILE_END } from '../cards.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { change, changeEngagement, changePiece, emit, push } from './draft.ts';
import type { Draft } from './draft.ts';
import {
  asksForPile,
  attachedTo,
  pieceOf,
  remaining,
  rowOf,
  saviours,
  victoryPile,
} from './query.ts';
import type { RuleName } from '../rule.ts';
import type { Piece, Source, WinReason } from './types.ts';

export const CLEAN = { focus: 0, damage: 0, shields: 0, committed: false, host: null } as const;

export const win = (draft: Draft, side: Side, reason: WinReason, why: RuleName): void => {
  change(draft, { winner: { side, reason } });
  emit(draft, 'won', { side, reason }, why);
};

/** Puts a card that was in a deck on the table. */
export const enterPiece = (draft: Draft, side: Side, card: CardId, zone: Piece['zone']): Piece => {
  const { pieces } = draft.state;
  const used = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (used.has(`${card}-${number}`)) number += 1;
  const piece: Piece = { id: `${card}-${number}`, card, owner: side, zone, ...CLEAN };
  change(draft, { pieces: [...pieces, piece] });
  return piece;
};

export const takeFrom = (
  cards: readonly CardId[],
  card: string,
): { readonly card: CardId; readonly rest: readonly CardId[] } => {
  const at = cards.findIndex((entry) => entry === card);
  const taken = cards[at];
  if (taken === undefined) throw new Error(`The deck holds no ${card}.`);
  return { card: taken, rest: cards.filter((_, index) => index !== at) };
};

export const moveDial = (
  draft: Draft,
  by: number,
  why: 'turn' | 'dark' | 'objective',
  first: RuleName,
): void => {
  const to = dialAfter(draft.state.dial, by);
  change(draft, { dial: to });
  emit(draft, 'dial-moved', { by, to, why }, first);
  if (to === DIAL_END) win(draft, 'dark', 'dial', 'balance-phase.dial-twelve');
};

const leaveEngagement = (draft: Draft, id: string): void => {
  const { engagement } = draft.state;
  if (!engagement) return;
  const without = (ids: readonly string[]) => ids.filter((entry) => entry !== id);
  changeEngagement(draft, {
    attackers: without(engagement.attackers),
    defenders: without(engagement.defenders),
  });
};

const freeForceCard = (draft: Draft, piece: Piece): void => {
  if (!piece.committed) return;
  emit(
    draft,
    'force-card-returned',
    { piece: piece.id },
    'force-phase.card-returns',
    'destruction.unit-force-card',
  );
};

export const dropEnhancement = (
  draft: Draft,
  piece: string,
  host: string,
  ...why: readonly [RuleName, ...RuleName[]]
): void => {
  changePiece(draft, piece, { ...CLEAN, zone: 'discard' });
  emit(draft, 'enhancement-discarded', { piece, host }, ...why);
};

const dropEnhancements = (draft: Draft, id: string): void => {
  for (const attached of attachedTo(draft.state, id)) {
    dropEnhancement(draft, attached.id, id, 'enhancements.leaves', 'destruction.unit-attached');
  }
};

/** Several cards of one owner were discarded at once: he decides which lies on which. */
export const askPile = (draft: Draft, ids: readonly string[]): void => {
  for (const side of SIDES) {
    const left = ids.filter((id) => pieceOf(draft.state, id).owner === side);
    if (left.length > 1 && asksForPile(draft.state, side)) push(draft, { at: 'pile', side, left });
  }
};

/** A card leaves play with all that hangs on it. */
const leavePlay = (draft: Draft, id: string, part: Pick<Piece, 'zone'> & Partial<Piece>): void => {
  const piece = pieceOf(draft.state, id);
  const attached = attachedTo(draft.state, id).map((one) => one.id);
  changePiece(draft, id, { ...CLEAN, ...part });
  leaveEngagement(draft, id);
  freeForceCard(draft, piece);
  dropEnhancements(draft, id);
  askPile(draft, part.zone === 'discard' ? [id, ...attached] : attached);
};

export const discardFromPlay = (draft: Draft, id: string): void =>
  leavePlay(draft, id, { zone: 'discard' });

export const enterHand = (draft: Draft, id: string): void => leavePlay(draft, id, { zone: 'hand' });

export const rescue = (draft: Draft, id: string, why: RuleName): void => {
  enterHand(draft, id);
  emit(draft, 'rescued', { piece: id }, why);
};

export const capture = (draft: Draft, id: string, objective: string): void => {
  emit(
    draft,
    'captured',
    { piece: id, at: objective },
    'capture.attached',
    'capture.loses-all',
    'capture.no-characteristics',
  );
  leavePlay(draft, id, { zone: 'captured', host: objective });
};

const loseObjective = (draft: Draft, piece: Piece): void => {
  const taker = otherSide(piece.owner);
  leavePlay(draft, piece.id, { zone: 'victory' });
  const pile = victoryPile(draft.state, taker);
  emit(
    draft,
    'objective-taken',
    { side: taker, piece: piece.id, pile },
    'destruction.objective-taken',
    'destruction.victory-pile',
  );
  const captives = draft.state.pieces.filter(
    (entry) => entry.zone === 'captured' && entry.host === piece.id,
  );
  for (const captive of captives) rescue(draft, captive.id, 'capture.by-destruction');
  if (taker === 'dark') moveDial(draft, pile, 'objective', 'destruction.dial');
  else if (pile >= VICTORY_PILE_END) {
    win(draft, 'light', 'objectives', 'destruction.light-wins');
  }
};

const destroy = (draft: Draft, id: string): void => {
  const piece = pieceOf(draft.state, id);
  emit(draft, 'destroyed', { piece: id }, 'damage.destroyed');
  if (rowOf(piece).type === 'objective') loseObjective(draft, piece);
  else if (saviours(draft.state, piece).length > 0) push(draft, { at: 'save', piece: id });
  else discardFromPlay(draft, id);
};

/** Damage tokens come to lie on the card: nothing can stop them any more. */
export const landDamage = (draft: Draft, id: string, amount: number, source: Source): void => {
  const piece = pieceOf(draft.state, id);
  if (piece.zone !== 'play' || amount <= 0) return;
  const capacity = rowOf(piece).capacity ?? 0;
  const taken = Math.min(amount, remaining(piece));
  const total = piece.damage + taken;
  changePiece(draft, id, { damage: total });
  const ignored = amount - taken;
  emit(
    draft,
    'damaged',
    { piece: id, amount, source, total, capacity, ignored },
    'damage.tokens',
    ignored > 0 && 'damage.excess',
  );
  if (total >= capacity) destroy(draft, id);
};

export const landFocus = (
  draft: Draft,
  id: string,
  amount: number,
  source: Source,
  why: RuleName,
): void => {
  const piece = pieceOf(draft.state, id);
  if (piece.zone !== 'play') return;
  const total = piece.focus + amount;
  changePiece(draft, id, { focus: total });
  emit(draft, 'focused', { piece: id, amount, source, total }, why, 'orders.exhausted');
};
