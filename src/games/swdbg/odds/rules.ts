import type { RuleId } from '../../../engine/procedure.ts';
import type { SwdbgRule } from '../engine/rule.ts';

export const rule = (name: SwdbgRule): RuleId => `swdbg.${name}`;
