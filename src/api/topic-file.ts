import { ruleCard, speakersOf, termCard, type Card } from '../embeds/card.ts';
import { writtenWords } from '../embeds/written-words.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import type { Game, Model, Rule, Term } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId, splitRuleId } from '../rules/link/references.ts';
import { sectionsOf, titleOf, topicOf } from '../rules/ask/select.ts';
import { pictureUrl, ruleUrl, shareUrl } from '../rules/ask/urls.ts';
import type { ApiData } from './schemas.ts';

type TopicFile = ApiData<'topic'>;
type RuleData = TopicFile['rules'][number];
type Told = NonNullable<RuleData['texts']['uk']>;

/** All that ids may name: the topics of a game, its glossary, and what topics were called before. */
export function topicsNamed(model: Model, game: Game): readonly string[] {
  const former = [...model.aliases.keys()].map(splitRuleId);
  return [
    ...new Set([
      ...game.topics.map(({ id }) => id),
      GLOSSARY_TOPIC,
      ...former.filter((id) => id.game === game.id).map(({ topic }) => topic),
    ]),
  ];
}

/** The rules of a topic, or the terms of a game, in every language that tells them. */
export function topicFile(model: Model, game: Game, topic: string): TopicFile {
  const prefix = `${game.id}.${topic}.`;
  return {
    game: game.id,
    topic,
    rules:
      topic === GLOSSARY_TOPIC
        ? game.terms.map((term) => dataOfTerm(game, term))
        : (game.topics.find(({ id }) => id === topic)?.rules ?? []).map((rule) =>
            dataOfRule(game, rule),
          ),
    moved: Object.fromEntries([...model.aliases].filter(([former]) => former.startsWith(prefix))),
  };
}

function dataOfRule(game: Game, rule: Rule): RuleData {
  const topic = topicOf(game, rule.topic);
  return {
    id: rule.id,
    kind: rule.kind,
    numbers: [...rule.numbers],
    about: [...rule.about],
    below: speakersOf(topic, rule).flatMap(({ id }) => (id === rule.id ? [] : id)),
    sources: sectionsOf(game, rule.sources).map(({ book, id, title, page }) => ({
      book,
      section: id,
      title,
      ...(page !== undefined && { page }),
    })),
    texts: inEach((language) => {
      const statement = rule.statements[language];
      if (statement === undefined) return undefined;
      const { title, text, terms, refs, content } = statement;
      const isRuled = rule.kind !== 'section';
      const written = isRuled ? writtenWords(content, language, game.id, topic.id) : undefined;
      return {
        title: titleOf(topic, rule, language),
        ...(title !== undefined && { name: title }),
        text,
        ...(written !== undefined && { written }),
        terms: [...terms],
        refs: [...refs],
        ...placeOf(ruleCard(game, topic, rule, language)),
      };
    }),
  };
}

function dataOfTerm(game: Game, term: Term): RuleData {
  return {
    id: ruleId(game.id, GLOSSARY_TOPIC, term.id),
    kind: 'term',
    numbers: [],
    about: [],
    below: [],
    sources: [],
    texts: inEach((language) => {
      const words = term.words[language];
      const card = termCard(game, term, language);
      if (words === undefined || card === undefined) return undefined;
      return {
        title: words.name,
        name: words.name,
        text: words.definition,
        terms: [],
        refs: [...term.rules],
        ...placeOf(card),
      };
    }),
  };
}

/** Where the words stand, on the site and in print. */
function placeOf({ id, language, path, label, source }: Card) {
  return {
    path,
    ...(label !== undefined && { label }),
    source,
    url: ruleUrl(language, id),
    share: shareUrl(language, id),
    picture: pictureUrl(language, id),
  };
}

function inEach(tell: (language: Language) => Told | undefined): RuleData['texts'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const told = tell(language);
      return told === undefined ? [] : [[language, told]];
    }),
  );
}
