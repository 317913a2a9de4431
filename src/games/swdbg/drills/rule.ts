import type { RuleId } from '../../../engine/procedure.ts';
import type { SwdbgRule } from '../engine/rule.ts';

/** Rules of this game by their own names, so that one that does not exist does not compile. */
export const rules = (...names: readonly SwdbgRule[]): readonly RuleId[] =>
  names.map((name): RuleId => `swdbg.${name}`);

export const rule = (name: SwdbgRule): RuleId => `swdbg.${name}`;
