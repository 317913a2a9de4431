import type { RuleId, Rules } from '../../core/procedure.ts';

const CITED = [
  'agenda-cards.directive-resolved',
  'agenda-cards.law-passed',
  'agenda-cards.law-rejected',
  'agenda-phase.abstaining',
  'agenda-phase.after-custodians',
  'agenda-phase.all-votes-of-planet',
  'agenda-phase.aloud',
  'agenda-phase.barred',
  'agenda-phase.casting-votes',
  'agenda-phase.controlled-planets',
  'agenda-phase.counting',
  'agenda-phase.directive-or-rejected',
  'agenda-phase.elected-planet',
  'agenda-phase.elected-player',
  'agenda-phase.electing',
  'agenda-phase.extra-votes',
  'agenda-phase.first-vote',
  'agenda-phase.for-or-against',
  'agenda-phase.law-passed',
  'agenda-phase.no-splitting',
  'agenda-phase.no-trade-goods',
  'agenda-phase.one-outcome',
  'agenda-phase.outcomes',
  'agenda-phase.prediction',
  'agenda-phase.prediction-choice',
  'agenda-phase.prediction-effects',
  'agenda-phase.ready-planets',
  'agenda-phase.resolving',
  'agenda-phase.reveal',
  'agenda-phase.second-vote',
  'agenda-phase.tie',
  'agenda-phase.tie-not-a-vote',
  'agenda-phase.voting',
  'agenda-phase.voting-for-oneself',
  'agenda-phase.voting-order',
  'exhausted-card.planets',
  'speaker.agenda',
] as const;

export type AgendaRule = (typeof CITED)[number];

/** The only way to a rule id here: what is not listed above cannot be cited. */
export const rule = (name: AgendaRule): RuleId => `ti4.${name}`;

export const rules = (first: AgendaRule, ...rest: readonly AgendaRule[]): Rules => [
  rule(first),
  ...rest.map(rule),
];

export const agendaRules: readonly RuleId[] = CITED.map(rule);
