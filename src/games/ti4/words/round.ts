import type { PlayerId } from '../engine/action/types.ts';
import type { Card } from '../engine/data/strategy-cards.ts';
import type { RoundTask } from '../engine/round/procedures.ts';
import type { RoundChoice, RoundEventData, RoundFrame, RoundState } from '../engine/round/types.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/round.ts';
import { uk } from './uk/round.ts';

export interface RoundNames {
  readonly planet: (id: string) => string;
}

/** Everything the strategy, action and status phases can say. */
export interface RoundMessages {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  readonly events: {
    readonly [Kind in keyof RoundEventData]: (
      data: RoundEventData[Kind],
      names: RoundNames,
    ) => string;
  };
  readonly tasks: {
    readonly [Task in RoundTask]: (
      frame: Extract<RoundFrame, { at: Task }>,
      state: RoundState,
    ) => string;
  };
  readonly choices: {
    readonly [Kind in RoundChoice['kind']]: (
      choice: Extract<RoundChoice, { kind: Kind }>,
      state: RoundState,
      names: RoundNames,
    ) => string;
  };
  readonly outcome: (state: RoundState) => readonly string[];
  readonly board: RoundBoardWords;
}

/** Words of the picture of the table. */
export interface RoundBoardWords {
  readonly common: string;
  readonly none: string;
  readonly speaker: string;
  readonly passed: string;
  readonly used: string;
  readonly cards: string;
  readonly pools: (tactic: number, fleet: number, strategy: number) => string;
  readonly laid: (tokens: number) => string;
  readonly goods: (goods: number) => string;
  readonly commodities: (commodities: number, limit: number) => string;
  readonly points: (points: number, goal: number) => string;
  readonly actionCards: (cards: number) => string;
  readonly objectives: (stage1: number, stage2: number) => string;
  readonly planets: string;
  readonly influence: (influence: number) => string;
  readonly exhausted: string;
  readonly naalu: string;
}

const ALL: Readonly<Record<Language, RoundMessages>> = { uk, ru };

export const roundMessages = (language: Language): RoundMessages => ALL[language];
