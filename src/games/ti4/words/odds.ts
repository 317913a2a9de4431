import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

export type Ti4OddsWords = typeof uk;

/** Powers of a faction that need a decision in the middle of a fight: they are left out. */
export type LeftOut = keyof Ti4OddsWords['remarks']['leftOut'];

const WORDS: Readonly<Record<Language, Ti4OddsWords>> = { uk, ru };

export const ti4OddsWords = (language: Language): Ti4OddsWords => WORDS[language];
