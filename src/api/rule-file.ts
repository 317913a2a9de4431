import { LANGUAGES, type PerLanguage } from '../rules/languages.ts';
import type { Game, Model, Rule, Term } from '../rules/model.ts';
import { GLOSSARY_TOPIC, type RuleId } from '../rules/references.ts';
import { gameOf, sectionsOf, titleOf, topicOf } from '../rules/select.ts';
import { pictureUrl, ruleUrl, shareUrl } from '../rules/urls.ts';
import type { ApiData } from './schemas.ts';

type RuleFile = ApiData<'rule'>;

/** One rule or term in every language that tells it; old ids answer with what took their place. */
export function ruleFile(model: Model, asked: RuleId): RuleFile {
  const id = model.aliases.get(asked) ?? asked;
  const rule = model.rules.get(id);
  if (rule !== undefined) return fileOfRule(gameOf(model, rule.game), rule);
  const term = model.terms.get(id);
  if (term !== undefined) return fileOfTerm(id, term);
  throw new Error(`There is nothing under the id «${id}».`);
}

function fileOfRule(game: Game, rule: Rule): RuleFile {
  const topic = topicOf(game, rule.topic);
  return {
    id: rule.id,
    game: game.id,
    topic: topic.id,
    kind: rule.kind,
    numbers: [...rule.numbers],
    about: [...rule.about],
    sources: sectionsOf(game, rule.sources).map(({ book, id, title, page }) => ({
      book,
      section: id,
      title,
      ...(page !== undefined && { page }),
    })),
    texts: textsOf(rule.id, rule.statements, ({ text, terms, refs }, language) => ({
      title: titleOf(topic, rule, language),
      text,
      terms: [...terms],
      refs: [...refs],
    })),
  };
}

function fileOfTerm(id: RuleId, term: Term): RuleFile {
  return {
    id,
    game: term.game,
    topic: GLOSSARY_TOPIC,
    kind: 'term',
    numbers: [],
    about: [],
    sources: [],
    texts: textsOf(id, term.words, ({ name, definition }) => ({
      title: name,
      text: definition,
      terms: [],
      refs: [...term.rules],
    })),
  };
}

type Text = NonNullable<RuleFile['texts']['uk']>;

function textsOf<T>(
  id: RuleId,
  texts: PerLanguage<T>,
  wordsOf: (
    text: T,
    language: (typeof LANGUAGES)[number],
  ) => Omit<Text, 'url' | 'share' | 'picture'>,
): RuleFile['texts'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      if (text === undefined) return [];
      const addresses = {
        url: ruleUrl(language, id),
        share: shareUrl(language, id),
        picture: pictureUrl(language, id),
      };
      return [[language, { ...wordsOf(text, language), ...addresses }]];
    }),
  );
}
