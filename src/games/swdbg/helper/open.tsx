import type { HelperWords } from '../words/helper.ts';
import type { Language } from '../../../rules/languages.ts';
import type { OpenHelper } from '../../../player/helper-data.ts';
import { swdbgNames } from '../boards/names.ts';
import { Helper } from './helper.tsx';

/** A page speaks one language; the words of the other stay where they are. */
const wordsIn = async (language: Language): Promise<HelperWords> =>
  language === 'uk'
    ? (await import('../words/uk/helper.ts')).uk
    : (await import('../words/ru/helper.ts')).ru;

export const open: OpenHelper = async ({ language, terms, rules }) => (
  <Helper words={await wordsIn(language)} names={swdbgNames(terms)} notes={rules} />
);
