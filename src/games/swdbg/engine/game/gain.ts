import { atLastSpace, forceAfter } from '../force.ts';
import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import { change, changePlayer, emit } from './draft.ts';
import type { Draft } from './draft.ts';
import type { GainSource } from './events.ts';
import type { SwdbgRule } from '../rule.ts';

const RESOURCE_RULES: Readonly<Record<GainSource, readonly [SwdbgRule, ...SwdbgRule[]]>> = {
  card: ['playing-cards.resources', 'turn.take-tokens', 'turn.keep-tokens'],
  ship: ['turn.ship-income', 'capital-ships.income', 'turn.take-tokens'],
  force: ['turn.force-bonus', 'force.bonus', 'force.bonus-use'],
  reward: ['sabotage.decide', 'sabotage.reward-now'],
  ability: ['effects.extra', 'turn.keep-tokens'],
};

export const gainResources = (
  draft: Draft,
  side: Side,
  amount: number,
  source: GainSource,
  card: CardId | null,
): void => {
  if (amount === 0) return;
  const total = draft.state.players[side].resources + amount;
  changePlayer(draft, side, { resources: total });
  emit(draft, 'resources-gained', { side, amount, source, card, total }, ...RESOURCE_RULES[source]);
};

export const gainForce = (
  draft: Draft,
  side: Side,
  amount: number,
  ...because: readonly SwdbgRule[]
): void => {
  if (amount === 0) return;
  const { force } = draft.state;
  if (atLastSpace(force, side)) {
    emit(draft, 'force-stuck', { side }, 'force.full', ...because);
    return;
  }
  const to = forceAfter(force, side, amount);
  change(draft, { force: to });
  emit(draft, 'force-moved', { side, amount, from: force, to }, 'force.gain', ...because);
};
