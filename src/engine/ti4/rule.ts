import type { RuleNames } from '../rule-names.ts';

export type Ti4Rule = RuleNames['ti4'];
