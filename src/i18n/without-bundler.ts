import { INTERFACE, type InterfaceLanguage } from './languages.ts';
import type { InterfaceWords } from './words.ts';

/** The words of the pages for what runs beside the bundler: the plugins of the configuration. */
export async function loadWords(): Promise<(language: InterfaceLanguage) => InterfaceWords> {
  const loaded = new Map(
    await Promise.all(
      INTERFACE.map(async (language) => {
        const { words } = (await import(`./${language}/words.ts`)) as {
          readonly words: InterfaceWords;
        };
        return [language, words] as const;
      }),
    ),
  );
  return (language) => {
    const words = loaded.get(language);
    if (words === undefined) throw new Error(`The interface has no words in «${language}».`);
    return words;
  };
}
