import type { RuleId } from '../../core/procedure.ts';
import type { RuleName } from '../rule.ts';

export const rule = (name: RuleName): RuleId => `swlcg.${name}`;
