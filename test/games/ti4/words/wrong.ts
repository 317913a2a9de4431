import { UNIT_IDS } from '../../../../src/games/ti4/engine/data/units.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/ti4/engine/data/technologies.ts';
import { cardName } from '../../../../src/games/ti4/words/technologies.ts';

const SPOKEN_ID = new RegExp(`(?<![\\w-])(?:${UNIT_IDS.join('|')})(?![\\w-])`);
// Roman numerals of planets, upgrades and stages.
const NUMERALS = /\b(?:I|II|IV)\b/g;

const ORIGINALS = TECHNOLOGY_IDS.map(cardName).flatMap((name) =>
  'original' in name ? [name.original] : [],
);

// Cards that the rulebook does not name keep their original names; X and Y are two tokens.
const ORIGINAL = new RegExp(`«(?:${ORIGINALS.join('|')})»| X-89| [XY](?=»)`, 'g');

/** What no reader should ever meet. */
export const wrongWith = (text: string): string | null => {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object|[{}]|\s{2}| [.,:]/.test(text)) return `broken: ${text}`;
  if (SPOKEN_ID.test(text)) return `speaks in ids: ${text}`;
  return /[A-Za-z]/.test(text.replaceAll(ORIGINAL, '').replaceAll(NUMERALS, ''))
    ? `Latin letters: ${text}`
    : null;
};
