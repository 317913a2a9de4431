import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds-combat.ts';
import { uk } from './uk/odds-combat.ts';

/** Everything an answer about a combat can say; numbers come as text already. */
export type CombatOddsWords = typeof uk;

const ALL: Readonly<Record<Language, CombatOddsWords>> = { uk, ru };

export const combatOddsWords = (language: Language): CombatOddsWords => ALL[language];
