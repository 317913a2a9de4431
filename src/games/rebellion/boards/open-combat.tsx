import { parseSetup } from '../engine/combat/parse-setup.ts';
import type { CombatAnswer } from '../engine/combat/types.ts';
import type { CombatMessages } from '../words/combat.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { combatAdapter } from './combat-adapter.tsx';

/** A page speaks one language; the words of the other stay where they are. */
const combatWords = async (language: Language): Promise<CombatMessages> =>
  language === 'uk'
    ? (await import('../words/uk/combat.ts')).uk
    : (await import('../words/ru/combat.ts')).ru;

export const open: Open = async (data, newSeed) => {
  const parsed = parseSetup(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const words = await combatWords(data.language);
  const adapter = combatAdapter(parsed.setup, data.language, words, data.terms);
  const book = data.choices as readonly CombatAnswer[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
