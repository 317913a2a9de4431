import type { Language } from '../rules/languages.ts';
import { foldWords } from './fold.ts';
import { oncePerLanguage } from './once.ts';

/** Small words that an answer turns on: how often, when, in whose place, without what, and «not». */
const TURNING = {
  uk: `без до після перед лише лиш тільки замість не ні крім окрім проти двічі раз разом знову
    хто кого кому чий свій своя своє свої більше більш менше менш під час через від також`,
  ru: `без до после перед лишь только вместо не нет ни кроме против дважды раз разом снова опять
    кто кого кому чей свой своя своё свои больше более меньше менее через от также`,
} as const satisfies Record<Language, string>;

const sets = oncePerLanguage((language) => new Set(foldWords(TURNING[language])));

export const isTurning = (language: Language, key: string): boolean => sets(language).has(key);

/** Whoever uses these wants a rule, and not to be told what a word means. */
const ASKING = {
  uk: 'чи коли скільки де куди звідки хто як чому можна треба',
  ru: 'ли когда сколько где куда откуда кто как почему можно надо нужно',
} as const satisfies Record<Language, string>;

const asking = oncePerLanguage((language) => new Set(foldWords(ASKING[language])));

/** Takes a folded key. */
export const isAsking = (language: Language, key: string): boolean => asking(language).has(key);

/** What says no to the words that follow. */
const DENIALS = {
  uk: 'ні не ніколи немає нема неможливо заборонено',
  ru: 'нет не нельзя никогда невозможно запрещено',
} as const satisfies Record<Language, string>;

const denials = oncePerLanguage((language) => new Set(foldWords(DENIALS[language])));

/** Takes a folded key. */
export const isDenial = (language: Language, key: string): boolean => denials(language).has(key);
