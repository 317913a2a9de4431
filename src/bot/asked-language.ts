import type { Language } from '../rules/languages.ts';

/** Letters that only one of the languages has; an apostrophe stands inside Ukrainian words only. */
const TELLING: readonly (readonly [Language, RegExp])[] = [
  ['uk', /[іїєґ]|\p{L}['’ʼ]\p{L}/iu],
  ['ru', /[ыэъё]/iu],
];

/** The language that a text is surely written in. */
export const writtenIn = (text: string): Language | undefined =>
  TELLING.find(([, letters]) => letters.test(text))?.[0];
