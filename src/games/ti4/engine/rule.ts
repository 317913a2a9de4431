import type { RuleNames } from '../../../engine/rule-names.ts';

export type Ti4Rule = RuleNames['ti4'];
