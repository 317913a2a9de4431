import { kinGroups } from '../../../src/lexicon/kin.ts';
import type { Language } from '../../../src/rules/languages.ts';

/** The words that stand in a group with this one. */
export const kinOf = (language: Language, word: string): readonly string[] =>
  kinGroups(language).flatMap(({ from, to }) => (from.includes(word) ? to : []));
