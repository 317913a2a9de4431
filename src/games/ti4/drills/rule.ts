import type { RuleId } from '../../../engine/procedure.ts';
import type { Ti4Rule } from '../engine/rule.ts';

/** Rules of this game by their own names, so that one that does not exist does not compile. */
export const rules = (...names: readonly Ti4Rule[]): readonly RuleId[] =>
  names.map((name): RuleId => `ti4.${name}`);

export const rule = (name: Ti4Rule): RuleId => `ti4.${name}`;
