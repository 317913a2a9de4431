import type { RuleId } from '../../../engine/procedure.ts';
import type { GameRule } from '../engine/rule.ts';

const rule = (name: GameRule): RuleId => `rebellion.${name}`;

/** Whatever an explanation of a reckoned combat can point to. */
export const RULE = {
  attack: [rule('combat.roll'), rule('combat.dice-limit')],
  limit: [rule('combat.dice-limit')],
  cannon: [rule('structures.ion-cannon'), rule('combat.reduction-first')],
  generator: [rule('structures.shield-generator')],
  hits: [rule('combat.hit-colour'), rule('combat.assign-theatre')],
  direct: [rule('combat.direct-hit')],
  assign: [rule('combat.assign'), rule('combat.assign-all')],
  doomed: [rule('combat.destroy-timing'), rule('combat.doomed-attack')],
  special: [rule('combat.draw-action'), rule('combat.special-cost')],
  tactics: [rule('combat.draw-by-value'), rule('combat.highest-value')],
  block: [rule('combat.block'), rule('combat.block-removes')],
  station: [rule('death-star.no-damage')],
  plans: [rule('death-star.plans-roll'), rule('death-star.plans-success')],
  retreat: [
    rule('combat.retreat-how'),
    rule('combat.retreat-needs-leader'),
    rule('combat.retreat-all-ships'),
  ],
  where: [rule('combat.retreat-friendly-first'), rule('combat.retreat-empty')],
  stays: [rule('combat.retreat-death-star')],
  transports: [rule('combat.lone-transports')],
  structures: [rule('combat.lone-structures')],
  construction: [rule('combat.lone-dsuc')],
  helpless: [rule('combat.lone-death-star')],
  theatres: [rule('combat.round-what'), rule('combat.end-condition')],
  win: [rule('theatres.win'), rule('theatres.nobody')],
  markers: [rule('combat.markers-stay')],
} as const;

export const combatOddsRules: readonly RuleId[] = [...new Set(Object.values(RULE).flat())];
