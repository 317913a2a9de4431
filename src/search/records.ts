import type { Language } from '../rules/languages.ts';
import type { Game, Model, Rule, Term, Topic } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId } from '../rules/references.ts';
import { KINDS, type Kind } from '../rules/schemas.ts';
import { pathOf } from '../rules/select.ts';
import { ruleUrl, topicUrl } from '../rules/urls.ts';

export type SearchKind = Kind | 'term' | 'topic';

export const SEARCH_KINDS: readonly SearchKind[] = ['term', 'topic', ...KINDS];

/** One thing that can be found, in one language. */
export interface SearchRecord {
  readonly id: string;
  readonly kind: SearchKind;
  readonly game: string;
  /** What a reader sees above the text: «Бій › Атака», a question, a term. */
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** What a term, topic or section is called, in every language and at the table. */
  readonly names: readonly string[];
  /** What a booklet numbers it with. */
  readonly numbers: readonly string[];
  /** The words that introduce an answer or an example. */
  readonly question: string;
  /** The headings it stands under. */
  readonly context: readonly string[];
}

export function recordsOf(model: Model, language: Language): readonly SearchRecord[] {
  return model.games.flatMap((game) => [
    ...game.terms.flatMap((term) => termRecord(term, language)),
    ...game.topics.flatMap((topic) => topicRecords(game, topic, language)),
  ]);
}

/** All that a term answers to besides its name in this language. */
export function otherNames(term: Term, language: Language): readonly string[] {
  const names = Object.values(term.words).flatMap(({ name, aliases }) => [name, ...aliases]);
  const own = term.words[language];
  return [...new Set([...(own?.aliases ?? []), term.en, ...names])].filter(
    (name) => name !== own?.name,
  );
}

function termRecord(term: Term, language: Language): readonly SearchRecord[] {
  const words = term.words[language];
  if (words === undefined) return [];
  const id = ruleId(term.game, GLOSSARY_TOPIC, term.id);
  return [
    {
      id,
      kind: 'term',
      game: term.game,
      title: words.name,
      url: ruleUrl(language, id),
      text: words.definition,
      names: [words.name, ...otherNames(term, language)],
      numbers: [],
      question: '',
      context: [],
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
    url: topicUrl(language, game.id, topic.id),
    text: text.summary,
    names: [text.title],
    numbers: topic.number === undefined ? [] : [topic.number],
    question: '',
    context: [],
  };
  const parts = topic.rules.flatMap((rule): readonly SearchRecord[] => {
    const statement = rule.statements[language];
    if (statement === undefined) return [];
    const above = pathOf(topic, rule, language);
    const own = statement.title ?? '';
    const isSection = rule.kind === 'section';
    return [
      {
        id: rule.id,
        kind: rule.kind,
        game: game.id,
        title: isSection ? [...above, own].join(' › ') : own || above.join(' › '),
        url: ruleUrl(language, rule.id),
        text: isSection ? openingOf(topic, rule, language) : statement.text,
        names: isSection ? [own] : [],
        numbers: rule.numbers,
        question: isSection ? '' : own,
        context: above,
      },
    ];
  });
  return [whole, ...parts];
}

/** A heading says little by itself, so it is shown with the first rule under it. */
function openingOf(topic: Topic, section: Rule, language: Language): string {
  const first = topic.rules.find((rule) => rule.section === section.anchor);
  if (first === undefined) return '';
  return first.kind === 'section'
    ? openingOf(topic, first, language)
    : (first.statements[language]?.text ?? '');
}
