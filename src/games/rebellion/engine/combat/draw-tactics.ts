import type { Face } from '../../../../engine/procedure.ts';
import { leaderOf } from '../leaders.ts';
import { TACTICS, isTacticCard } from '../tactics.ts';
import type { TacticId } from '../tactics.ts';
import { otherSide } from '../units.ts';
import type { Theatre } from '../units.ts';
import { without } from './cards-left.ts';
import { change, done, emit, replace } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { shared, tactician } from './board.ts';
import type { GameRule } from '../rule.ts';
import type { CombatState, DrawReason } from './types.ts';

const CONDITION = {
  space: 'combat.space-cards-condition',
  ground: 'combat.ground-cards-condition',
} as const satisfies Record<Theatre, GameRule>;

/** Turns 0-3: the active side space, ground; then the other side space, ground. */
export const dealTactics: Passing<'deal-tactics'> = {
  settle(draft, { turn }) {
    const { state } = draft;
    if (turn > 3) {
      replace(draft, { at: 'round' });
      return;
    }
    const side = turn < 2 ? state.active : otherSide(state.active);
    const theatre: Theatre = turn % 2 === 0 ? 'space' : 'ground';
    const then = { at: 'deal-tactics', turn: turn + 1 } as const;
    if (state.dealt.includes(side) || !shared(state, theatre)) {
      replace(draft, then);
      return;
    }
    const leader = tactician(state, side, theatre);
    const cards = leader === null ? 0 : leaderOf(leader)[theatre];
    emit(
      draft,
      'tactics-due',
      { side, theatre, cards, leader },
      'combat.draw-by-value',
      'combat.highest-value',
      CONDITION[theatre],
      'combat.draw-order',
      side === 'rebel' && state.captured.length > 0 && 'combat.captured-tactics',
    );
    replace(draft, { at: 'draw-tactic', side, theatre, left: cards, reason: 'value' }, then);
  },
};

const deckFaces = (state: CombatState, theatre: Theatre): readonly Face[] =>
  TACTICS.filter((entry) => entry.theatre === theatre)
    .map((entry) => ({
      result: entry.card,
      weight: state.decks[theatre].filter((card) => card === entry.card).length,
    }))
    .filter((face) => face.weight > 0);

const REASON_RULES: Readonly<Record<string, readonly [GameRule, ...GameRule[]]>> = {
  value: ['combat.draw-by-value', 'tactic-cards.drawn-at-start'],
  special: [
    'combat.draw-action',
    'combat.draw-deck',
    'combat.drawn-card',
    'tactic-cards.drawn-by-special',
  ],
  'shield-generator': ['structures.shield-generator', 'structures.several'],
};

const drawRules = (reason: DrawReason): readonly [GameRule, ...GameRule[]] =>
  REASON_RULES[reason] ?? ['combat.play-action', 'tactic-cards.what'];

const renewDeck = (draft: Draft, theatre: Theatre): void => {
  const { discard, decks } = draft.state;
  const used = discard.filter((entry) => entry.theatre === theatre);
  if (used.length === 0) return;
  change(draft, {
    discard: discard.filter((entry) => entry.theatre !== theatre),
    decks: { ...decks, [theatre]: used.map(({ card }) => card) },
  });
  emit(draft, 'deck-renewed', { theatre, cards: used.length }, 'tactic-cards.empty-deck');
};

export const drawTactic: Asking<'draw-tactic'> = {
  settle(draft, { side, theatre, left, reason }) {
    if (left > 0 && draft.state.decks[theatre].length === 0) renewDeck(draft, theatre);
    if (left === 0) {
      done(draft);
    } else if (draft.state.decks[theatre].length === 0) {
      emit(draft, 'deck-empty', { side, theatre }, ...drawRules(reason));
      done(draft);
    }
  },

  ask(state, { side, theatre, reason }) {
    return {
      by: side,
      rules: drawRules(reason),
      draws: [{ of: `${theatre}-deck`, faces: deckFaces(state, theatre), leaves: true }],
    };
  },

  drawn(draft, stage, [result]) {
    const { side, theatre, left, reason } = stage;
    if (result === undefined || !isTacticCard(theatre, result)) return;
    const card = result as TacticId;
    const { decks, hands } = draft.state;
    const deck = without(decks[theatre], [card]);
    change(draft, {
      decks: { ...decks, [theatre]: deck },
      hands: { ...hands, [side]: [...hands[side], { theatre, card }] },
    });
    emit(draft, 'tactic-drawn', { side, theatre, card, reason }, ...drawRules(reason));
    replace(draft, { ...stage, left: left - 1 });
  },
};
