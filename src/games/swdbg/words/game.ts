import type { board } from './uk/phrases.ts';
import type { EffectKind } from '../engine/game/effects.ts';
import type {
  SwdbgChoice,
  SwdbgEvent,
  SwdbgOutcome,
  SwdbgState,
  SwdbgTask,
} from '../engine/game/index.ts';
import type { Side } from '../engine/sides.ts';
import type { Telling } from '../../../player/telling.ts';

export interface SwdbgNames {
  /** A card or a base, as the booklet calls it, or as the original edition does. */
  readonly of: (id: string) => string;
  /** One of several copies in play. */
  readonly copy: (id: string) => string;
}

export type SwdbgDraw = 'galaxy-deck' | 'empire-deck' | 'rebel-deck' | 'empire-hand' | 'rebel-hand';

export interface SwdbgTold {
  readonly Side: Side | 'both';
  readonly State: SwdbgState;
  readonly Choice: SwdbgChoice;
  readonly Event: SwdbgEvent;
  readonly Outcome: SwdbgOutcome;
  readonly Task: SwdbgTask;
  readonly Names: SwdbgNames;
}

export interface SwdbgMessages extends Telling<SwdbgTold> {
  readonly draws: Readonly<Record<SwdbgDraw, string>>;
  readonly effects: Readonly<Record<EffectKind, string>>;
  readonly board: SwdbgBoardWords;
}

/** Words of the board picture. */
export type SwdbgBoardWords = typeof board;
