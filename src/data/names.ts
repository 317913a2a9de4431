import { inLanguage, toldLanguage, type Language } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';

export interface Name {
  readonly text: string;
  readonly language: Language;
  /** The term has a page to link to. */
  readonly known: boolean;
  /** No booklet of this language prints the name. */
  readonly translated: boolean;
}

/**
 * The name of a term in a table. While an author is at work an unknown term shows its id; a site
 * is not published with one.
 */
export function nameIn(game: Game, language: Language, id: string, strict: boolean): Name {
  const term = game.terms.find((candidate) => candidate.id === id);
  const words = term && inLanguage(term.words, language);
  if (words !== undefined) {
    return {
      text: words.name,
      language: toldLanguage(term?.words ?? {}, language),
      known: true,
      translated: words.translated,
    };
  }
  if (strict) {
    throw new Error(
      `A table of «${game.id}» names «${id}», which its glossary does not have in «${language}». ` +
        `Add the term to content/${game.id}/glossary.yaml, or correct the id in src/data.`,
    );
  }
  return { text: inTitleCase(id), language, known: false, translated: true };
}

const inTitleCase = (id: string): string =>
  id.replace(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
