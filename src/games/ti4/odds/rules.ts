import type { RuleId } from '../../../engine/procedure.ts';
import type { Ti4Rule } from '../engine/rule.ts';

export const rules = (...names: readonly Ti4Rule[]): readonly RuleId[] =>
  names.map((name): RuleId => `ti4.${name}`);
