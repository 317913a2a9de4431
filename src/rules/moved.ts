import type { Model } from './model.ts';
import { splitRuleId, type RuleId } from './references.ts';

/** A published address whose rule now stands elsewhere. */
export interface Moved {
  readonly game: string;
  readonly topic: string;
  readonly anchor: string;
  readonly to: RuleId;
}

export function movedIn(model: Model): readonly Moved[] {
  return [...model.aliases].map(([from, to]) => ({ ...splitRuleId(from), to }));
}
