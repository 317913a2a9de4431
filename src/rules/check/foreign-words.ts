import { tokenize } from '../../lexicon/tokenize.ts';
import { LANGUAGES } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import { filesToMendFirst, type ProblemList } from '../problems.ts';
import type { Vocabulary } from '../link/vocabulary.ts';
import { writtenTexts } from '../read/written-texts.ts';

const LATIN_WORD = /^[\p{Script=Latin}’'-]{2,}$/u;
const ROMAN_NUMERAL = /^(?:[IVX]+|[ivx]+)$/;

/** Latin words are names that the game is told with, or typed on the wrong keyboard. */
export function checkForeignWords(
  source: GameSource,
  vocabulary: Vocabulary,
  problems: ProblemList,
): void {
  const broken = filesToMendFirst(problems);
  const names = new Set(englishNames(source).flatMap(wordsOf));
  for (const language of LANGUAGES) {
    const lexicon = vocabulary.lexicon(language);
    for (const { text, placeOf } of writtenTexts(source, language)) {
      const word = tokenize(text).find(
        ({ text: found }) =>
          LATIN_WORD.test(found) &&
          !ROMAN_NUMERAL.test(found) &&
          !names.has(found.toLowerCase()) &&
          !lexicon.knows(found),
      );
      const place = word && placeOf(word.start, word.end);
      if (place === undefined || broken.has(place.file)) continue;
      problems.add(
        'foreign-word',
        place,
        `«${word?.text ?? ''}» is no name that the game is known by.`,
        `Say it in the language of the text, or add the name to content/words.${language}.txt.`,
      );
    }
  }
}

const englishNames = ({ game, topics, glossary }: GameSource): readonly string[] => [
  game.data.name.en,
  game.data.publisher.name,
  ...game.data.trademarks,
  ...glossary.data.terms.map(({ en }) => en),
  ...topics.data.groups.flatMap((group) => group.topics.map(({ english }) => english?.name ?? '')),
];

const wordsOf = (name: string): readonly string[] =>
  tokenize(name.toLowerCase()).map(({ text }) => text);
