import type { PlayerId } from '../engine/action/types.ts';
import type { Card } from '../engine/data/strategy-cards.ts';
import type { RoundTask } from '../engine/round/procedures.ts';
import type { RoundChoice, RoundEvent, RoundOutcome, RoundState } from '../engine/round/types.ts';
import type { Telling } from '../../../player/telling.ts';

export interface RoundNames {
  readonly planet: (id: string) => string;
}

export interface RoundTold {
  readonly Side: PlayerId;
  readonly State: RoundState;
  readonly Choice: RoundChoice;
  readonly Event: RoundEvent;
  readonly Outcome: RoundOutcome;
  readonly Task: RoundTask;
  readonly Names: RoundNames;
}

export interface RoundMessages extends Telling<RoundTold> {
  readonly cards: Readonly<Record<Card, string>>;
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
