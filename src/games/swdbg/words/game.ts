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
export interface SwdbgBoardWords {
  readonly turn: (turn: number, side: Side) => string;
  readonly setup: string;
  readonly over: string;
  readonly force: string;
  readonly forceAt: (position: number) => string;
  readonly row: string;
  readonly galaxy: (deck: number, discard: number, pilots: number) => string;
  readonly emptyPlace: string;
  readonly base: string;
  readonly noBase: string;
  readonly baseDamage: (damage: number, hitPoints: number) => string;
  readonly stack: (bases: number) => string;
  readonly trophies: (bases: number, goal: number) => string;
  readonly resources: string;
  readonly hand: string;
  readonly handCount: (cards: number) => string;
  readonly piles: (deck: number, discard: number) => string;
  readonly inPlay: string;
  readonly nothing: string;
  readonly attack: (value: number) => string;
  readonly cost: (value: number) => string;
  readonly target: (value: number) => string;
  readonly shipDamage: (damage: number, hitPoints: number) => string;
  readonly attacked: string;
  readonly used: string;
  readonly aimed: string;
  readonly ship: string;
  readonly faction: Readonly<Record<Side | 'neutral', string>>;
  readonly key: string;
  readonly keyValues: string;
  readonly keyRow: string;
}
