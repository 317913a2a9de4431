import type { RuleId } from '../../core/procedure.ts';

const CITED = [
  'edge-battle.any-card',
  'edge-battle.automatic-win',
  'edge-battle.count',
  'edge-battle.discard',
  'edge-battle.fate-complete',
  'edge-battle.fate-only',
  'edge-battle.fate-order',
  'edge-battle.may-still-place',
  'edge-battle.tie',
  'edge-battle.two-passes',
  'edge-battle.what-counts',
  'deck-building.two-copies',
  'draw-phase.reserve-changes',
  'draw-phase.reserve-six',
  'golden-rule.card-wins',
  'keywords.edge-icons',
] as const;

export type EdgeRule = (typeof CITED)[number];

/** The only way to a rule id here: what is not listed above cannot be cited. */
export const rule = (name: EdgeRule): RuleId => `swlcg.${name}`;

export const citedRules: readonly RuleId[] = CITED.map(rule);
