import type { RuleId } from '../../core/procedure.ts';

const CITED = [
  'buying.to-discard',
  'buying.when-playable',
  'capital-ships.attack-base',
  'capital-ships.income',
  'capital-ships.not-discarded',
  'capital-ships.not-row',
  'cards.attack',
  'effects.exile-present',
  'force.bonus',
  'force.full',
  'playing-cards.force',
  'playing-cards.resources',
  'reshuffling.not-at-once',
  'reshuffling.own',
  'reshuffling.take-rest',
  'turn.discard-hand',
  'turn.discard-units',
  'turn.draw-five',
  'turn.draw-rest',
  'turn.force-bonus',
  'turn.return-resources',
  'turn.ship-income',
] as const;

export type DrawRule = (typeof CITED)[number];

/** The only way to a rule id here: what is not listed above cannot be cited. */
export const rule = (name: DrawRule): RuleId => `swdbg.${name}`;

export const citedRules: readonly RuleId[] = CITED.map(rule);
