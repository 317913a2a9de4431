import { inLanguage } from '../languages.ts';
import type { Game, Rule, Term, Topic } from '../model.ts';
import type { RuleId } from '../link/references.ts';
import { inCyrillic } from '../../lexicon/fold.ts';
import { gameLanguage, pathOf } from './select.ts';

/** Rules under one heading of a topic. */
export interface IndexPlace {
  /** Headings from the topic's own down; empty for what stands before the first of them. */
  readonly path: readonly string[];
  readonly rules: readonly RuleId[];
}

export interface IndexTopic {
  readonly topic: Topic;
  readonly places: readonly IndexPlace[];
}

export interface IndexEntry {
  readonly term: Term;
  readonly name: string;
  /** Headings with the rules that say what the term means, those rules first under each. */
  readonly defining: readonly IndexTopic[];
  /** Headings under which it is only mentioned. */
  readonly mentioning: readonly IndexTopic[];
}

/** Another word for a term: where to look instead. */
export interface IndexAlias {
  readonly alias: string;
  readonly term: Term;
  readonly name: string;
}

export interface IndexLetter {
  readonly letter: string;
  readonly entries: readonly (IndexEntry | IndexAlias)[];
}

export const isAlias = (entry: IndexEntry | IndexAlias): entry is IndexAlias => 'alias' in entry;

/** The alphabetical index of a game: every term that a rule mentions, with those rules. */
export function ruleIndex(game: Game, language: string): readonly IndexLetter[] {
  const collator = new Intl.Collator(gameLanguage(game, language));
  const entries = game.terms.flatMap((term): (IndexEntry | IndexAlias)[] => {
    const words = inLanguage(term.words, language);
    if (words === undefined) return [];
    const entry = entryOf(game, term, words.name, language);
    if (entry === undefined) return [];
    const letter = letterOf(words.name, language);
    const elsewhere = words.aliases.filter((alias) => letterOf(alias, language) !== letter);
    return [entry, ...elsewhere.map((alias) => ({ alias, term, name: words.name }))];
  });
  const titleOf = (entry: IndexEntry | IndexAlias): string =>
    isAlias(entry) ? entry.alias : entry.name;
  const sorted = entries.toSorted((a, b) =>
    collator.compare(inCyrillic(titleOf(a)), inCyrillic(titleOf(b))),
  );
  const letters = Map.groupBy(sorted, (entry) => letterOf(titleOf(entry), language));
  return [...letters].map(([letter, under]) => ({ letter, entries: under }));
}

function entryOf(game: Game, term: Term, name: string, language: string): IndexEntry | undefined {
  const isDefining = (rule: Rule): boolean => term.rules.includes(rule.id);
  const mentions = (rule: Rule): boolean =>
    inLanguage(rule.statements, language)?.terms.includes(term.id) === true;
  const defining: IndexTopic[] = [];
  const mentioning: IndexTopic[] = [];
  for (const topic of game.topics) {
    const rules = topic.rules.filter((rule) => isDefining(rule) || mentions(rule));
    const headings = [...Map.groupBy(rules, headingOf).values()];
    const places = Map.groupBy(headings, (under) => under.some(isDefining));
    const add = (to: IndexTopic[], found: readonly (readonly Rule[])[] = []): void => {
      if (found.length === 0) return;
      to.push({ topic, places: found.map((under) => placeOf(topic, under, isDefining, language)) });
    };
    add(defining, places.get(true));
    add(mentioning, places.get(false));
  }
  return defining.length + mentioning.length === 0
    ? undefined
    : { term, name, defining, mentioning };
}

function placeOf(
  topic: Topic,
  under: readonly Rule[],
  isDefining: (rule: Rule) => boolean,
  language: string,
): IndexPlace {
  const inOrder = under.toSorted((a, b) => Number(isDefining(b)) - Number(isDefining(a)));
  return {
    path: pathUnder(topic, under, language),
    rules: inOrder.map(({ id }) => id),
  };
}

/** A heading stands under itself: its own words mention the term. */
const headingOf = (rule: Rule): string =>
  rule.kind === 'section' ? rule.anchor : (rule.section ?? '');

function pathUnder(topic: Topic, [first]: readonly Rule[], language: string): readonly string[] {
  if (first === undefined) return [];
  const [, ...path] = pathOf(topic, first, language);
  const own = first.kind === 'section' ? inLanguage(first.statements, language)?.title : undefined;
  return own === undefined ? path : [...path, own];
}

/** «X-истребитель» is looked for under «Х», whichever alphabet its letter is of. */
function letterOf(name: string, language: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(inCyrillic(name)) ?? [];
  return letter.toLocaleUpperCase(language);
}
