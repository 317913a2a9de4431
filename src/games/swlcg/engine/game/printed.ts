import { hasTrait } from '../cards.ts';
import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import { SIDES } from '../sides.ts';
import { CLEAN, dropEnhancement, enterHand } from './changes.ts';
import { giveFocus } from './damage.ts';
import { changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { attachedTo, inZone, objectivesOf, pieceOf, rowOf, titleInPlay, unitsOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import type { GameState, Piece } from './types.ts';

/** What an event does whose words the rulebook prints: nobody has to tell it. */
interface PrintedEvent {
  /** Why it may not be played now, whatever it would act on. */
  readonly bar?: (state: GameState, side: Side) => RuleName | null;
  /** What it may act on and what not; an event without them chooses nothing. */
  readonly targets?: (state: GameState, side: Side) => readonly Offer[];
  /** `on`: what was chosen, or what it reacts to. */
  readonly apply: (draft: Draft, side: Side, on: string) => void;
}

const among = (
  pieces: readonly Piece[],
  barOf: (piece: Piece) => RuleName | null,
): readonly Offer[] =>
  pieces.map((piece) => offer({ kind: 'target', piece: piece.id }, barOf(piece)));

const withTrait =
  (...traits: readonly string[]) =>
  ({ card }: Piece): RuleName | null =>
    traits.some((trait) => hasTrait(card, trait)) ? null : 'abilities.trait-meaning';

const allUnits = (state: GameState): readonly Piece[] =>
  SIDES.flatMap((side) => unitsOf(state, side));

const PRINTED: Partial<Readonly<Record<CardId, PrintedEvent>>> = {
  'jedi-mind-trick': {
    targets: (state) => among(allUnits(state), withTrait('character', 'creature')),
    apply(draft, side, on) {
      giveFocus(draft, on, side, 'card', draft.state.balance === 'light' ? 2 : 1);
    },
  },

  'our-most-desperate-hour': {
    targets: (state) => among(allUnits(state), withTrait('character')),
    apply(draft, _side, on) {
      changePiece(draft, on, { shields: pieceOf(draft.state, on).shields + 1 });
      emit(draft, 'shielded', { piece: on }, 'damage.shield-token', 'golden-rule.card-wins');
    },
  },

  'emergency-repair': {
    bar: (state, side) => (side === state.active ? null : 'abilities.own-time'),
    targets: (state) =>
      among(
        SIDES.flatMap((side) => objectivesOf(state, side)).filter(({ damage }) => damage > 0),
        () => null,
      ),
    apply(draft, _side, on) {
      const { damage: amount } = pieceOf(draft.state, on);
      changePiece(draft, on, { damage: 0 });
      emit(draft, 'damage-removed', { piece: on, amount }, 'discard.tokens');
    },
  },

  'return-of-the-jedi': {
    targets: (state, side) =>
      among(
        inZone(state, side, 'discard').filter((piece) => rowOf(piece).type === 'unit'),
        (piece) =>
          titleInPlay(state, piece) ? 'in-play.unique-limit' : withTrait('force-user')(piece),
      ),
    apply(draft, side, on) {
      changePiece(draft, on, { ...CLEAN, zone: 'play' });
      emit(draft, 'put-into-play', { side, piece: on }, 'in-play.put-into-play-how');
    },
  },

  'it-binds-all-things': {
    bar: (state, side) =>
      inZone(state, side, 'discard').length > 0 ? null : 'rules-words.choose-none',
    apply(draft, side) {
      const cards = draft.state.balance === 'light' ? 2 : 1;
      for (const { id } of inZone(draft.state, side, 'discard').slice(-cards).toReversed()) {
        enterHand(draft, id);
        emit(draft, 'taken-back', { side, piece: id }, 'in-play.effects-in-play');
      }
    },
  },

  'force-rejuvenation': {
    targets: (state, side) => among(unitsOf(state, side), withTrait('character')),
    apply(draft, side, on) {
      push(draft, { at: 'strip', side, piece: on });
    },
  },

  'double-strike': {
    apply(draft, _side, on) {
      const { zone, focus } = pieceOf(draft.state, on);
      if (zone !== 'play' || focus === 0) return;
      changePiece(draft, on, { focus: focus - 1 });
      emit(draft, 'token-removed', { piece: on, token: 'focus' }, 'orders.when-removed');
    },
  },
};

export const isPrinted = ({ card }: Piece): boolean => PRINTED[card] !== undefined;

/** What the event may act on now, and what not. */
const targetsOf = (state: GameState, side: Side, { card }: Piece): readonly Offer[] | undefined =>
  PRINTED[card]?.targets?.(state, side);

/** Why an event may not be played by its own words, which the rulebook prints. */
export const printedBar = (state: GameState, side: Side, piece: Piece): RuleName | null => {
  const barred = PRINTED[piece.card]?.bar?.(state, side);
  if (barred) return barred;
  const targets = targetsOf(state, side, piece);
  return targets?.every(({ allowed }) => !allowed) ? 'rules-words.choose-none' : null;
};

export const printed: Asking<'printed'> = {
  settle(draft, { side, piece, on }) {
    const { state } = draft;
    const event = pieceOf(state, piece);
    if (state.cancelled !== piece && targetsOf(state, side, event)) return;
    done(draft);
    if (state.cancelled !== piece) PRINTED[event.card]?.apply(draft, side, on ?? piece);
  },

  ask(state, { side, piece }) {
    return {
      by: side,
      rules: ['rules-words.choose-who', 'abilities.event-steps'],
      options: targetsOf(state, side, pieceOf(state, piece)) ?? [],
    };
  },

  choose: {
    target(draft, { side, piece }, choice) {
      done(draft);
      PRINTED[pieceOf(draft.state, piece).card]?.apply(draft, side, choice.piece);
    },
  },
};

const TOKENS = ['focus', 'damage', 'shield'] as const;
type Token = (typeof TOKENS)[number];

const countOf = ({ focus, damage, shields }: Piece, token: Token): number =>
  ({ focus, damage, shield: shields })[token];

/** «Force Rejuvenation» takes off as many tokens and enhancements as its player likes. */
export const strip: Asking<'strip'> = {
  settle(draft, { piece: id }) {
    const piece = pieceOf(draft.state, id);
    const bare = TOKENS.every((token) => countOf(piece, token) === 0);
    if (bare && attachedTo(draft.state, id).length === 0) done(draft);
  },

  ask(state, { side, piece: id }) {
    const piece = pieceOf(state, id);
    return {
      by: side,
      rules: ['golden-rule.card-wins', 'discard.what'],
      options: [
        ...TOKENS.filter((token) => countOf(piece, token) > 0).map((token) =>
          offer({ kind: 'take-off', token }),
        ),
        ...(piece.committed
          ? [offer({ kind: 'take-off', token: 'force-card' }, 'force-phase.no-taking')]
          : []),
        ...attachedTo(state, id).map((attached) => offer({ kind: 'target', piece: attached.id })),
        offer({ kind: 'done' }),
      ],
    };
  },

  choose: {
    done,

    target(draft, { piece: host }, { piece }) {
      dropEnhancement(draft, piece, host, 'discard.what');
    },

    'take-off'(draft, { piece: id }, { token }) {
      if (token === 'force-card') return;
      const piece = pieceOf(draft.state, id);
      const left = countOf(piece, token) - 1;
      changePiece(draft, id, token === 'shield' ? { shields: left } : { [token]: left });
      emit(draft, 'token-removed', { piece: id, token }, 'discard.tokens');
    },
  },
};
