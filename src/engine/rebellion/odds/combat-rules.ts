import { rule } from '../combat/rules.ts';

/** Whatever an explanation of a reckoned combat can point to. */
export const RULE = {
  attack: [rule('roll'), rule('dice-limit')],
  limit: [rule('dice-limit')],
  cannon: [rule('structures.ion-cannon'), rule('reduction-first')],
  generator: [rule('structures.shield-generator')],
  hits: [rule('hit-colour'), rule('assign-theatre')],
  direct: [rule('direct-hit')],
  assign: [rule('assign'), rule('assign-all')],
  doomed: [rule('destroy-timing'), rule('doomed-attack')],
  special: [rule('draw-action'), rule('special-cost')],
  tactics: [rule('draw-by-value'), rule('highest-value')],
  block: [rule('block'), rule('block-removes')],
  station: [rule('death-star.no-damage')],
  plans: [rule('death-star.plans-roll'), rule('death-star.plans-success')],
  retreat: [rule('retreat-how'), rule('retreat-needs-leader'), rule('retreat-all-ships')],
  where: [rule('retreat-friendly-first'), rule('retreat-empty')],
  stays: [rule('retreat-death-star')],
  transports: [rule('lone-transports')],
  structures: [rule('lone-structures')],
  construction: [rule('lone-dsuc')],
  helpless: [rule('lone-death-star')],
  theatres: [rule('round-what'), rule('end-condition')],
  win: [rule('theatres.win'), rule('theatres.nobody')],
  markers: [rule('markers-stay')],
} as const;

export const combatOddsRules: readonly string[] = [...new Set(Object.values(RULE).flat())];
