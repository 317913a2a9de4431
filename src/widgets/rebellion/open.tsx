import type { ComponentChild } from 'preact';
import { parseSetup } from '../../engine/rebellion/combat/parse-setup.ts';
import type { CombatAnswer } from '../../engine/rebellion/combat/types.ts';
import type { CombatMessages } from '../../i18n/engine/rebellion-combat.ts';
import type { Language } from '../../rules/languages.ts';
import type { PlayerData } from '../player-data.ts';
import { Player } from '../player.tsx';
import { combatAdapter } from './combat-adapter.tsx';

/** A page speaks one language; the words of the other stay where they are. */
const combatWords = async (language: Language): Promise<CombatMessages> =>
  language === 'uk'
    ? (await import('../../i18n/engine/rebellion-combat.uk.ts')).uk
    : (await import('../../i18n/engine/rebellion-combat.ru.ts')).ru;

export const open = async (data: PlayerData, newSeed: () => number): Promise<ComponentChild> => {
  const parsed = parseSetup(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const words = await combatWords(data.language);
  const adapter = combatAdapter(parsed.setup, data.language, words, data.terms);
  const book = data.choices as readonly CombatAnswer[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
