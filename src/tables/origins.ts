import type { Confidence } from '../i18n/data.ts';
import { inEachLanguage, type Language, type Localized } from '../rules/languages.ts';
import type { Origin, Source } from './table.ts';

/** How the tables of any game name where a value is known from. */
export const source = (
  name: string,
  address: string | undefined,
  uk: string,
  ru: string,
): Source => ({
  name,
  ...(address === undefined ? {} : { address }),
  about: { uk, ru },
});

export const from = (confidence: Confidence, ...sources: readonly Source[]): Origin => ({
  confidence,
  sources,
});

const SAID: Localized<Readonly<Record<'differs' | 'shows' | 'nothing', string>>> = {
  uk: { differs: 'Описи розходяться', shows: 'У таблиці', nothing: 'тому в таблиці риска' },
  ru: { differs: 'Описания расходятся', shows: 'В таблице', nothing: 'поэтому в таблице прочерк' },
};

/** What the sources say each, most of them first; `shown` is what the table shows. */
export function differ(
  shown: Localized<string> | string | null,
  ...said: readonly (readonly [value: Localized<string> | string, ...sources: readonly Source[]])[]
): Localized<string> {
  const tell = (language: Language): string => {
    const inWords = (value: Localized<string> | string): string =>
      typeof value === 'string' ? value : value[language];
    const sides = said.map(
      ([value, ...sources]) => `${inWords(value)} (${sources.map(({ name }) => name).join(', ')})`,
    );
    const { differs, shows, nothing } = SAID[language];
    return shown === null
      ? `${differs}: ${sides.join('; ')}, ${nothing}.`
      : `${differs}: ${sides.join('; ')}. ${shows} ${inWords(shown)}.`;
  };
  return inEachLanguage(tell);
}
