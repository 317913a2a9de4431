import type { RuleId } from '../../../engine/procedure.ts';
import type { GameRule } from '../engine/rule.ts';

/** Rules of this game by their own names, so that one that does not exist does not compile. */
export const rules = (...names: readonly GameRule[]): readonly RuleId[] =>
  names.map((name): RuleId => `rebellion.${name}`);

export const rule = (name: GameRule): RuleId => `rebellion.${name}`;
