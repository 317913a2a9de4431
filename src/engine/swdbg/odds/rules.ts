import type { RuleId } from '../../core/procedure.ts';
import type { SwdbgRule } from '../rule.ts';

export const rule = (name: SwdbgRule): RuleId => `swdbg.${name}`;
