import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds-mission.ts';
import { uk } from './uk/odds-mission.ts';

type Whose = 'own' | 'enemy';

/** Everything an answer about a mission can say; numbers come as text already. */
export interface MissionOddsWords {
  readonly title: string;
  readonly summary: string;
  readonly problem: (path: string, problem: string) => string;
  readonly fields: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, string>>;
  readonly headline: (success: string) => string;
  readonly automatic: string;
  readonly success: string;
  readonly tie: string;
  readonly behind: string;
  readonly ahead: string;
  readonly aheadNote: string;
  readonly aheadBy: (by: number) => string;
  readonly successes: string;
  readonly successColumns: readonly [count: string, own: string, enemy: string];
  readonly dice: (whose: Whose, dice: number) => string;
  readonly diceValue: (mean: string) => string;
  readonly limit: (whose: Whose, lost: number) => string;
  readonly limitValue: string;
  readonly portrait: string;
  readonly portraitValue: string;
  readonly portraitMissing: string;
  readonly icon: Readonly<Record<Whose, string>>;
  readonly reroll: Readonly<Record<Whose, string>>;
  readonly difference: (chance: string, points: string) => string;
  readonly faces: string;
  readonly needed: string;
  readonly noIcons: string;
  readonly unopposed: string;
  readonly send: string;
  readonly rerolls: string;
  readonly portraitAlone: string;
  readonly reveal: string;
  readonly captured: string;
  readonly all: string;
  readonly exact: string;
}

const ALL: Readonly<Record<Language, MissionOddsWords>> = { uk, ru };

export const missionOddsWords = (language: Language): MissionOddsWords => ALL[language];
