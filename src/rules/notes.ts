import { borrowedFrom, inLanguage, type Language } from './languages.ts';
import type { Game, Model } from './model.ts';
import { ruleId, type RuleId } from './references.ts';
import { ruleUrl } from './urls.ts';

/** A rule as a script of the page shows it: what it says, where it stands, under which heading. */
interface Note {
  readonly text: string;
  readonly url: string;
  readonly section: string;
  /** The language of the text where it is not the page's own. */
  readonly lang: Language | undefined;
}

const withoutNumber = (title: string): string => title.replace(/^(?:\p{L}+ )?[\dIVX]+\.\s+/u, '');

function noteOf({ rules, games }: Model, id: RuleId, language: Language): Note {
  const rule = rules.get(id);
  const statement = rule && inLanguage(rule.statements, language);
  if (rule === undefined || statement === undefined) {
    throw new Error(`A page cites ${id}, which no topic states. Correct the id in src/engine.`);
  }
  const heading =
    rule.section === undefined ? undefined : rules.get(ruleId(rule.game, rule.topic, rule.section));
  const topic = games
    .find((game) => game.id === rule.game)
    ?.topics.find((candidate) => candidate.id === rule.topic);
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
  ids: readonly RuleId[],
  language: Language,
): Readonly<Record<RuleId, Note>> =>
  Object.fromEntries(ids.map((id) => [id, noteOf(model, id, language)]));

/** Names and definitions of the terms that a script of the page may say. */
export const termNotes = (
  game: Game,
  ids: readonly string[],
  language: Language,
): Readonly<Record<string, { readonly name: string; readonly definition: string }>> =>
  Object.fromEntries(
    game.terms
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, words }) => {
        const text = inLanguage(words, language);
        return text ? [[id, { name: text.name, definition: text.definition }] as const] : [];
      }),
  );
