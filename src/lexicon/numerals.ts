import type { Language } from '../rules/languages.ts';
import { fold } from './fold.ts';
import { tokenize } from './tokenize.ts';

/** A number that a text tells, in digits or in a word. */
export interface TextNumber {
  /** «5», «5.» for the fifth, «1/2» for a half. */
  readonly value: string;
  /** The word may mean something else: «один» is «a certain», «другий» «the other one». */
  readonly isLoose: boolean;
  readonly start: number;
  readonly end: number;
}

/** Stems, separated by spaces, and the endings that any of them may have. */
type Numeral = readonly [value: string, stems: string, endings?: string];

const ORDINAL_UK = 'ий ого ому им ім а ої ій у ою е і их ими';
const ORDINAL_RU = 'ый ой ого ому ым ом ая ую ою ое ые ых ыми';
const TEN_UK = 'ь и ьох ьом ьма ьома';
const TEN_RU = 'ь и ью';
const NOUN_UK = 'а и і у ою';
const NOUN_RU = 'а ы и е у ой';

/** «?» after a value: the word is a loose one. */
const NUMERALS: Readonly<Record<Language, readonly Numeral[]>> = {
  uk: [
    ['1?', 'од', 'ин на не ні ного ному ним нім ної ній ну ною них ними'],
    ['1?', 'одн', 'а е і ого ому им ім ої ій у ою их ими'],
    ['2', 'дв', 'а і ох ом ома оє ічі'],
    ['2', 'об', 'идва идві идвох идвом идвома оє ох ом ома'],
    ['2', 'вдвічі удвічі вдвоє удвоє вдвох удвох подвійно'],
    ['3', 'тр', 'и ьох ьом ьома оє ичі'],
    ['3', 'втричі утричі втрьох утрьох'],
    ['4', 'чотир', 'и ьох ьом ма'],
    ['4', 'четверо вчотирьох учотирьох'],
    ['4', 'четвірк', NOUN_UK],
    ['5', 'п’ят', `${TEN_UK} еро`],
    ['6', 'ш', 'ість ести істьох істьом істьма істьома естеро'],
    ['7', 'с', 'ім еми імох імом імома емеро'],
    ['8', 'в', 'ісім осьми ісьмох ісьмом ісьма ісьмома'],
    ['9', 'дев’ят', TEN_UK],
    ['10', 'десят', TEN_UK],
    ['11', 'одинадцят', TEN_UK],
    ['12', 'дванадцят', TEN_UK],
    ['13', 'тринадцят', TEN_UK],
    ['14', 'чотирнадцят', TEN_UK],
    ['15', 'п’ятнадцят', TEN_UK],
    ['16', 'шістнадцят', TEN_UK],
    ['17', 'сімнадцят', TEN_UK],
    ['18', 'вісімнадцят', TEN_UK],
    ['19', 'дев’ятнадцят', TEN_UK],
    ['20', 'двадцят', TEN_UK],
    ['30', 'тридцят', TEN_UK],
    ['40', 'сорок сорока'],
    ['50', 'п’ятдесят п’ятдесяти'],
    ['60', 'шістдесят шістдесяти'],
    ['100', 'сто ста'],
    ['1/2', 'половин', NOUN_UK],
    ['1/3', 'третин', NOUN_UK],
    ['2.', 'вдруге удруге'],
    ['3.', 'втретє утретє'],
    ['2.?', 'друг', ORDINAL_UK],
    ['3.', 'трет', 'ій ього ьому ім я ьої ю ьою є і іх іми'],
    ['4.', 'четверт', ORDINAL_UK],
    ['5.', 'п’ят', ORDINAL_UK],
    ['6.', 'шост', ORDINAL_UK],
    ['7.', 'сьом', ORDINAL_UK],
    ['8.', 'восьм', ORDINAL_UK],
    ['9.', 'дев’ят', ORDINAL_UK],
    ['10.', 'десят', ORDINAL_UK],
  ],
  ru: [
    ['1?', 'одн', 'а о и ого ому им ом ой у ою их ими'],
    ['1?', 'один'],
    ['2', 'дв', 'а е ух ум умя ое оих оим оими ажды'],
    ['2', 'об', 'а е оих еих оим еим оими еими'],
    ['2', 'вдвое вдвоём вдвойне'],
    ['3', 'тр', 'и ёх ём емя ое оих оим оими ижды'],
    ['3', 'втрое втроём'],
    ['4', 'четыр', 'е ёх ём ьмя'],
    ['4', 'четвер', 'о ых ым'],
    ['4', 'вчетвером'],
    ['4', 'четвёрк', NOUN_RU],
    ['5', 'пят', `${TEN_RU} еро`],
    ['6', 'шест', `${TEN_RU} еро`],
    ['7', 'сем', `${TEN_RU} еро`],
    ['8', 'вос', 'емь ьми емью ьмью'],
    ['9', 'девят', TEN_RU],
    ['10', 'десят', `${TEN_RU} еро`],
    ['11', 'одиннадцат', TEN_RU],
    ['12', 'двенадцат', TEN_RU],
    ['13', 'тринадцат', TEN_RU],
    ['14', 'четырнадцат', TEN_RU],
    ['15', 'пятнадцат', TEN_RU],
    ['16', 'шестнадцат', TEN_RU],
    ['17', 'семнадцат', TEN_RU],
    ['18', 'восемнадцат', TEN_RU],
    ['19', 'девятнадцат', TEN_RU],
    ['20', 'двадцат', TEN_RU],
    ['30', 'тридцат', TEN_RU],
    ['40', 'сорок сорока'],
    ['50', 'пятьдесят пятидесяти'],
    ['60', 'шестьдесят шестидесяти'],
    ['100', 'сто ста'],
    ['1/2', 'половин', NOUN_RU],
    ['1/3', 'треть'],
    ['2.', 'втор', ORDINAL_RU],
    ['3.', 'трет', 'ий ьего ьему ьим ьем ья ьей ью ье ьи ьих ьими'],
    ['4.', 'четвёрт', ORDINAL_RU],
    ['5.', 'пят', ORDINAL_RU],
    ['6.', 'шест', ORDINAL_RU],
    ['7.', 'седьм', ORDINAL_RU],
    ['8.', 'восьм', ORDINAL_RU],
    ['9.', 'девят', ORDINAL_RU],
    ['10.', 'десят', ORDINAL_RU],
  ],
};

const valuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    NUMERALS[language].flatMap(([value, stems, endings]) =>
      stems
        .split(' ')
        .flatMap((stem) =>
          (endings?.split(' ') ?? ['']).map((end) => [fold(stem + end), value] as const),
        ),
    ),
  );

const VALUES = { uk: valuesOf('uk'), ru: valuesOf('ru') };

/** The numbers of a text in its order; «двадцять п’ять» is one of them. */
export function numbersIn(text: string, language: Language): readonly TextNumber[] {
  const found: TextNumber[] = [];
  for (const { text: word, start, end } of tokenize(text)) {
    const value = /^\d+$/.test(word) ? word : VALUES[language].get(fold(word));
    if (value === undefined) continue;
    const isLoose = value.endsWith('?');
    const number = { value: isLoose ? value.slice(0, -1) : value, isLoose, start, end };
    const tens = found.at(-1);
    if (tens !== undefined && isOneNumber(tens, number, text)) {
      const sum = String(Number(tens.value) + Number.parseInt(number.value, 10));
      const suffix = number.value.endsWith('.') ? '.' : '';
      found.splice(-1, 1, { value: sum + suffix, isLoose: false, start: tens.start, end });
    } else {
      found.push(number);
    }
  }
  return found;
}

/** Two words, not digits: tens or a hundred, and what is less. */
function isOneNumber(tens: TextNumber, { value, start }: TextNumber, text: string): boolean {
  const rest = Number.parseInt(value, 10);
  const isTens = /^(?:[2-6]0|100)$/.test(tens.value) && !/\d/.test(text.slice(tens.start, start));
  return (
    isTens && rest < (tens.value === '100' ? 100 : 10) && /^ $/.test(text.slice(tens.end, start))
  );
}
