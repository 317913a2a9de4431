import type { RuleId } from '../../../engine/procedure.ts';
import type { RuleName } from '../engine/rule.ts';

/** Rules of this game by their own names, so that one that does not exist does not compile. */
export const rules = (...names: readonly RuleName[]): readonly RuleId[] =>
  names.map((name): RuleId => `swlcg.${name}`);

export const rule = (name: RuleName): RuleId => `swlcg.${name}`;
