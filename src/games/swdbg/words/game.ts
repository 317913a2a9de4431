import type { SwdbgProcedure } from '../engine/game/machine.ts';
import type { board } from './uk/phrases.ts';
import type { EffectKind } from '../engine/game/effects.ts';
import type { Side } from '../engine/sides.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';

export interface SwdbgNames {
  /** A card or a base, as the booklet calls it, or as the original edition does. */
  readonly of: (id: string) => string;
  /** One of several copies in play. */
  readonly copy: (id: string) => string;
}

export type SwdbgDraw = 'galaxy-deck' | 'empire-deck' | 'rebel-deck' | 'empire-hand' | 'rebel-hand';

export type SwdbgTold = ToldOf<SwdbgProcedure<never>, Side | 'both', SwdbgNames>;

export interface SwdbgMessages extends Telling<SwdbgTold> {
  readonly draws: Readonly<Record<SwdbgDraw, string>>;
  readonly effects: Readonly<Record<EffectKind, string>>;
  readonly board: SwdbgBoardWords;
}

/** Words of the board picture. */
export type SwdbgBoardWords = typeof board;
