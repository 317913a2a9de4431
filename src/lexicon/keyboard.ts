import type { Language } from '../rules/languages.ts';

/** The letters of each layout, key by key; all alphabets are typed on the same keyboard. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.\\";
const CYRILLIC = {
  uk: "'йцукенгшщзхїфівапролджєячсмитьбюґ",
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю\\',
} as const satisfies Record<Language, string>;

/** What the other half of a key gives while Shift is held. */
const SHIFTED: Readonly<Record<string, string>> = {
  '~': '`',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '|': '\\',
};

/**
 * What was meant if the wrong layout was on: «,sq» for «бій», «бый» for the same word on the
 * Russian layout, «дуфвук» for “leader”. The likeliest mistake comes first.
 */
export function retyped(text: string, language: Language): readonly string[] {
  const typed = Array.from(text.toLowerCase(), (sign) => SHIFTED[sign] ?? sign);
  const own = CYRILLIC[language];
  const others = Object.values(CYRILLIC).filter((layout) => layout !== own);
  const readings = [
    [LATIN, own],
    ...others.map((other) => [other, own]),
    ...others.map((other) => [LATIN, other]),
    [own, LATIN],
    ...others.map((other) => [other, LATIN]),
  ] as const;
  const texts = readings.map(([from, to]) => move(typed, from, to));
  return [...new Set(texts)].filter((reading) => reading !== typed.join(''));
}

function move(typed: readonly string[], from: string, to: string): string {
  return typed
    .map((sign) => {
      const key = from.indexOf(sign);
      return key < 0 ? sign : to.charAt(key);
    })
    .join('');
}
