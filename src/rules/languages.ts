/** The languages that games are told in; menus may speak others (`src/i18n/languages.ts`). */
export const LANGUAGES = ['uk', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Localized<T> = Readonly<Record<Language, T>>;
export type PerLanguage<T> = Readonly<Partial<Record<Language, T>>>;

/** What is told in a language, or in another one where this is not written yet. */
export function inLanguage<T>(texts: PerLanguage<T>, wanted: string): T | undefined {
  return texts[toldLanguage(texts, wanted)];
}

/** The language that something is told in, the wanted one if possible. */
export function toldLanguage(texts: PerLanguage<unknown>, wanted: string): Language {
  const spoken = spokenTo(wanted);
  return [spoken, ...LANGUAGES].find((language) => texts[language] !== undefined) ?? spoken;
}

/** The language that something is borrowed from, where the wanted one does not tell it. */
export function borrowedFrom(texts: PerLanguage<unknown>, wanted: string): Language | undefined {
  const told = toldLanguage(texts, wanted);
  return told === wanted ? undefined : told;
}

/** What is told in all of these languages, in which of them is it told to a reader of any other? */
export const spokenTo = (wanted: string): Language => (isLanguage(wanted) ? wanted : LANGUAGES[0]);

/** The same for each of them. */
export const inEachLanguage = <T>(make: (language: Language) => T): Localized<T> => ({
  uk: make('uk'),
  ru: make('ru'),
});

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
