import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { PhraseFinder, type PhraseClash, type PhraseMatch } from '../../lexicon/phrases.ts';
import { unknownWords, type SpellingFinding } from '../../lexicon/spelling.ts';
import { parseWordList, WordListError, type WordList } from '../../lexicon/word-list.ts';
import type { ContentFiles } from '../read/content-files.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { GameSource } from '../read/load-game.ts';
import type { ProblemList } from '../problems.ts';
import { writtenTexts } from '../read/written-texts.ts';

/** What is known about the words of the content, in both languages. */
export interface Vocabulary {
  lexicon(language: Language): Lexicon;
  /** The terms of a game that a text mentions, in any case and number. */
  terms(game: string, language: Language, text: string): readonly PhraseMatch[];
  misspelt(language: Language, text: string): readonly SpellingFinding[];
  /** Names and aliases by which two terms of a game would be taken for each other. */
  clashes(game: string, language: Language): readonly PhraseClash[];
}

export type PrepareVocabulary = (
  sources: readonly GameSource[],
  files: ContentFiles,
  problems: ProblemList,
) => Promise<Vocabulary>;

/** @param load where the forms of words come from */
export const vocabularyFrom =
  (load: typeof loadLexicon): PrepareVocabulary =>
  async (sources, files, problems) => {
    const lexicons = new Map<Language, Lexicon>();
    const finders = new Map<string, PhraseFinder>();
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const lexicon = await load(language, {
          texts: sources.flatMap((source) =>
            writtenTexts(source, language).map(({ text }) => text),
          ),
          terms: sources.flatMap(({ glossary }) =>
            glossary.data.terms.flatMap((term) => term[language] ?? []),
          ),
          wordList: readWordList(`content/words.${language}.txt`, files, problems),
        });
        lexicons.set(language, lexicon);
        for (const { game, glossary } of sources) {
          const phrases = glossary.data.terms.flatMap((term) => {
            const words = term[language];
            return words === undefined ? [] : [{ termId: term.id, ...words }];
          });
          finders.set(`${game.data.id}/${language}`, new PhraseFinder(phrases, lexicon));
        }
      }),
    );
    const lexiconOf = (language: Language): Lexicon => {
      const lexicon = lexicons.get(language);
      if (lexicon === undefined) throw new Error(`No lexicon was made for «${language}».`);
      return lexicon;
    };
    return {
      lexicon: lexiconOf,
      terms: (game, language, text) => finders.get(`${game}/${language}`)?.find(text) ?? [],
      misspelt: (language, text) => unknownWords(text, lexiconOf(language)),
      clashes: (game, language) => finders.get(`${game}/${language}`)?.clashes ?? [],
    };
  };

export const prepareVocabulary = vocabularyFrom(loadLexicon);

function readWordList(
  file: string,
  files: ContentFiles,
  problems: ProblemList,
): WordList | undefined {
  const text = files.read(file);
  if (text === undefined) return undefined;
  try {
    return parseWordList(text, file);
  } catch (error) {
    if (!(error instanceof WordListError)) throw error;
    problems.add(
      'malformed-data',
      { file, line: error.line, column: error.column },
      error.reason,
      error.hint,
    );
    return undefined;
  }
}
