import { borrowedFrom, inLanguage, type Language } from '../languages.ts';
import type { Game, Model } from '../model.ts';
import { ruleId, type RuleId } from '../link/references.ts';
import { ruleUrl } from './urls.ts';

/** A rule as the player shows it: what it says, where it stands, under which heading. */
export interface RuleNote {
  readonly text: string;
  readonly url: string;
  readonly section: string;
  /** Of the words, where the player speaks another language. */
  readonly lang?: Language | undefined;
}

const withoutNumber = (title: string): string => title.replace(/^(?:\p{L}+ )?[\dIVX]+\.\s+/u, '');

function ruleNote(model: Model, language: string, id: RuleId): RuleNote {
  const rule = model.rules.get(id);
  const statement = rule && inLanguage(rule.statements, language);
  if (rule === undefined || statement === undefined) {
    throw new Error(
      `A procedure cites ${id}, which no topic states. Correct the id in src/engine, or write the rule.`,
    );
  }
  const heading =
    rule.section === undefined
      ? undefined
      : model.rules.get(ruleId(rule.game, rule.topic, rule.section));
  const topic = model.games
    .find(({ id: game }) => game === rule.game)
    ?.topics.find(({ id: topicId }) => topicId === rule.topic);
  const title =
    (heading && inLanguage(heading.statements, language)?.title) ??
    (topic && inLanguage(topic.texts, language)?.title);
  return {
    text: statement.text,
    url: ruleUrl(language, id),
    section: withoutNumber(title ?? rule.topic),
    lang: borrowedFrom(rule.statements, language),
  };
}

export const ruleNotes = (
  model: Model,
  language: string,
  ids: readonly RuleId[],
): Readonly<Record<RuleId, RuleNote>> =>
  Object.fromEntries(ids.map((id) => [id, ruleNote(model, language, id)]));

/** Terms of a game as the player shows them; those that the glossary does not have are left out. */
export const termNotes = (
  game: Game,
  language: string,
  ids: readonly string[],
): Readonly<Record<string, { readonly name: string; readonly definition: string }>> =>
  Object.fromEntries(
    game.terms
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, words, translations }) => {
        const text = inLanguage({ ...translations, ...words }, language);
        return text ? [[id, { name: text.name, definition: text.definition }] as const] : [];
      }),
  );

/** Only what they are called: nobody reads there what they are. */
export const termNames = (
  game: Game,
  language: string,
  ids: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(termNotes(game, language, ids)).map(([id, { name }]) => [id, name]),
  );
