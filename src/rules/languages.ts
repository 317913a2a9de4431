/** The languages of the interface and of the content, the first being the one for newcomers. */
export const LANGUAGES = ['uk', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Localized<T> = Readonly<Record<Language, T>>;
export type PerLanguage<T> = Readonly<Partial<Record<Language, T>>>;

/** What is told in a language, or in another one where this is not written yet. */
export function inLanguage<T>(texts: PerLanguage<T>, language: Language): T | undefined {
  return texts[toldLanguage(texts, language)];
}

/** The language that something is told in, the wanted one if possible. */
export function toldLanguage(texts: PerLanguage<unknown>, wanted: Language): Language {
  return [wanted, ...LANGUAGES].find((language) => texts[language] !== undefined) ?? wanted;
}

/** The language that something is borrowed from, where the wanted one does not tell it. */
export function borrowedFrom(texts: PerLanguage<unknown>, wanted: Language): Language | undefined {
  const told = toldLanguage(texts, wanted);
  return told === wanted ? undefined : told;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
