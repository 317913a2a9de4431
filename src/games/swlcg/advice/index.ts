import { advise, adviser, best, ofKind } from '../../../engine/advice.ts';
import type { Choice, GameState, Piece } from '../engine/game/types.ts';
import { isReady, pieceOf, powerOf, remaining, rowOf, unitsOf } from '../engine/game/query.ts';
import type { Side } from '../engine/sides.ts';

/** More cards than these in an edge stack leave too few to play. */
const STACK = 2;

const forceOf = (piece: Piece): number => rowOf(piece).force ?? 0;
const costOf = (piece: Piece): number => rowOf(piece).cost ?? 0;
const strengthOf = (state: GameState, piece: Piece): number =>
  powerOf(state, piece, 'blast') * 2 + powerOf(state, piece, 'unit-damage');

/** Whoever fights best, and of those the first. */
const sent = (state: GameState, open: readonly Choice[]) =>
  best(ofKind(open, 'send'), ({ piece }) => strengthOf(state, pieceOf(state, piece)));

const done = (open: readonly Choice[]): Choice | undefined => ofKind(open, 'done')[0];

export const advice = adviser<GameState, Choice>({
  sides: (_, open) => advise(open[0]),
  starter: (_, open) => advise(open[0]),
  'mulligan-rule': (_, open) =>
    advise(ofKind(open, 'mulligan-allowed').find(({ allowed }) => !allowed)),
  mulligan: (_, open) => advise(ofKind(open, 'keep')[0]),
  'reveal-objective': (_, open) => advise(open[0]),
  // What pays least goes under the deck.
  'return-objective': (state, open) =>
    advise(
      best(ofKind(open, 'return'), ({ piece }) => -(rowOf(pieceOf(state, piece)).value ?? 0)),
      'poorest',
    ),
  'draw-discard': (_, open) => advise(ofKind(open, 'decline')[0], 'keep-hand'),
  'balance-damage': (state, open) =>
    advise(best(ofKind(open, 'hit'), ({ piece }) => -remaining(pieceOf(state, piece)))),

  window(state, open) {
    const units = ofKind(open, 'play').filter(
      ({ piece }) => rowOf(pieceOf(state, piece)).type === 'unit',
    );
    return (
      advise(
        best(units, ({ piece }) => costOf(pieceOf(state, piece))),
        'unit',
      ) ?? advise(ofKind(open, 'pass')[0])
    );
  },

  pay(state, open) {
    const [spend] = ofKind(open, 'spend');
    const frame = state.agenda.at(-1);
    if (spend || frame?.at !== 'pay') return advise(spend);
    const { faction } = rowOf(pieceOf(state, frame.piece));
    const offers = ofKind(open, 'produce');
    const sources = new Set(offers.map(({ source }) => source));
    const paid = frame.produced.reduce((sum, { amount }) => sum + amount, 0);
    const need = costOf(pieceOf(state, frame.piece)) - paid;
    const matches = (source: string): boolean => rowOf(pieceOf(state, source)).faction === faction;
    const lacksMatch = !frame.produced.some(({ source }) => matches(source));
    const worth = ({ source, amount }: (typeof offers)[number]): number =>
      (lacksMatch && matches(source) ? 10 : 0) + (need > sources.size ? amount : -amount);
    const offer = best(
      offers.filter(({ amount }) => amount <= Math.max(need, 1)),
      worth,
    );
    return advise(offer, offer?.amount === 1 ? 'spread' : undefined);
  },

  conflict(state, open) {
    const fit = unitsOf(state, state.active).filter(
      (piece) => isReady(piece) && strengthOf(state, piece) > 0,
    );
    const weakest = best(
      ofKind(open, 'engage'),
      ({ objective }) => -remaining(pieceOf(state, objective)),
    );
    return advise(fit.length > 0 ? weakest : undefined, 'weakest') ?? advise(done(open));
  },

  attack(state, open) {
    const someSent = (state.engagement?.attackers.length ?? 0) > 0;
    const keepsOne = ofKind(open, 'send').length > 1;
    return advise(
      someSent && !keepsOne ? done(open) : sent(state, open),
      someSent && !keepsOne ? 'keep-defender' : undefined,
    );
  },

  defend(state, open) {
    const stands = (state.engagement?.defenders.length ?? 0) > 0;
    return advise(stands ? undefined : sent(state, open), 'defender') ?? advise(done(open));
  },

  'edge-place'(state, open, by) {
    const placed = state.pieces.filter(({ owner, zone }) => owner === by && zone === 'edge').length;
    const card = best(ofKind(open, 'place'), ({ piece }) => forceOf(pieceOf(state, piece)));
    const helps = card !== undefined && placed < STACK && forceOf(pieceOf(state, card.piece)) > 0;
    return helps ? advise(card, 'edge-card') : advise(ofKind(open, 'pass')[0], 'edge-pass');
  },

  strike: (state, open) =>
    advise(best(ofKind(open, 'strike'), ({ piece }) => strengthOf(state, pieceOf(state, piece)))),
  icons: (_, open) => advise(best(ofKind(open, 'icon'), ({ target }) => (target === null ? 0 : 1))),

  commit(state, open) {
    const side: Side = state.active;
    const serves = unitsOf(state, side).some(({ committed }) => committed);
    const strongest = best(ofKind(open, 'commit'), ({ piece }) => forceOf(pieceOf(state, piece)));
    const helps = strongest && forceOf(pieceOf(state, strongest.piece)) > 0 && !serves;
    return helps ? advise(strongest, 'commit') : advise(done(open));
  },

  'new-objective': (_, open) => advise(open[0]),
});
