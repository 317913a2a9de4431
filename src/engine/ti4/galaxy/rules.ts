import type { RuleId, Rules } from '../../core/procedure.ts';

const CITED = [
  'complete-setup.alternate',
  'complete-setup.anomalies-apart',
  'complete-setup.center',
  'complete-setup.deal-facedown',
  'complete-setup.first-pass',
  'complete-setup.five-players',
  'complete-setup.five-players-disadvantage',
  'complete-setup.five-players-extra',
  'complete-setup.five-players-extra-tile',
  'complete-setup.four-players',
  'complete-setup.green-tiles',
  'complete-setup.home-places',
  'complete-setup.join-home-systems',
  'complete-setup.last-places-two',
  'complete-setup.lay-home-systems',
  'complete-setup.reverse-pass',
  'complete-setup.ring-order',
  'complete-setup.shuffle-tiles',
  'complete-setup.six-players',
  'complete-setup.three-players',
  'complete-setup.three-rings',
  'complete-setup.two-piles',
  'complete-setup.wormholes-apart',
  'map-diagrams.bonuses',
  'map-diagrams.four-layouts',
] as const;

export type GalaxyRule = (typeof CITED)[number];

/** The only way to a rule id here: what is not listed above cannot be cited. */
export const rule = (name: GalaxyRule): RuleId => `ti4.${name}`;

export const rules = (first: GalaxyRule, ...rest: readonly GalaxyRule[]): Rules => [
  rule(first),
  ...rest.map(rule),
];

export const galaxyRules: readonly RuleId[] = CITED.map(rule);
