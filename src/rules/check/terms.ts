import { LANGUAGES } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import type { ProblemList } from '../problems.ts';
import type { Vocabulary } from '../link/vocabulary.ts';

/** One word leads to one term: of two that answer to it, readers would never meet the second. */
export function checkTerms(
  { game, glossary }: GameSource,
  vocabulary: Vocabulary,
  problems: ProblemList,
): void {
  for (const language of LANGUAGES) {
    for (const { phrase, termIds } of vocabulary.clashes(game.data.id, language)) {
      const [found, hidden] = termIds;
      const index = glossary.data.terms.findIndex(({ id }) => id === hidden);
      problems.add(
        'ambiguous-term',
        glossary.placeOfWord(['terms', index, language], phrase),
        `«${phrase}» means «${found}» already, so it can never lead to «${hidden}».`,
        'Name one of the two terms otherwise, or remove the alias.',
      );
    }
  }
}
