/**
 * What a word sounds like, roughly and without its vowels: «дестроєр» and “destroyer” have one key,
 * so have «відступ» and “vidstup”. Coarse on purpose: it only picks among the names of a glossary.
 */

const CYRILLIC = 'бвгджзклмнпрстфхцчшщ';
const CYRILLIC_SOUNDS = 'bvgdgsklmnprstfhscxx';

/** English spells one sound with several letters, and one letter may stand for several sounds. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'xn'],
  [/^kn/g, 'n'],
  [/shch|sh/g, 'x'],
  [/ch/g, '1'],
  [/zh|dge/g, 'g'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/kh/g, 'h'],
  [/th/g, 't'],
  [/x(?=[aeiouy]|$)/g, 'ks'],
  [/ts|z/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/1/g, 'c'],
  [/j/g, 'g'],
  [/wh?/g, 'v'],
];

const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/** Takes a folded key. Words without at least three consonants have no key worth comparing. */
export function soundOf(key: string): string {
  const latin = CYRILLIC_LETTER.test(key) ? romanised(key) : respelt(key);
  const sound = latin.replace(/(.)\1+/g, '$1').replace(/[^b-df-hj-np-tvxz]/g, '');
  return sound.length < 3 ? '' : sound;
}

/**
 * Whether a word may be the other one written down by ear, in the other alphabet. Within one
 * alphabet nobody spells by ear, and words that share their consonants have nothing in common.
 */
export function isByEar(typed: string, name: string): boolean {
  return (
    CYRILLIC_LETTER.test(typed) !== CYRILLIC_LETTER.test(name) &&
    Math.abs(syllables(typed) - syllables(name)) <= 1
  );
}

function syllables(key: string): number {
  return key.match(/[aeiouyаеєиіїоуюяыэ]+/g)?.length ?? 0;
}

function romanised(key: string): string {
  return Array.from(key.replaceAll('дж', 'ж'), (letter) => {
    const at = CYRILLIC.indexOf(letter);
    return at < 0 ? 'a' : CYRILLIC_SOUNDS.charAt(at);
  }).join('');
}

function respelt(key: string): string {
  return ENGLISH.reduce((word, [spelling, sound]) => word.replace(spelling, sound), key);
}
