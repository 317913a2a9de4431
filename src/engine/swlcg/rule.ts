import type { RuleNames } from '../rule-names.ts';

export type RuleName = RuleNames['swlcg'];
