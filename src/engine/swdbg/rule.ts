import type { RuleNames } from '../rule-names.ts';

export type SwdbgRule = RuleNames['swdbg'];
