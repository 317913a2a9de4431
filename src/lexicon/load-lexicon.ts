import type { Language } from '../rules/languages.ts';
import { dictionaryParadigms, type DictionaryOptions } from './dictionary.ts';
import { kinWords } from './kin.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { wordKeys, type TermWords } from './term-forms.ts';
import type { WordList } from './word-list.ts';

export interface LexiconRequest extends DictionaryOptions {
  /** All that will be looked up: the dictionary is read for these words only. */
  readonly texts: Iterable<string>;
  readonly terms?: readonly TermWords[] | undefined;
  readonly wordList?: WordList | undefined;
}

export async function loadLexicon(language: Language, request: LexiconRequest): Promise<Lexicon> {
  const { texts, terms = [], wordList, cacheDirectory } = request;
  const words = new Set<string>();
  const written = [...texts, ...terms.flatMap(namesAndForms), ...(wordList?.keys() ?? [])];
  for (const text of [...written, ...kinWords(language)]) {
    for (const word of wordKeys(text)) {
      words.add(word);
      for (const part of word.split('-')) words.add(part);
    }
  }
  const paradigms = await dictionaryParadigms(language, words, { cacheDirectory });
  return createLexicon(language, { paradigms, terms, wordList });
}

function namesAndForms(term: TermWords): readonly string[] {
  return [term.name, ...(term.aliases ?? []), ...(term.forms ?? []), ...(term.slang ?? [])];
}
