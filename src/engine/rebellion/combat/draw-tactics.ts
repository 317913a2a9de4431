import type { Face } from '../../core/procedure.ts';
import { leaderOf } from '../leaders.ts';
import { TACTICS, isTacticCard } from '../tactics.ts';
import type { TacticId } from '../tactics.ts';
import { otherSide } from '../units.ts';
import type { Theatre } from '../units.ts';
import { shared, tactician } from './board.ts';
import { emit, go } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type { CombatState, DrawReason } from './types.ts';

const CONDITION = {
  space: 'space-cards-condition',
  ground: 'ground-cards-condition',
} as const satisfies Record<Theatre, CombatRule>;

/** Turns 0-3: the active side space, ground; then the other side space, ground. */
export const dealTactics: Passing<'deal-tactics'> = {
  settle(draft, { turn }) {
    const { state } = draft;
    if (turn > 3) {
      go(draft, { at: 'round' });
      return;
    }
    const side = turn < 2 ? state.active : otherSide(state.active);
    const theatre: Theatre = turn % 2 === 0 ? 'space' : 'ground';
    const then = { at: 'deal-tactics', turn: turn + 1 } as const;
    if (state.dealt.includes(side) || !shared(state, theatre)) {
      go(draft, then);
      return;
    }
    const leader = tactician(state, side, theatre);
    const cards = leader === null ? 0 : leaderOf(leader)[theatre];
    const captive: readonly CombatRule[] =
      side === 'rebel' && state.captured.length > 0 ? ['captured-tactics'] : [];
    emit(
      draft,
      'tactics-due',
      { side, theatre, cards, leader },
      'draw-by-value',
      'highest-value',
      CONDITION[theatre],
      'draw-order',
      ...captive,
    );
    go(draft, { at: 'draw-tactic', side, theatre, left: cards, reason: 'value', then });
  },
};

const deckFaces = (state: CombatState, theatre: Theatre): readonly Face[] =>
  TACTICS.filter((entry) => entry.theatre === theatre)
    .map((entry) => ({
      result: entry.card,
      weight: state.decks[theatre].filter((card) => card === entry.card).length,
    }))
    .filter((face) => face.weight > 0);

const REASON_RULES: Readonly<Record<string, readonly [CombatRule, ...CombatRule[]]>> = {
  value: ['draw-by-value', 'tactic-cards.drawn-at-start'],
  special: ['draw-action', 'draw-deck', 'drawn-card', 'tactic-cards.drawn-by-special'],
  'shield-generator': ['structures.shield-generator', 'structures.several'],
};

const drawRules = (reason: DrawReason): readonly [CombatRule, ...CombatRule[]] =>
  REASON_RULES[reason] ?? ['play-action', 'tactic-cards.what'];

const takeCard = (draft: Draft, theatre: Theatre, card: TacticId): void => {
  const deck = draft.state.decks[theatre];
  deck.splice(deck.indexOf(card), 1);
};

const renewDeck = (draft: Draft, theatre: Theatre): void => {
  const { state } = draft;
  const used = state.discard.filter((entry) => entry.theatre === theatre);
  if (used.length === 0) return;
  state.discard = state.discard.filter((entry) => entry.theatre !== theatre);
  state.decks[theatre] = used.map(({ card }) => card);
  emit(draft, 'deck-renewed', { theatre, cards: used.length }, 'tactic-cards.empty-deck');
};

export const drawTactic: Asking<'draw-tactic'> = {
  settle(draft, { side, theatre, left, reason, then }) {
    if (left > 0 && draft.state.decks[theatre].length === 0) renewDeck(draft, theatre);
    if (left === 0) {
      go(draft, then);
    } else if (draft.state.decks[theatre].length === 0) {
      emit(draft, 'deck-empty', { side, theatre }, ...drawRules(reason));
      go(draft, then);
    }
  },

  prompt(state, { side, theatre, reason }) {
    return {
      kind: 'chance',
      by: side,
      task: 'draw-tactic',
      rules: rules(...drawRules(reason)),
      draws: [{ of: `${theatre}-deck`, faces: deckFaces(state, theatre) }],
    };
  },

  drawn(draft, stage, [result]) {
    const { side, theatre, left, reason } = stage;
    if (result === undefined || !isTacticCard(theatre, result)) return;
    const card = result as TacticId;
    takeCard(draft, theatre, card);
    draft.state.hands[side].push({ theatre, card });
    emit(draft, 'tactic-drawn', { side, theatre, card, reason }, ...drawRules(reason));
    go(draft, { ...stage, left: left - 1 });
  },
};
