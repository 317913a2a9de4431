import { LANGUAGES, type Language } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import type { Term, TermWords } from '../model.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { ProblemList } from '../problems.ts';
import { GLOSSARY_TOPIC } from './references.ts';
import type { GlossaryFile } from '../read/schemas.ts';

export function linkTerm(
  entry: GlossaryFile['terms'][number],
  index: number,
  { game, glossary }: GameSource,
  lookup: NameLookup,
  problems: ProblemList,
): Term {
  const words: Partial<Record<Language, TermWords>> = {};
  const translations: Partial<Record<Language, TermWords>> = {};
  for (const language of LANGUAGES) {
    const written = entry[language];
    if (written !== undefined) {
      const {
        name,
        definition,
        aliases = [],
        forms = [],
        slang = [],
        translated = false,
      } = written;
      const told = game.data.languages.includes(language) ? words : translations;
      told[language] = { name, definition, aliases, forms, slang, translated };
    } else if (game.data.languages.includes(language)) {
      problems.add(
        'missing-translation',
        glossary.place(['terms', index, 'id']),
        `The term «${entry.id}» has no words in «${language}».`,
        `Add «${language}:» with a name and a definition.`,
      );
    }
  }
  return {
    id: entry.id,
    game: lookup.game,
    kind: entry.kind,
    en: entry.en,
    words,
    translations,
    rules: (entry.rules ?? []).flatMap((reference, r) => {
      const place = glossary.place(['terms', index, 'rules', r]);
      return lookup.rule(reference, GLOSSARY_TOPIC, place) ?? [];
    }),
    autolink: entry.autolink ?? true,
  };
}
