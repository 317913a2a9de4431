import type { Language } from '../rules/languages.ts';
import { oncePerLanguage } from './once.ts';

/**
 * The root of a word as far as its letters show it: what «відступ», «відступати», «відступити» and
 * «відступлення» have in common. Says that words are akin, never that they are the same.
 */

const SHORTEST = 4;

/** Each list is tried once, in this order; of its endings the longest that leaves a root goes. */
const ENDINGS = {
  uk: [
    'ся сь',
    `ти ння ла ло ли в но ний ного ному ним ні на ну ної ною ють ять ать уть є єть еть ить їть емо имо ємо ете ите єте
     йте іть ти лий ий ій а я у ю и і о е ого ому ої ою ою ам ями ами ах ях ом ем ем ям ові еві ів їв их ими им`,
    `овува ювува ува юва ова а я е и і ї у ю ен єн ін ан ян енн анн інн янн єнн
     ськ цьк зьк ов ев єв льн альн ник нич ництв ець ц ач яч ар яр ість ост ств ок к`,
  ],
  ru: [
    'ся сь',
    `ть ти чь ние ния нию нием нии ла ло ли л но на ны н ный ного ному ным ная ную ной ные ных ными ают яют уют ует ает яет ем
     им ете ите йте й ий ый ой ая яя ое ее ые ие а я у ю ы и о е ь ого его ому ему ом ем ам ям ами ями ах ях ов ев ей`,
    `ыва ива ова ева ирова ировк иров а я и е у ю ен ан ян енн анн янн вш ющ ящ ущ ащ
     ск ов ев льн альн тельн ник нич ец ч тель ость ост ств ок к`,
  ],
} as const satisfies Record<Language, readonly string[]>;

const steps = oncePerLanguage((language) => ENDINGS[language].map(longestFirst));

/**
 * What takes turns at the end of a root: захист, захищати; перемога, переможець; вхід, входити. Verbs
 * whose root ends in a vowel add sounds to it: вибути, вибувати, вибуття; відкрити, відкривати.
 */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1$/, '$1'],
  [/([бвгджзклмпрстфхцчшщ])н$/, '$1'],
  [/([бвмпф])л$/, '$1'],
  [/(?<=.{3}[аеиіоуыюя])в$/, ''],
  [/(?<=.{4})[аеиіоуыюя]$/, ''],
  [/(?:щ|ст|[чцк])$/, 'т'],
  [/(?<=.{3}[иуыя])т$/, ''],
  [/(?<=.{4})[аеиіоуыюя]$/, ''],
  [/(?:ждж?|дж|жд)$/, 'д'],
  [/ж$/, 'г'],
  [/ш$/, 'х'],
  [/[іа]([^аеиіоуыюя]{1,2})$/, 'о$1'],
];

/** Takes a folded key. Empty where so little is left that it would join words by chance. */
export function rootOf(language: Language, key: string): string {
  let root = key;
  for (const endings of steps(language)) {
    const ending = endings.find(
      (candidate) => root.length - candidate.length >= SHORTEST && root.endsWith(candidate),
    );
    if (ending !== undefined) root = root.slice(0, -ending.length);
  }
  for (const [turn, sound] of TURNS) root = root.replace(turn, sound);
  return root.length < SHORTEST - 1 ? '' : root;
}

/** What is put before a root to change what it does: «обстрел» and «выстрел» have one root. */
const PREFIXES = {
  uk: 'ви від за роз без об по пере під при про до недо на над з с у в о із зі',
  ru: 'вы от за раз рас без бес об по пере под при про до недо на над из с со у в о воз',
} as const satisfies Record<Language, string>;

const prefixes = oncePerLanguage((language) => longestFirst(PREFIXES[language]));

/** A prefix of one letter may as well be the first of the root. */
const SHORTEST_BARE = 3;

/** The root without its prefix, which joins more words and less surely. */
export function bareRootOf(language: Language, key: string): string {
  const root = rootOf(language, key);
  const prefix = prefixes(language).find(
    (candidate) =>
      root.startsWith(candidate) &&
      root.length - candidate.length >= SHORTEST_BARE + Number(candidate.length === 1),
  );
  return root.slice(prefix?.length ?? 0);
}

function longestFirst(list: string): readonly string[] {
  return [...new Set(list.trim().split(/\s+/))].sort((a, b) => b.length - a.length);
}
