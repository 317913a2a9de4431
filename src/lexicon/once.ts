import type { Language } from '../rules/languages.ts';

/** Made when it is first asked for: long lists take their time. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same for each language: few readers ask about both. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Readonly<Record<Language, () => T>> = {
    uk: once(() => make('uk')),
    ru: once(() => make('ru')),
  };
  return (language) => made[language]();
}
