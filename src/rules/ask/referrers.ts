import type { Checklist, Model, QuickSheet, Rule, Scenario, Term } from '../model.ts';
import type { RuleId } from '../link/references.ts';
import { gameOf, momentsOf, sheetsOf } from './select.ts';

/** Everything that points at a rule, each kind in the order of the pages. */
export interface Referrers {
  /** Answered questions and differences of the booklets, those about this very rule first. */
  readonly questions: readonly Rule[];
  readonly examples: readonly Rule[];
  readonly rules: readonly Rule[];
  /** Terms that this rule explains. */
  readonly terms: readonly Term[];
  readonly moments: readonly { readonly scenario: Scenario; readonly step: number }[];
  readonly sheets: readonly QuickSheet[];
  readonly checklists: readonly Checklist[];
}

export function referrersOf(model: Model, rule: Pick<Rule, 'id' | 'game'>): Referrers {
  const { id } = rule;
  const game = gameOf(model, rule.game);
  const pointing = pointingAt(model).get(id) ?? [];
  const ofKinds = (kinds: readonly Rule['kind'][]): Rule[] =>
    pointing.filter(({ kind }) => kinds.includes(kind));
  const questions = ofKinds(['faq', 'edition']);
  const examples = ofKinds(['example']);
  return {
    questions,
    examples,
    rules: pointing.filter((other) => !questions.includes(other) && !examples.includes(other)),
    terms: game.terms.filter((term) => term.rules.includes(id)),
    moments: momentsOf(game, id),
    sheets: listing(sheetsOf(game), id),
    checklists: listing(game.quick.checklists, id),
  };
}

/** Sheets of a game that repeat a rule. */
function listing<T extends QuickSheet>(sheets: readonly T[], id: RuleId): readonly T[] {
  return sheets.filter(({ blocks }) => blocks.some(({ rules }) => rules.includes(id)));
}

const indexes = new WeakMap<Model, ReadonlyMap<RuleId, readonly Rule[]>>();

/** Looked up for every rule of the site, so all texts are read once only. */
function pointingAt(model: Model): ReadonlyMap<RuleId, readonly Rule[]> {
  const known = indexes.get(model);
  if (known !== undefined) return known;
  const index = new Map<RuleId, Set<Rule>>();
  const add = (to: RuleId, from: Rule): void => {
    if (to !== from.id) index.set(to, (index.get(to) ?? new Set()).add(from));
  };
  const all = [...model.rules.values()];
  for (const rule of all) for (const to of rule.about) add(to, rule);
  for (const rule of all) {
    for (const { refs } of Object.values(rule.statements)) for (const to of refs) add(to, rule);
  }
  const made = new Map([...index].map(([to, from]) => [to, [...from]] as const));
  indexes.set(model, made);
  return made;
}
