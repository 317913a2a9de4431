import { tacticOf } from '../tactics.ts';
import type { Tactic, TacticCard } from '../tactics.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { changeAttack, changeFigure, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { distinct, leaveHand } from './act.ts';
import { figuresOf } from './board.ts';
import { attackOf } from './roll.ts';
import type { GameRule } from '../rule.ts';
import type { CombatChoice, CombatState } from './types.ts';

const defender = (state: CombatState): Side => otherSide(attackOf(state).side);

const blockable = (state: CombatState): boolean =>
  figuresOf(state, defender(state)).some((figure) => figure.assigned.length > 0);

/** Needs another card of this theatre to throw away with it. */
const canPay = (state: CombatState, tactic: Tactic): boolean =>
  state.hands[defender(state)].filter((entry) => entry.theatre === tactic.theatre).length > 1;

const offerFor = (state: CombatState, tactic: Tactic): Offer => {
  const { theatre, card, effect } = tactic;
  const choice: CombatChoice = { kind: 'block', theatre, card };
  const refuse = (because: GameRule, cause?: string): Offer => ({
    choice,
    allowed: false,
    because: rule(because),
    ...(cause === undefined ? {} : { cause }),
  });
  if (theatre !== attackOf(state).theatre) return refuse('combat.block-theatre');
  if (effect.do !== 'block') return refuse('combat.block-cards-only');
  if (attackOf(state).unblockable) return refuse('golden-rules.cannot', 'unstoppable-assault');
  if (effect.discard && !canPay(state, tactic)) return refuse('golden-rules.card-first', card);
  return { choice, allowed: true };
};

const playBlock = (draft: Draft, played: TacticCard): void => {
  const side = defender(draft.state);
  const { effect, card, theatre } = tacticOf(played);
  if (effect.do !== 'block') return;
  leaveHand(draft, side, played);
  changeAttack(draft, { blocked: true });
  emit(
    draft,
    'card-played',
    { side, theatre, card },
    'combat.block',
    'combat.block-cards-only',
    'combat.block-theatre',
  );
  const { points, discard } = effect;
  replace(
    draft,
    discard
      ? { at: 'discard-to-block', card, points }
      : { at: 'block-damage', card, left: points, optional: false },
  );
};

export const block: Asking<'block'> = {
  settle(draft) {
    const { state } = draft;
    if (!blockable(state) || state.hands[defender(state)].length === 0) {
      replace(draft, { at: 'destroy' });
    }
  },

  ask(state) {
    const side = defender(state);
    return {
      by: side,
      rules: [
        'combat.block',
        'combat.block-removes',
        'combat.block-cards-only',
        'combat.block-theatre',
      ],
      options: [
        ...distinct(state.hands[side]).map((tactic) => offerFor(state, tactic)),
        offer({ kind: 'end-block' }),
      ],
    };
  },

  choose: {
    block(draft, _frame, { theatre, card }) {
      playBlock(draft, { theatre, card });
    },

    'end-block'(draft) {
      if (!attackOf(draft.state).blocked) {
        emit(draft, 'block-declined', { side: defender(draft.state) }, 'combat.block');
      }
      replace(draft, { at: 'destroy' });
    },
  },
};

export const discardToBlock: Asking<'discard-to-block'> = {
  ask(state, stage) {
    const side = defender(state);
    const { theatre } = attackOf(state);
    return {
      by: side,
      rules: ['combat.block', 'tactic-cards.what'],
      options: distinct(state.hands[side]).map((entry): Offer => {
        const choice: CombatChoice = { kind: 'discard', theatre: entry.theatre, card: entry.card };
        return entry.theatre === theatre
          ? { choice, allowed: true }
          : { choice, allowed: false, because: rule('golden-rules.card-first'), cause: stage.card };
      }),
    };
  },

  choose: {
    discard(draft, stage, { theatre, card }) {
      const side = defender(draft.state);
      leaveHand(draft, side, { theatre, card });
      emit(draft, 'card-discarded', { side, theatre, card, to: stage.card }, 'tactic-cards.what');
      replace(draft, { at: 'block-damage', card: stage.card, left: stage.points, optional: true });
    },
  },
};

const figureOffers = (state: CombatState): readonly Offer[] =>
  figuresOf(state, defender(state), attackOf(state).theatre)
    .filter((figure) => figure.assigned.length + figure.markers > 0)
    .map((figure): Offer => {
      const choice: CombatChoice = { kind: 'block-damage', figure: figure.id };
      return figure.assigned.length > 0
        ? { choice, allowed: true }
        : { choice, allowed: false, because: rule('combat.no-block-markers') };
    });

export const blockDamage: Asking<'block-damage'> = {
  settle(draft, { left }) {
    if (left === 0 || !blockable(draft.state)) replace(draft, { at: 'block' });
  },

  ask(state, { optional }) {
    const end: readonly Offer[] = optional ? [offer({ kind: 'end-block-damage' })] : [];
    return {
      by: defender(state),
      rules: ['combat.block-removes', 'combat.block-split', 'combat.no-block-markers'],
      options: [...figureOffers(state), ...end],
    };
  },

  choose: {
    'end-block-damage'(draft) {
      replace(draft, { at: 'block' });
    },

    'block-damage'(draft, stage, choice) {
      const figure = draft.state.figures.find((entry) => entry.id === choice.figure);
      if (!figure) return;

      changeFigure(draft, figure.id, { assigned: figure.assigned.slice(0, -1) });
      const { id, unit, side } = figure;
      emit(
        draft,
        'damage-blocked',
        { side, figure: id, unit, card: stage.card },
        'combat.block-removes',
        'combat.block-split',
      );
      replace(draft, { ...stage, left: stage.left - 1 });
    },
  },
};
