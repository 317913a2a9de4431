import type { RuleId } from '../../../engine/procedure.ts';
import type { RuleName } from '../engine/rule.ts';

export const rule = (name: RuleName): RuleId => `swlcg.${name}`;
