import type { CardRow } from '../card-row.ts';
import { cardOf } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { landFocus } from './changes.ts';
import { change, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { isPrinted } from './printed.ts';
import { inPlay, isReady, pieceOf, rowOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import type { FrameOf, GameState, Piece } from './types.ts';

const sourcesOf = (state: GameState, side: Side): readonly Piece[] =>
  inPlay(state, side).filter((piece) => (rowOf(piece).value ?? 0) > 0);

const matches = (source: Piece, card: CardRow): boolean =>
  card.faction === 'neutral' || rowOf(source).faction === card.faction;

/** Why none of these sources pays for the card; a neutral one gives what no faction can use. */
const mismatch = (sources: readonly Piece[], card: CardRow): RuleName | null => {
  if (sources.some((source) => matches(source, card))) return null;
  return sources.every((source) => rowOf(source).faction === 'neutral')
    ? 'resource-match.neutral-source'
    : 'resource-match.what';
};

/** Why a card cannot be paid for, whatever is focused. */
export const unpayable = (state: GameState, side: Side, card: CardRow): RuleName | null => {
  const cost = card.cost ?? 0;
  if (cost === 0) return null;
  const ready = sourcesOf(state, side).filter(isReady);
  const total = ready.reduce((sum, piece) => sum + (rowOf(piece).value ?? 0), 0);
  if (total < cost) return 'deployment-phase.cannot-pay';
  return mismatch(ready, card);
};

export const startPaying = (draft: Draft, side: Side, piece: string, host: string | null): void => {
  const cost = rowOf(pieceOf(draft.state, piece)).cost ?? 0;
  if (cost > 0) {
    emit(draft, 'card-shown', { side, piece, cost }, 'resources.show', 'deployment-phase.pay');
    push(draft, { at: 'pay', side, piece, host, produced: [] });
  } else enterPlay(draft, side, piece, host, true);
};

const sum = ({ produced }: FrameOf<'pay'>): number =>
  produced.reduce((total, { amount }) => total + amount, 0);

const produceOffers = (state: GameState, frame: FrameOf<'pay'>): readonly Offer[] =>
  sourcesOf(state, frame.side).flatMap((source): readonly Offer[] => {
    const of = (amount: number) => ({ kind: 'produce', source: source.id, amount }) as const;
    if (!isReady(source)) return [offer(of(1), 'resources.exhausted-source')];
    const value = rowOf(source).value ?? 0;
    return [
      ...Array.from({ length: value }, (_, index) => offer(of(index + 1))),
      offer(of(value + 1), 'resources.up-to-value'),
    ];
  });

const spendBar = (state: GameState, frame: FrameOf<'pay'>): RuleName | null => {
  const card = rowOf(pieceOf(state, frame.piece));
  if (sum(frame) < (card.cost ?? 0)) return 'resources.not-enough';
  const sources = frame.produced.map(({ source }) => pieceOf(state, source));
  return mismatch(sources, card);
};

export const pay: Asking<'pay'> = {
  ask(state, frame) {
    return {
      by: frame.side,
      rules: ['resources.produce', 'resources.combine', 'resource-match.what'],
      options: [
        offer({ kind: 'spend' }, spendBar(state, frame)),
        ...produceOffers(state, frame),
        offer({ kind: 'give-up' }),
      ],
    };
  },

  choose: {
    produce(draft, frame, { source, amount }) {
      done(draft);
      const { side, piece } = frame;
      const card = rowOf(pieceOf(draft.state, piece));
      const match = card.faction !== 'neutral' && matches(pieceOf(draft.state, source), card);
      emit(
        draft,
        'produced',
        { side, source, amount, match },
        'resources.token-each',
        'resources.up-to-value',
      );
      landFocus(draft, source, amount, 'card', 'resources.source-exhausted');
      push(draft, { ...frame, produced: [...frame.produced, { source, amount }] });
    },

    spend(draft, frame) {
      done(draft);
      const { side, piece, host } = frame;
      const cost = rowOf(pieceOf(draft.state, piece)).cost ?? 0;
      enterPlay(draft, side, piece, host, false);
      const amount = sum(frame) - cost;
      if (amount > 0) emit(draft, 'resources-lost', { amount }, 'resources.surplus');
    },

    'give-up'(draft, frame) {
      done(draft);
      const { side, piece } = frame;
      emit(draft, 'payment-failed', { side, piece }, 'resources.not-enough');
    },
  },
};

const playRules = (card: CardRow, free: boolean): readonly [RuleName, ...RuleName[]] => {
  if (free) return ['resources.cost-zero'];
  return card.faction === 'neutral'
    ? ['resources.spend', 'resource-match.neutral-card']
    : ['resources.spend', 'resource-match.what'];
};

const noteLimited = (draft: Draft, side: Side, card: CardRow): void => {
  const { thisTurn } = draft.state;
  if (!card.keywords?.includes('limited')) return;
  change(draft, { thisTurn: { ...thisTurn, limited: [...thisTurn.limited, side] } });
};

/** The card has been paid for: it comes into play, or its event happens. */
const enterPlay = (
  draft: Draft,
  side: Side,
  id: string,
  host: string | null,
  free: boolean,
): void => {
  const piece = pieceOf(draft.state, id);
  const card = cardOf(piece.card);
  noteLimited(draft, side, card);
  const where: RuleName[] =
    card.type === 'unit'
      ? ['deployment-phase.units-where', 'deployment-phase.use-at-once']
      : card.type === 'enhancement'
        ? [host === null ? 'enhancements.play-area' : 'enhancements.attach']
        : ['abilities.event-steps'];
  const under = card.type === 'event' ? null : host;
  emit(
    draft,
    'card-played',
    { side, piece: id, host: under, free },
    ...playRules(card, free),
    ...where,
  );
  if (card.type !== 'event') {
    changePiece(draft, id, { zone: 'play', host });
    return;
  }
  const { active } = draft.state;
  push(
    draft,
    { at: 'cancel', side: active, piece: id },
    { at: 'cancel', side: otherSide(active), piece: id },
    isPrinted(piece)
      ? { at: 'printed', side, piece: id, on: host }
      : { at: 'effect', side, piece: id, left: 6 },
    { at: 'discard-event', piece: id },
  );
};
