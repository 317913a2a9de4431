import type { Language } from '../rules/languages.ts';

/** Made when a language is first asked about: long lists take their time, and few readers ask both. */
export function byLanguage<T extends object>(
  make: (language: Language) => T,
): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
