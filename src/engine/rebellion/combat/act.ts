import type { Option } from '../../core/procedure.ts';
import { tacticOf } from '../tactics.ts';
import type { Tactic, TacticCard } from '../tactics.ts';
import { canDraw, hasUnits } from './board.ts';
import { playEffect } from './cards.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { attackOf, draftAttack } from './roll.ts';
import { rule, rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type { Attack, CombatChoice, CombatState, DieId } from './types.ts';

type Offer = Option<CombatChoice>;

const refuse = (choice: CombatChoice, because: CombatRule): Offer => ({
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
    return empty ? refuse(choice, 'draw-deck') : { choice, allowed: true };
  });
  const spent = attack.dice
    .filter((die) => die.use === 'spent')
    .map((die) => refuse({ kind: 'draw-card', die: die.id }, 'spent-dice'));
  const all = [...offers, ...spent];
  return all.length > 0 ? all : [refuse({ kind: 'draw-card', die: null }, 'draw-action')];
};

const bar = (state: CombatState, attack: Attack, tactic: Tactic): CombatRule | null => {
  if (tactic.theatre !== attack.theatre) return 'play-theatre';
  if (tactic.effect.do === 'block') return 'block';
  if (tactic.effect.do === 'bombard' && !hasUnits(state, attack.side, 'space')) {
    return 'required-unit';
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
    if (free.length === 0) return [refuse(play(null), 'special-cost')];
    return free.map((die): Offer => ({ choice: play(die), allowed: true }));
  });

const spend = (draft: Draft, id: DieId, on: 'draw' | Tactic['card']): void => {
  const attack = draftAttack(draft);
  const die = attack.dice.find((entry) => entry.id === id);
  if (!die) return;
  die.use = 'spent';
  emit(
    draft,
    'die-spent',
    { side: attack.side, die: id, colour: die.colour, on },
    on === 'draw' ? 'draw-action' : 'special-cost',
    'spent-dice',
  );
};

/** Moves one copy from the hand to the discard pile. */
export const leaveHand = (draft: Draft, side: Attack['side'], played: TacticCard): void => {
  const { hands, discard } = draft.state;
  const index = hands[side].findIndex(
    (entry) => entry.card === played.card && entry.theatre === played.theatre,
  );
  if (index >= 0) hands[side].splice(index, 1);
  discard.push({ theatre: played.theatre, card: played.card });
};

const draw = (draft: Draft, die: DieId): void => {
  const { side, theatre } = attackOf(draft.state);
  spend(draft, die, 'draw');
  const then = { at: 'act' } as const;
  go(draft, { at: 'draw-tactic', side, theatre, left: 1, reason: 'special', then });
};

const play = (draft: Draft, played: TacticCard, die: DieId | null): void => {
  const { side } = attackOf(draft.state);
  if (die) spend(draft, die, played.card);
  leaveHand(draft, side, played);
  const { theatre, card } = played;
  emit(draft, 'card-played', { side, theatre, card }, 'play-action', 'play-theatre');
  playEffect(draft, tacticOf(played));
};

export const act: Asking<'act'> = {
  settle(draft) {
    const { side, dice } = attackOf(draft.state);
    // No dice and no cards: there is nothing even to try.
    if (dice.length === 0 && draft.state.hands[side].length === 0) go(draft, { at: 'assign' });
  },

  prompt(state) {
    const attack = attackOf(state);
    return {
      kind: 'decision',
      by: attack.side,
      task: 'act',
      rules: rules('actions', 'any-order', 'draw-action', 'play-action'),
      options: [
        ...drawOffers(state, attack),
        ...playOffers(state, attack),
        { choice: { kind: 'end-actions' }, allowed: true },
      ],
    };
  },

  choose(draft, _stage, choice) {
    switch (choice.kind) {
      case 'draw-card':
        if (choice.die) draw(draft, choice.die);
        return;
      case 'play':
        play(draft, { theatre: choice.theatre, card: choice.card }, choice.die);
        return;
      case 'end-actions':
        emit(draft, 'actions-ended', { side: attackOf(draft.state).side }, 'actions');
        go(draft, { at: 'assign' });
        return;
      default:
        throw unexpected(choice, 'actions');
    }
  },
};
