import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds-mission.ts';
import { uk } from './uk/odds-mission.ts';

/** Everything an answer about a mission can say; numbers come as text already. */
export type MissionOddsWords = typeof uk;

const ALL: Readonly<Record<Language, MissionOddsWords>> = { uk, ru };

export const missionOddsWords = (language: Language): MissionOddsWords => ALL[language];
