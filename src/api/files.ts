import { inEachLanguage, type Language } from '../rules/languages.ts';
import type { Game, Model } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId } from '../rules/link/references.ts';
import { sectionsOf, titleOf } from '../rules/ask/select.ts';
import { ruleUrl, shareUrl } from '../rules/ask/urls.ts';
import type { ApiData } from './schemas.ts';

/** The model as data for other programs: the same words and links as on the pages. */

export function gamesFile({ games }: Model): ApiData<'games'> {
  return games.map((game) => ({
    id: game.id,
    name: game.name,
    summary: game.summary,
    players: game.players,
    languages: [...game.languages],
    books: game.books.map(({ id, language, title }) => ({ id, language, title })),
    topics: game.topics.length,
    rules: game.topics.reduce((sum, topic) => sum + topic.rules.length, 0),
    terms: game.terms.length,
  }));
}

export function rulesFile(game: Game, language: Language): ApiData<'rules'> {
  return game.topics.flatMap((topic) =>
    topic.rules.flatMap((rule) => {
      const statement = rule.statements[language];
      if (statement === undefined) return [];
      return {
        id: rule.id,
        numbers: [...rule.numbers],
        kind: rule.kind,
        topic: topic.id,
        title: titleOf(topic, rule, language),
        text: statement.text,
        url: ruleUrl(language, rule.id),
        share: shareUrl(language, rule.id),
        sources: sectionsOf(game, rule.sources).map(({ book, id, title, page }) => ({
          book,
          section: id,
          title,
          ...(page !== undefined && { page }),
        })),
        terms: [...statement.terms],
        refs: [...statement.refs],
      };
    }),
  );
}

export function glossaryFile(game: Game, language: Language): ApiData<'glossary'> {
  return game.terms.flatMap((term) => {
    const words = term.words[language];
    if (words === undefined) return [];
    const id = ruleId(game.id, GLOSSARY_TOPIC, term.id);
    return {
      id,
      term: term.id,
      kind: term.kind,
      name: words.name,
      definition: words.definition,
      aliases: [...words.aliases],
      en: term.en,
      url: ruleUrl(language, id),
      rules: [...term.rules],
    };
  });
}

export function concordanceFile(game: Game): ApiData<'concordance'> {
  return game.books.flatMap((book) =>
    book.sections.map(({ id, title, page, places }) => ({
      book: book.id,
      section: id,
      title,
      ...(page !== undefined && { page }),
      topics: places.map(({ topic, anchor }) => ({
        topic,
        ...(anchor !== undefined && { rule: ruleId(game.id, topic, anchor) }),
      })),
    })),
  );
}

/** What was said of the rules beside the booklets. */
export function rulingsFile(game: Game): ApiData<'rulings'> {
  return game.rulings.map(({ id, question, ruling, box, rules, departs, where, source }) => ({
    id,
    level: source.level,
    question,
    ruling,
    rules: [...rules],
    source: {
      title: source.title,
      who: source.who,
      ...(source.date !== undefined && { date: source.date }),
      ...(source.url !== undefined && { url: source.url }),
      ...(where !== undefined && { where }),
    },
    ...(departs !== undefined && { departs }),
    url: inEachLanguage((language) => ruleUrl(language, box ?? id)),
  }));
}
