import type { RuleNames } from '../../../engine/rule-names.ts';

export type SwdbgRule = RuleNames['swdbg'];
