import type { HelperWords } from '../words/helper.ts';
import type { OpenHelper } from '../../../player/helper-data.ts';
import type { WordsIn } from '../../../player/telling.ts';
import { swdbgNames } from '../boards/names.ts';
import { Helper } from './helper.tsx';

const WORDS: WordsIn<HelperWords> = {
  uk: async () => (await import('../words/uk/helper.ts')).uk,
  ru: async () => (await import('../words/ru/helper.ts')).ru,
};

export const open: OpenHelper = async ({ language, terms, rules }) => (
  <Helper words={await WORDS[language]()} names={swdbgNames(language, terms)} notes={rules} />
);
