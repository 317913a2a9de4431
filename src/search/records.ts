import type { Language } from '../rules/languages.ts';
import type { AskedQuestion, Game, Model, Rule, Ruling, Term, Topic } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId, splitRuleId, type RuleId } from '../rules/link/references.ts';
import { pathOf } from '../rules/ask/select.ts';
import { stripOf } from '../tables/strip.ts';
import type { SearchKind } from './kinds.ts';

/** One thing that can be found, in one language. */
export interface SearchRecord {
  readonly id: string;
  readonly kind: SearchKind;
  readonly game: string;
  /** What a reader sees above the text: «Бій › Атака», a question, a term. */
  readonly title: string;
  /** What a reader sees of it: a heading and a topic borrow the first rule under them. */
  readonly text: string;
  /** What it says itself, whose words lead here; a heading says nothing. */
  readonly own: string;
  /** What a term, topic, section or box is called, its own name first. */
  readonly names: readonly string[];
  /** What a term is called in other languages. */
  readonly foreignNames: readonly string[];
  /** How players ask what it answers. */
  readonly asked: readonly string[];
  readonly numbers: readonly string[];
  /** The heading or topic it stands under. */
  readonly above?: string;
  /** The rules that say what a term means, or that a question asks about. */
  readonly about: readonly string[];
}

export function recordsOf(model: Model, language: Language): readonly SearchRecord[] {
  return model.games.flatMap((game) => [
    ...game.terms.flatMap((term) => termRecord(game, term, language)),
    ...game.topics.flatMap((topic) => topicRecords(game, topic, language)),
    ...game.questions.flatMap((question) => questionRecord(game, question, language)),
    ...game.rulings.flatMap((ruling) => rulingRecord(game, ruling, language)),
  ]);
}

/** All that a term answers to in this language besides its name. */
function otherNames(term: Term, language: Language): readonly string[] {
  const own = term.words[language];
  // A declared form of several words may be beyond the dictionary, word for word.
  const declared = [...(own?.aliases ?? []), ...(own?.slang ?? []), ...(own?.forms ?? [])];
  return [...new Set(declared)].filter((name) => name !== own?.name);
}

/** What it is called in English and in the other languages, where that differs. */
function foreignNames(term: Term, language: Language): readonly string[] {
  const names = [...Object.values(term.words), ...Object.values(term.translations)].flatMap(
    ({ name, aliases, slang }) => [name, ...aliases, ...slang],
  );
  const own = new Set([term.words[language]?.name, ...otherNames(term, language)]);
  return [...new Set([term.en, ...names])].filter((name) => !own.has(name));
}

function termRecord(game: Game, term: Term, language: Language): readonly SearchRecord[] {
  const words = term.words[language];
  if (words === undefined) return [];
  const text = [words.definition, stripOf(game, term.id, language)].join(' ').trim();
  return [
    {
      id: ruleId(term.game, GLOSSARY_TOPIC, term.id),
      kind: 'term',
      game: term.game,
      title: words.name,
      text,
      own: text,
      names: [words.name, ...otherNames(term, language)],
      foreignNames: foreignNames(term, language),
      asked: [],
      numbers: [],
      about: term.rules,
    },
  ];
}

function topicRecords(game: Game, topic: Topic, language: Language): readonly SearchRecord[] {
  const text = topic.texts[language];
  if (text === undefined) return [];
  const whole: SearchRecord = {
    id: `${game.id}.${topic.id}`,
    kind: 'topic',
    game: game.id,
    title: text.title,
    // What it is about is a list of contents, which answers nothing.
    text: openingOf(topic, undefined, language) || text.summary,
    own: text.summary,
    names: [text.title],
    foreignNames: [],
    asked: [],
    numbers: topic.number === undefined ? [] : [topic.number],
    about: [],
  };
  return [whole, ...topic.rules.flatMap((rule) => ruleRecord(game, topic, rule, language))];
}

function ruleRecord(
  game: Game,
  topic: Topic,
  rule: Rule,
  language: Language,
): readonly SearchRecord[] {
  const statement = rule.statements[language];
  if (statement === undefined) return [];
  const path = pathOf(topic, rule, language);
  const own = statement.title ?? '';
  const isSection = rule.kind === 'section';
  const topicId = `${game.id}.${topic.id}`;
  return [
    {
      id: rule.id,
      kind: rule.kind,
      game: game.id,
      title: isSection ? [...path, own].join(' › ') : own || path.join(' › '),
      text: isSection
        ? openingOf(topic, rule.anchor, language)
        : withAnnounced(topic, rule, language),
      own: isSection ? '' : statement.text,
      names: own === '' ? [] : [own],
      foreignNames: [],
      asked: waysToAsk(game, rule.id, language),
      numbers: rule.numbers,
      above: rule.section === undefined ? topicId : ruleId(game.id, topic.id, rule.section),
      about: rule.about,
    },
  ];
}

/** What players ask, found by any way of asking; its words count for the rules that decide. */
function questionRecord(
  game: Game,
  { id, asked, answer, rules }: AskedQuestion,
  language: Language,
): readonly SearchRecord[] {
  const [title = '', ...others] = asked[language];
  const [first] = rules;
  // A box of a topic is a record itself, which these ways of asking lead to.
  if (answer === undefined) return [];
  return [
    {
      id,
      kind: 'faq',
      game: game.id,
      title,
      text: answer[language],
      own: answer[language],
      names: [title],
      foreignNames: [],
      asked: others,
      numbers: [],
      ...(first !== undefined && { above: `${game.id}.${splitRuleId(first).topic}` }),
      about: rules,
    },
  ];
}

/** A ruling of its own; one that a box tells is found there. */
function rulingRecord(
  game: Game,
  { id, question, ruling, box, rules, source, where }: Ruling,
  language: Language,
): readonly SearchRecord[] {
  const [first] = rules;
  const text = ruling[language];
  if (box !== undefined || text === undefined) return [];
  const said = [source.title[language], where?.[language], source.date].filter(Boolean).join(', ');
  const told = `${text} (${said})`;
  return [
    {
      id,
      kind: 'faq',
      game: game.id,
      title: question[language] ?? '',
      text: told,
      own: told,
      names: [question[language] ?? ''],
      foreignNames: [],
      asked: [],
      numbers: [],
      ...(first !== undefined && { above: `${game.id}.${splitRuleId(first).topic}` }),
      about: rules,
    },
  ];
}

/** Other ways of asking what a box of a topic answers. */
const waysToAsk = (game: Game, box: RuleId, language: Language): readonly string[] =>
  game.questions.flatMap(({ asked, answer, rules }) =>
    answer === undefined && rules[0] === box ? asked[language] : [],
  );

/** A heading says little by itself, so it is shown with the first rule under it. */
function openingOf(topic: Topic, section: string | undefined, language: Language): string {
  const first = topic.rules.find(
    (rule) => rule.section === section && (section !== undefined || OPENING.has(rule.kind)),
  );
  if (first === undefined) return '';
  return first.kind === 'section'
    ? openingOf(topic, first.anchor, language)
    : withAnnounced(topic, first, language);
}

/** A topic may begin with a box that only comments on it. */
const OPENING: ReadonlySet<Rule['kind']> = new Set(['rule', 'section']);

/** A rule that only announces a list is shown with what it announces. */
function withAnnounced({ rules }: Topic, rule: Rule, language: Language): string {
  const textOf = ({ statements }: Rule): string => statements[language]?.text ?? '';
  const text = textOf(rule);
  if (!text.endsWith(':')) return text;
  const after = rules.slice(rules.indexOf(rule) + 1);
  const isOutside = (item: Rule): boolean =>
    after[0]?.parent === rule.anchor && item.parent === rule.parent;
  const end = after.findIndex(
    (item) => item.kind !== 'rule' || isOutside(item) || item.numbers.length > 0,
  );
  return [text, ...after.slice(0, end < 0 ? undefined : end).map(textOf)].join(' ');
}
