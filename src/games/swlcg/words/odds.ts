import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

export type EdgeOddsWords = typeof uk;
export type EdgeChange = keyof EdgeOddsWords['changes'];

const WORDS: Readonly<Record<Language, EdgeOddsWords>> = { uk, ru };

export const edgeOddsWords = (language: Language): EdgeOddsWords => WORDS[language];
