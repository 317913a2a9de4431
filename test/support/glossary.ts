import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Names } from '../../src/calculator/view.ts';
import type { Terms } from '../../src/player/terms.ts';
import type { Language } from '../../src/rules/languages.ts';
import type { GlossaryFile } from '../../src/rules/read/schemas.ts';

const content = join(import.meta.dirname, '../../content');

/** Read once: whoever plays a thousand games asks at every step. */
const known = new Map<string, Terms>();

const read = (game: string, language: Language): Terms => {
  const text = readFileSync(join(content, game, 'glossary.yaml'), 'utf8');
  const { terms } = parse(text) as GlossaryFile;
  return Object.fromEntries(
    terms.flatMap((term) => {
      const words = term[language];
      return words ? [[term.id, { name: words.name, definition: words.definition }] as const] : [];
    }),
  );
};

/** All that the glossary of a game explains, as its walkthroughs get it. */
export const termsOf = (game: string, language: Language): Terms => {
  const key = `${game} ${language}`;
  const terms = known.get(key) ?? read(game, language);
  known.set(key, terms);
  return terms;
};

/** As its calculators get it. */
export const namesOf = (game: string, language: Language): Names =>
  Object.fromEntries(Object.entries(termsOf(game, language)).map(([id, { name }]) => [id, name]));
