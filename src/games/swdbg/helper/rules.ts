import type { RuleId } from '../../../engine/procedure.ts';

/** What the helper counts by; each stands beside what it counts. */
export const HELPER_RULES = {
  base: ['swdbg.bases.when-destroyed', 'swdbg.base-attack.ships-first', 'swdbg.bases.excess'],
  newBase: ['swdbg.turn.new-base', 'swdbg.bases.choose-new'],
  force: ['swdbg.force.gain', 'swdbg.force.with-you', 'swdbg.force.full'],
  resources: ['swdbg.turn.force-bonus', 'swdbg.turn.ship-income', 'swdbg.turn.return-resources'],
  goal: ['swdbg.victory.three-bases', 'swdbg.variants.length-agree', 'swdbg.victory.at-once'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

export const helperRules: readonly RuleId[] = Object.values(HELPER_RULES).flat();
