import { UNIT_IDS } from '../../../../src/games/ti4/engine/data/units.ts';

const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${UNIT_IDS.join('|')})(?![\\w-])`);
// Roman numerals of planets, upgrades and stages.
const NUMERALS = /\b(?:I|II|IV)\b/g;

// Signs of a name rather than words: X and Y are two tokens.
const SIGNS = / X-89| L4(?=»)| [XY](?=»)/g;

/** What no reader should ever meet. */
export const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]/.test(text)) return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  return /[A-Za-z]/.test(text.replaceAll(SIGNS, '').replaceAll(NUMERALS, ''))
    ? `Latin letters: ${text}`
    : null;
};
