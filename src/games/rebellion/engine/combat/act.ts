import { tacticOf } from '../tactics.ts';
import type { Tactic, TacticCard } from '../tactics.ts';
import { change, changeDie, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { canDraw, hasUnits } from './board.ts';
import { playEffect } from './cards.ts';
import { attackOf } from './roll.ts';
import type { GameRule } from '../rule.ts';
import type { Attack, CombatChoice, CombatState, DieId } from './types.ts';

const refuse = (choice: CombatChoice, because: GameRule): Offer => ({
  choice,
  allowed: false,
  because: rule(because),
});

export const distinct = (hand: readonly TacticCard[]): readonly Tactic[] =>
  hand
    .filter(
      (entry, index) =>
        hand.findIndex((other) => other.card === entry.card && other.theatre === entry.theatre) ===
        index,
    )
    .map(tacticOf);

const specials = ({ dice }: Attack): readonly DieId[] =>
  dice.filter((die) => die.use === 'table' && die.face === 'special').map((die) => die.id);

const drawOffers = (state: CombatState, attack: Attack): readonly Offer[] => {
  const free = specials(attack);
  const empty = !canDraw(state, attack.theatre);
  const offers = free.map((die): Offer => {
    const choice: CombatChoice = { kind: 'draw-card', die };
    return empty ? refuse(choice, 'tactic-cards.empty-deck') : { choice, allowed: true };
  });
  const spent = attack.dice
    .filter((die) => die.use === 'spent')
    .map((die) => refuse({ kind: 'draw-card', die: die.id }, 'combat.spent-dice'));
  const all = [...offers, ...spent];
  return all.length > 0 ? all : [refuse({ kind: 'draw-card', die: null }, 'combat.draw-action')];
};

const bar = (state: CombatState, attack: Attack, tactic: Tactic): GameRule | null => {
  if (tactic.theatre !== attack.theatre) return 'combat.play-theatre';
  if (tactic.effect.do === 'block') return 'combat.block';
  if (tactic.effect.do === 'bombard' && !hasUnits(state, attack.side, 'space')) {
    return 'combat.required-unit';
  }
  return null;
};

const playOffers = (state: CombatState, attack: Attack): readonly Offer[] =>
  distinct(state.hands[attack.side]).flatMap((tactic): readonly Offer[] => {
    const { theatre, card } = tactic;
    const play = (die: DieId | null): CombatChoice => ({ kind: 'play', theatre, card, die });
    const barred = bar(state, attack, tactic);
    if (barred) return [refuse(play(null), barred)];
    if (!tactic.needsSpecial) return [{ choice: play(null), allowed: true }];
    const free = specials(attack);
    if (free.length === 0) return [refuse(play(null), 'combat.special-cost')];
    return free.map((die): Offer => ({ choice: play(die), allowed: true }));
  });

const spend = (draft: Draft, id: DieId, on: 'draw' | Tactic['card']): void => {
  const attack = attackOf(draft.state);
  const die = attack.dice.find((entry) => entry.id === id);
  if (!die) return;
  changeDie(draft, id, { use: 'spent' });
  emit(
    draft,
    'die-spent',
    { side: attack.side, die: id, colour: die.colour, on },
    on === 'draw' ? 'combat.draw-action' : 'combat.special-cost',
    'combat.spent-dice',
  );
};

/** Moves one copy from the hand to the discard pile. */
export const leaveHand = (draft: Draft, side: Attack['side'], played: TacticCard): void => {
  const { hands, discard } = draft.state;
  const index = hands[side].findIndex(
    (entry) => entry.card === played.card && entry.theatre === played.theatre,
  );
  const hand = hands[side].filter((_, at) => at !== index);
  const { theatre, card } = played;
  change(draft, {
    hands: { ...hands, [side]: hand },
    discard: [...discard, { theatre, card }],
  });
};

const draw = (draft: Draft, die: DieId): void => {
  const { side, theatre } = attackOf(draft.state);
  spend(draft, die, 'draw');
  replace(draft, { at: 'draw-tactic', side, theatre, left: 1, reason: 'special' }, { at: 'act' });
};

const play = (draft: Draft, played: TacticCard, die: DieId | null): void => {
  const { side } = attackOf(draft.state);
  if (die) spend(draft, die, played.card);
  leaveHand(draft, side, played);
  const { theatre, card } = played;
  emit(draft, 'card-played', { side, theatre, card }, 'combat.play-action', 'combat.play-theatre');
  playEffect(draft, tacticOf(played));
};

export const act: Asking<'act'> = {
  settle(draft) {
    const { side, dice } = attackOf(draft.state);
    // No dice and no cards: there is nothing even to try.
    if (dice.length === 0 && draft.state.hands[side].length === 0) replace(draft, { at: 'assign' });
  },

  ask(state) {
    const attack = attackOf(state);
    return {
      by: attack.side,
      rules: ['combat.actions', 'combat.any-order', 'combat.draw-action', 'combat.play-action'],
      options: [
        ...drawOffers(state, attack),
        ...playOffers(state, attack),
        offer({ kind: 'end-actions' }),
      ],
    };
  },

  choose: {
    'draw-card'(draft, _frame, { die }) {
      if (die) draw(draft, die);
    },

    play(draft, _frame, { theatre, card, die }) {
      play(draft, { theatre, card }, die);
    },

    'end-actions'(draft) {
      emit(draft, 'actions-ended', { side: attackOf(draft.state).side }, 'combat.actions');
      replace(draft, { at: 'assign' });
    },
  },
};
