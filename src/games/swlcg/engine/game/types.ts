import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import type { Frame, TurnPhase } from './frames.ts';

export type * from './choices.ts';
export type * from './events.ts';
export type * from './frames.ts';

/**
 * `chosen`: an objective lying face down before the game; `edge`: in its owner's edge stack;
 * `captured`: face down at the objective named by `host`.
 */
export type Zone = 'hand' | 'play' | 'chosen' | 'edge' | 'captured' | 'discard' | 'victory';

/** One card that has left its deck. */
export interface Piece {
  readonly id: string;
  readonly card: CardId;
  readonly owner: Side;
  readonly zone: Zone;
  readonly focus: number;
  readonly damage: number;
  readonly shields: number;
  readonly committed: boolean;
  /** The card it is attached to. */
  readonly host: string | null;
}

export interface Deck {
  /** Shuffled: which card comes next is up to chance. */
  readonly command: readonly CardId[];
  readonly objectives: readonly CardId[];
  /** Objectives put under the deck, in the order in which they will come. */
  readonly under: readonly CardId[];
}

export interface Engagement {
  readonly objective: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** Somebody was sent to defend, whether or not he still stands. */
  readonly defended: boolean;
  /** Whoever has won the edge battle. */
  readonly edge: Side | null;
  /** Both edge stacks lie face up. */
  readonly revealed: boolean;
}

export type WinReason = 'dial' | 'objectives' | 'command-deck' | 'objective-deck';

export interface Winner {
  readonly side: Side;
  readonly reason: WinReason;
}

export type Phase = 'setup' | TurnPhase;

export interface GameState {
  readonly active: Side;
  readonly phase: Phase | null;
  /** Turns each side has begun; 1 while it plays its first. */
  readonly turns: Readonly<Record<Side, number>>;
  readonly dial: number;
  readonly balance: Side;
  readonly pieces: readonly Piece[];
  readonly decks: Readonly<Record<Side, Deck>>;
  readonly reserve: Readonly<Record<Side, number>>;
  readonly engagement: Engagement | null;
  readonly thisTurn: {
    readonly engaged: readonly string[];
    /** Sides that have played a card with Limited. */
    readonly limited: readonly Side[];
    /** Cards whose ability is for once a turn and has been used. */
    readonly spent: readonly string[];
  };
  /** Action windows are opened; without them an example keeps to its point. */
  readonly windows: boolean;
  /** The event whose effect does not happen. */
  readonly cancelled: string | null;
  /** What is still to be done; the last frame is next. */
  readonly agenda: readonly Frame[];
  readonly winner: Winner | null;
}

/** A table as an example lays it out. */
export interface GameSetup {
  readonly active: Side;
  readonly turns: Readonly<Record<Side, number>>;
  readonly phases: readonly TurnPhase[];
  /** How many turns are played. */
  readonly length: number;
  readonly dial: number;
  readonly balance: Side;
  readonly windows: boolean;
  readonly pieces: readonly Piece[];
  readonly decks: Readonly<Record<Side, Deck>>;
  readonly reserve: Readonly<Record<Side, number>>;
  readonly engagement: Engagement | null;
}

export interface GameOutcome {
  readonly winner: Winner | null;
  readonly edge: Side | null;
  readonly dial: number;
  readonly balance: Side;
  readonly victory: Readonly<Record<Side, number>>;
}
