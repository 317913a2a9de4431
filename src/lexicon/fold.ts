/**
 * The one normalisation of words, for both sides of every match: the key of a word is what it has
 * in common with all its spellings. Keys are compared, never shown. Runs in the browser too.
 */

const LATIN = 'abcehikmoptxyïë';
const CYRILLIC = 'авсенікмортхуїё';

const toCyrillic = new Map([...LATIN].map((letter, at) => [letter, CYRILLIC.charAt(at)]));
const toLatin = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN.charAt(at)]));

const HAS_LATIN = /\p{Script=Latin}/u;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;
const ONLY_LATIN = /(?![abcehikmoptxyïë])\p{Script=Latin}/iu;
const ONLY_CYRILLIC = /(?![авсенікмортху])\p{Script=Cyrillic}/iu;

/** Nothing to compose or to drop: the case of nearly all words of a dictionary. */
const PLAIN = /^[a-zа-яёіїєґ' -]*$/;
const WORD_RUN = /[\p{L}\p{M}'’\u00AD-]+/gu;
const SOFT_HYPHEN = /\u00AD/g;
const STRESS = /[\u0300\u0301]/g;
const DOTS_OF_YO = /е\u0308+/g;
const APOSTROPHES = /[’ʼ‘`´′]/g;
const HYPHENS = /[‐‑]/g;

/** The key of a word, or of every word of a text. `fold(fold(x))` is `fold(x)`. */
export function fold(text: string): string {
  const key = settle(text.toLowerCase());
  const mixed = HAS_LATIN.test(key) && HAS_CYRILLIC.test(key);
  // A look-alike may meet a mark it had not been joined with before.
  return mixed ? settle(key.replace(WORD_RUN, unmixAlphabets)) : key;
}

/** The keys of words written out one after another. */
export function foldWords(list: string): readonly string[] {
  return list.trim().split(/\s+/).map(fold);
}

/**
 * A word whose look-alike letters come from the wrong alphabet, rewritten in the alphabet of its
 * other letters. Parts of a hyphenated word may differ (HoloNet-мережа); a word with letters that
 * exist in one alphabet only on both sides is left as it is, for nothing tells which was meant.
 */
export function unmixAlphabets(word: string): string {
  if (!HAS_LATIN.test(word) || !HAS_CYRILLIC.test(word)) return word;
  const latin = ONLY_LATIN.test(word);
  const cyrillic = ONLY_CYRILLIC.test(word);
  if (latin && cyrillic) {
    return word.includes('-') ? word.split('-').map(unmixAlphabets).join('-') : word;
  }
  return rewrite(word, latin || (!cyrillic && isMostlyLatin(word)) ? toLatin : toCyrillic);
}

/**
 * The same for text that is shown, part by part: a letter standing for its shape, as in Y-вінґ or
 * X-истребитель, may be of another alphabet than the rest, while for a key both are one letter.
 */
export function respell(word: string): string {
  return word
    .split(/([-‐‑])/)
    .map(unmixAlphabets)
    .join('');
}

/** The key of a name for sorting: its Latin letters that look Cyrillic count as such. */
export const inCyrillic = (name: string): string => rewrite(name, toCyrillic);

function settle(lower: string): string {
  return (PLAIN.test(lower) ? lower.replaceAll('ё', 'е') : dropMarks(lower)).replaceAll('ґ', 'г');
}

function dropMarks(text: string): string {
  return text
    .replace(SOFT_HYPHEN, '')
    .normalize('NFD')
    .replace(STRESS, '')
    .replace(DOTS_OF_YO, 'е')
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-');
}

function isMostlyLatin(word: string): boolean {
  const letters = [...word];
  const latin = letters.filter((letter) => HAS_LATIN.test(letter)).length;
  return latin > letters.filter((letter) => HAS_CYRILLIC.test(letter)).length;
}

function rewrite(word: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(word, (letter) => {
    const lower = letter.toLowerCase();
    const twin = letters.get(lower) ?? lower;
    return letter === lower ? twin : twin.toUpperCase();
  }).join('');
}
