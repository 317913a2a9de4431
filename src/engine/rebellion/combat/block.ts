import type { Option } from '../../core/procedure.ts';
import { tacticOf } from '../tactics.ts';
import type { Tactic, TacticCard } from '../tactics.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { distinct, leaveHand } from './act.ts';
import { figuresOf } from './board.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { attackOf, draftAttack } from './roll.ts';
import { rule, rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type { CombatChoice, CombatState } from './types.ts';

type Offer = Option<CombatChoice>;

const defender = (state: CombatState): Side => otherSide(attackOf(state).side);

const blockable = (state: CombatState): boolean =>
  figuresOf(state, defender(state)).some((figure) => figure.assigned.length > 0);

/** Needs another card of this theatre to throw away with it. */
const canPay = (state: CombatState, tactic: Tactic): boolean =>
  state.hands[defender(state)].filter((entry) => entry.theatre === tactic.theatre).length > 1;

const offerFor = (state: CombatState, tactic: Tactic): Offer => {
  const { theatre, card, effect } = tactic;
  const choice: CombatChoice = { kind: 'block', theatre, card };
  const refuse = (because: CombatRule, cause?: string): Offer => ({
    choice,
    allowed: false,
    because: rule(because),
    ...(cause === undefined ? {} : { cause }),
  });
  if (theatre !== attackOf(state).theatre) return refuse('block-theatre');
  if (effect.do !== 'block') return refuse('block-cards-only');
  if (attackOf(state).unblockable) return refuse('tactic-cards.what', 'unstoppable-assault');
  if (effect.discard && !canPay(state, tactic)) return refuse('tactic-cards.what', card);
  return { choice, allowed: true };
};

const playBlock = (draft: Draft, played: TacticCard): void => {
  const side = defender(draft.state);
  const { effect, card, theatre } = tacticOf(played);
  if (effect.do !== 'block') return;
  leaveHand(draft, side, played);
  draftAttack(draft).blocked = true;
  emit(draft, 'card-played', { side, theatre, card }, 'block', 'block-cards-only', 'block-theatre');
  const { points, discard } = effect;
  go(
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
      go(draft, { at: 'destroy' });
    }
  },

  prompt(state) {
    const side = defender(state);
    return {
      kind: 'decision',
      by: side,
      task: 'block',
      rules: rules('block', 'block-removes', 'block-cards-only', 'block-theatre'),
      options: [
        ...distinct(state.hands[side]).map((tactic) => offerFor(state, tactic)),
        { choice: { kind: 'end-block' }, allowed: true },
      ],
    };
  },

  choose(draft, _stage, choice) {
    if (choice.kind === 'block') {
      playBlock(draft, { theatre: choice.theatre, card: choice.card });
    } else if (choice.kind === 'end-block') {
      if (!attackOf(draft.state).blocked) {
        emit(draft, 'block-declined', { side: defender(draft.state) }, 'block');
      }
      go(draft, { at: 'destroy' });
    } else {
      throw unexpected(choice, 'block');
    }
  },
};

export const discardToBlock: Asking<'discard-to-block'> = {
  prompt(state, stage) {
    const side = defender(state);
    const { theatre } = attackOf(state);
    return {
      kind: 'decision',
      by: side,
      task: 'discard-to-block',
      rules: rules('block', 'tactic-cards.what'),
      options: distinct(state.hands[side]).map((entry): Offer => {
        const choice: CombatChoice = { kind: 'discard', theatre: entry.theatre, card: entry.card };
        return entry.theatre === theatre
          ? { choice, allowed: true }
          : { choice, allowed: false, because: rule('tactic-cards.what'), cause: stage.card };
      }),
    };
  },

  choose(draft, stage, choice) {
    if (choice.kind !== 'discard') throw unexpected(choice, 'block');
    const side = defender(draft.state);
    const { theatre, card } = choice;
    leaveHand(draft, side, { theatre, card });
    emit(draft, 'card-discarded', { side, theatre, card, to: stage.card }, 'tactic-cards.what');
    go(draft, { at: 'block-damage', card: stage.card, left: stage.points, optional: true });
  },
};

const figureOffers = (state: CombatState): readonly Offer[] =>
  figuresOf(state, defender(state), attackOf(state).theatre)
    .filter((figure) => figure.assigned.length + figure.markers > 0)
    .map((figure): Offer => {
      const choice: CombatChoice = { kind: 'block-damage', figure: figure.id };
      return figure.assigned.length > 0
        ? { choice, allowed: true }
        : { choice, allowed: false, because: rule('no-block-markers') };
    });

export const blockDamage: Asking<'block-damage'> = {
  settle(draft, { left }) {
    if (left === 0 || !blockable(draft.state)) go(draft, { at: 'block' });
  },

  prompt(state, { optional }) {
    const end: readonly Offer[] = optional
      ? [{ choice: { kind: 'end-block-damage' }, allowed: true }]
      : [];
    return {
      kind: 'decision',
      by: defender(state),
      task: 'block-damage',
      rules: rules('block-removes', 'block-split', 'no-block-markers'),
      options: [...figureOffers(state), ...end],
    };
  },

  choose(draft, stage, choice) {
    if (choice.kind === 'end-block-damage') {
      go(draft, { at: 'block' });
      return;
    }
    if (choice.kind !== 'block-damage') throw unexpected(choice, 'block-removes');
    const figure = draft.state.figures.find((entry) => entry.id === choice.figure);
    if (!figure) return;
    figure.assigned.pop();
    const { id, unit, side } = figure;
    emit(
      draft,
      'damage-blocked',
      { side, figure: id, unit, card: stage.card },
      'block-removes',
      'block-split',
    );
    go(draft, { ...stage, left: stage.left - 1 });
  },
};
