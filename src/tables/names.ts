import { inLanguage, spokenTo, toldLanguage, type Language } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';
import { absoluteRuleId } from '../rules/link/references.ts';
import { pathOf } from '../rules/ask/select.ts';
import { ruleUrl } from '../rules/ask/urls.ts';

export interface Name {
  readonly text: string;
  readonly language: Language;
  /** The term has a page to link to. */
  readonly known: boolean;
  /** No booklet of this language prints the name. */
  readonly translated: boolean;
  readonly english?: string | undefined;
}

/**
 * The name of a term in a table. While an author is at work an unknown term shows its id; a site
 * is not published with one.
 */
export function nameIn(game: Game, language: string, id: string, strict: boolean): Name {
  const term = game.terms.find((candidate) => candidate.id === id);
  const words = term && inLanguage(term.words, language);
  if (words !== undefined) {
    return {
      text: words.name,
      language: toldLanguage(term?.words ?? {}, language),
      known: true,
      translated: words.translated,
      english: term?.en,
    };
  }
  if (strict) {
    throw new Error(
      `A table of «${game.id}» names «${id}», which its glossary does not have in «${language}». ` +
        `Add the term to content/${game.id}/glossary.yaml, or correct the id in the tables of the game.`,
    );
  }
  return { text: inTitleCase(id), language: spokenTo(language), known: false, translated: true };
}

const inTitleCase = (id: string): string =>
  id.replace(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

/** A rule in a table: «44.2» where the booklet numbers it, else the heading it stands under. */
export function ruleIn(
  game: Game,
  language: string,
  reference: string,
): { readonly text: string; readonly url: string } {
  const id = absoluteRuleId(reference, { game: game.id, topic: '' });
  const topic = game.topics.find(({ rules }) => rules.some((rule) => rule.id === id));
  const rule = topic?.rules.find((candidate) => candidate.id === id);
  if (topic === undefined || rule === undefined) {
    throw new Error(
      `A table of «${game.id}» leads to «${reference}», which is no rule of the game. ` +
        `Correct the id in src/data, or write the rule.`,
    );
  }
  return {
    text: rule.numbers[0] ?? pathOf(topic, rule, language).at(-1) ?? rule.id,
    url: ruleUrl(language, rule.id),
  };
}
