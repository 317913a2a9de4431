import type { RuleId, Rules } from '../../core/procedure.ts';
import { BASE_RULES } from './base/rules.ts';
import { CAPTIVE_RULES } from './captives/rules.ts';
import { COMBAT_FRAME_RULES } from './combat/rules.ts';
import { EXPLORE_RULES } from './explore/rules.ts';
import { MISSION_RULES } from './mission/rules.ts';
import { MOVEMENT_RULES } from './movement/rules.ts';
import { REFRESH_RULES } from './refresh/rules.ts';
import { ROUND_RULES } from './round/rules.ts';
import { SETUP_RULES } from './setup/rules.ts';
import { SHARED_RULES } from './shared-rules.ts';

const all = () =>
  [
    ...SHARED_RULES,
    ...SETUP_RULES,
    ...ROUND_RULES,
    ...REFRESH_RULES,
    ...MOVEMENT_RULES,
    ...MISSION_RULES,
    ...BASE_RULES,
    ...CAPTIVE_RULES,
    ...COMBAT_FRAME_RULES,
    ...EXPLORE_RULES,
  ] as const;

export type GameRule = ReturnType<typeof all>[number];

/** The only way to a rule id in these procedures: what is not listed cannot be cited. */
export const rule = (name: GameRule): RuleId => `rebellion.${name}` as RuleId;

export const rules = (first: GameRule, ...rest: readonly GameRule[]): Rules => [
  rule(first),
  ...rest.map(rule),
];

const cited = (): readonly RuleId[] => [...new Set(all().map(rule))];

/** Only pages and tests ask for the whole list: a script that does not use it need not carry it. */
export const citedGameRules: readonly RuleId[] = /* @__PURE__ */ cited();
