import type { RuleNames } from '../rule-names.ts';

export type GameRule = RuleNames['rebellion'];
