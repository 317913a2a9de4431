/** The languages of the interface and of the content, the first being the one for newcomers. */
export const LANGUAGES = ['uk', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Localized<T> = Readonly<Record<Language, T>>;
export type PerLanguage<T> = Readonly<Partial<Record<Language, T>>>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
