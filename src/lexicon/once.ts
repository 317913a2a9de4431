import type { Language } from '../rules/languages.ts';

/** Made when it is first asked for: long lists take their time. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same for what is fetched, and again if that failed. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading !== undefined) return loading;
    const started = load();
    loading = started;
    started.catch(() => (loading = undefined));
    return started;
  };
}

/** The same for each language: few readers ask about more than one. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, () => T>();
  return (language) => {
    const known = made.get(language) ?? once(() => make(language));
    made.set(language, known);
    return known();
  };
}
