import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { pagesInWords, words } from '../i18n/words.ts';
import type { Language } from '../rules/languages.ts';
import type { Game, Model, Rule, Term, Topic } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId, type RuleId } from '../rules/link/references.ts';
import { childrenOf, pathOf, printedIn } from '../rules/ask/select.ts';

/** Rules of a whole section that a card still has room for; the link leads to the rest. */
const MOST = 3;

/** One rule or term, small enough to stand on somebody else's page. */
export interface Card {
  readonly id: RuleId;
  readonly language: Language;
  readonly game: Game;
  readonly topic: string;
  readonly label: string | undefined;
  readonly numbers: readonly string[];
  readonly title: string | undefined;
  readonly texts: readonly CardText[];
  /** Of a difference between books: what holds, said before the rest. */
  readonly ruling?: string;
  /** «Поєдинок · Довідник, с. 5» */
  readonly source: string;
  /** Where it stands among others. */
  readonly path: string;
}

export interface CardText {
  readonly text: string;
  readonly content: readonly Nodes[];
}

/** The words of the first paragraph. */
function beginningOf(told: CardText | undefined): string {
  const [first] = told?.content ?? [];
  let words = '';
  if (first !== undefined) {
    visit(first, 'text', ({ value }) => {
      words += value;
    });
  }
  return words;
}

/** The card of a rule that is told in this language. */
export function ruleCard(game: Game, topic: Topic, rule: Rule, language: Language): Card {
  const books = printedIn(game, rule.sources);
  const printed = books.find(({ book: { language: of } }) => of === language) ?? books[0];
  const name = game.name[language];
  const book =
    printed && `${printed.book.short[language]}, ${pagesInWords(words(language), printed.pages)}`;
  return {
    id: rule.id,
    language,
    game,
    topic: topic.id,
    label: rule.kind === 'rule' ? undefined : words(language).kinds[rule.kind],
    numbers: rule.numbers,
    title: rule.statements[language]?.title,
    ...(rule.kind === 'edition' && { ruling: beginningOf(rule.statements[language]) }),
    texts: speakersOf(topic, rule).flatMap(({ statements: { [language]: told } }) => told ?? []),
    source: book === undefined ? name : `${name} · ${book.replace(/, $/, '')}`,
    path: pathOf(topic, rule, language).join(' › '),
  };
}

/** Whose words are shown: a rule speaks for itself, a heading has the first rules below it speak. */
export function speakersOf(topic: Topic, rule: Rule): readonly Rule[] {
  if (rule.kind !== 'section') return [rule];
  const below = childrenOf(topic, rule);
  // Rules proper say more than the headings among them.
  const rules = below.filter(({ kind }) => kind !== 'section');
  return (rules.length > 0 ? rules : below).slice(0, MOST);
}

/** The card of a term that has words in this language. */
export function termCard(game: Game, term: Term, language: Language): Card | undefined {
  const entry = term.words[language];
  if (entry === undefined) return undefined;
  const id = ruleId(game.id, GLOSSARY_TOPIC, term.id);
  return {
    id,
    language,
    game,
    topic: GLOSSARY_TOPIC,
    label: words(language).termKinds[term.kind],
    numbers: [],
    title: entry.name,
    texts: [{ text: entry.definition, content: [{ type: 'text', value: entry.definition }] }],
    source: game.name[language],
    path: words(language).glossary,
  };
}

/** Every card of a language by its id; what has moved also answers to the id it had before. */
export function cardsIn(model: Model, language: Language): ReadonlyMap<RuleId, Card> {
  const cards = new Map<RuleId, Card>();
  for (const game of model.games) {
    for (const topic of game.topics) {
      for (const rule of topic.rules) {
        if (rule.statements[language] !== undefined) {
          cards.set(rule.id, ruleCard(game, topic, rule, language));
        }
      }
    }
    for (const term of game.terms) {
      const card = termCard(game, term, language);
      if (card !== undefined) cards.set(card.id, card);
    }
  }
  for (const [former, successor] of model.aliases) {
    const card = cards.get(successor);
    if (card !== undefined) cards.set(former, card);
  }
  return cards;
}

/** Paragraphs and items: each begins a line of its own. */
export function blocksIn({ content }: CardText): number {
  let blocks = 0;
  visit({ type: 'root', children: [...content] } as Nodes, ({ type }) => {
    if (type === 'paragraph' || type === 'tableRow') blocks += 1;
  });
  return Math.max(blocks, 1);
}
