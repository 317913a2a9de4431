import type { RuleId, Rules } from '../../core/procedure.ts';

const CITED = [
  'commodities.becomes-goods',
  'commodities.no-longer-commodity',
  'elimination.no-ground-forces',
  'elimination.no-planets',
  'elimination.no-production',
  'neighbors.creuss',
  'neighbors.transactions',
  'neighbors.who',
  'neighbors.wormholes',
  'objective-cards.secret-excess',
  'promissory-notes.not-from-play',
  'transactions.agenda-neighbors',
  'transactions.agenda-phase',
  'transactions.any-time',
  'transactions.hacan',
  'transactions.no-undoing',
  'transactions.one-per-neighbor',
  'transactions.only-these',
  'transactions.uneven',
  'transactions.what',
  'transactions.what-each-gives',
] as const;

export type TableRule = (typeof CITED)[number];

/** The only way to a rule id here: what is not listed above cannot be cited. */
export const rule = (name: TableRule): RuleId => `ti4.${name}`;

export const rules = (first: TableRule, ...rest: readonly TableRule[]): Rules => [
  rule(first),
  ...rest.map(rule),
];

export const tableRules: readonly RuleId[] = CITED.map(rule);
