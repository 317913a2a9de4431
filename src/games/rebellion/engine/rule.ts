import type { RuleNames } from '../../../engine/rule-names.ts';

export type GameRule = RuleNames['rebellion'];
