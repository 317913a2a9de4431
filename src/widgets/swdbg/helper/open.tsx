import type { HelperWords } from '../../../i18n/helper/swdbg.ts';
import type { Language } from '../../../rules/languages.ts';
import type { OpenHelper } from '../../helper-data.ts';
import { swdbgNames } from '../names.ts';
import { Helper } from './helper.tsx';

/** A page speaks one language; the words of the other stay where they are. */
const wordsIn = async (language: Language): Promise<HelperWords> =>
  language === 'uk'
    ? (await import('../../../i18n/helper/swdbg.uk.ts')).uk
    : (await import('../../../i18n/helper/swdbg.ru.ts')).ru;

export const open: OpenHelper = async ({ language, terms, rules }) => (
  <Helper words={await wordsIn(language)} names={swdbgNames(terms)} notes={rules} />
);
