import type { RuleNames } from '../../../engine/rule-names.ts';

export type RuleName = RuleNames['swlcg'];
