import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

export type DrawOddsWords = typeof uk;
export type DrawPreset = keyof DrawOddsWords['presets'];
export type DrawChange = keyof DrawOddsWords['changes'];

const WORDS: Readonly<Record<Language, DrawOddsWords>> = { uk, ru };

export const drawOddsWords = (language: Language): DrawOddsWords => WORDS[language];
