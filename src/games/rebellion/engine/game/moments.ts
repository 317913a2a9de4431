import type { ActionTiming } from '../actions.ts';
import { objectiveOf } from '../objectives.ts';
import type { ObjectiveId } from '../objectives.ts';
import type { GameRule } from '../rule.ts';

/** The rule that says when a card with this line may be used, and so that it may not be now. */
export const ACTION_MOMENTS = {
  assignment: 'action-cards.assignment',
  'start-of-combat': 'action-cards.start-of-combat',
  immediate: 'action-cards.immediate',
  special: 'action-cards.special',
} as const satisfies Record<ActionTiming, GameRule>;

/** The same for an objective. */
export const momentOf = (id: ObjectiveId): GameRule => {
  if (id === 'death-star-plans') return 'death-star.plans-when';
  const { timing } = objectiveOf(id);
  return timing === 'combat' ? 'objective-cards.combat' : 'objective-cards.start-of-refresh';
};
