import type { ActionId } from '../actions.ts';
import type { DieFace } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { MissionId } from '../missions.ts';
import type { ObjectiveId } from '../objectives.ts';
import type { RingId } from '../rings.ts';
import type { UnitCounts } from '../setup.ts';
import type { TeamRole } from '../skills.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { Deck } from './deck.ts';
import type { Frame } from './frames.ts';

export type Place = SystemId | 'rebel-base-space';
export type Phase = 'setup' | 'assignment' | 'command' | 'refresh';
export type Players = 2 | 3 | 4;
export type Variant = 'first' | 'advanced';
/** Who sits at the table: a side, or one role of a side that two seats share. */
export type Seat = Side | `${Side}-${TeamRole}`;

export interface SystemState {
  readonly units: UnitCounts;
  /** The marker of a side, under a subjugation marker or not; Coruscant is loyal without one. */
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotage: boolean;
  readonly destroyed: boolean;
  /** Cards that say they stay with the system. */
  readonly attachments: readonly MissionId[];
}

export type LeaderPlace =
  | { readonly at: 'box' }
  | { readonly at: 'pool' }
  | { readonly at: 'mission'; readonly slot: number }
  | { readonly at: 'board'; readonly place: Place }
  | { readonly at: 'eliminated' };

export interface LeaderState {
  /** Whose leader it is now: a card can turn a Rebel to the Empire. */
  readonly side: Side;
  readonly place: LeaderPlace;
  readonly ring: RingId | null;
}

/** A mission card on the table with leaders on it; `slot` is its name while it lies there. */
export interface MissionOnTable {
  readonly slot: number;
  readonly side: Side;
  readonly card: MissionId;
  readonly revealed: boolean;
}

export interface Pile<Card extends string> {
  readonly deck: Deck<Card>;
  readonly hand: readonly Card[];
  /** Drawn and being looked at: not in hand yet. */
  readonly aside: readonly Card[];
  readonly discard: readonly Card[];
  readonly box: readonly Card[];
}

export interface Piles {
  readonly 'empire-missions': Pile<MissionId>;
  readonly 'rebel-missions': Pile<MissionId>;
  /** Projects that are gained go to the hand of Imperial missions. */
  readonly projects: Pile<MissionId>;
  readonly 'empire-actions': Pile<ActionId>;
  readonly 'rebel-actions': Pile<ActionId>;
  readonly objectives: Pile<ObjectiveId>;
  readonly probes: Pile<SystemId>;
}

export type PileId = keyof Piles;
export type CardOf<Id extends PileId> = Piles[Id]['hand'][number];

/** A die of one kind, shown as its owner wishes instead of being rolled. */
export interface SetDie {
  readonly of: string;
  readonly face: DieFace;
}

export type Queue = readonly [UnitCounts, UnitCounts, UnitCounts];

export interface BaseState {
  /** The probe card under «Location», or face up on the space once revealed. */
  readonly card: SystemId | null;
  readonly revealed: boolean;
  /** Units on the Rebel Base space. */
  readonly space: UnitCounts;
}

export interface Victory {
  readonly side: Side;
  readonly because: 'reputation' | 'base-conquered' | 'base-destroyed';
}

export interface RebellionOutcome {
  /** null: the procedure ended before the game did. */
  readonly winner: Victory | null;
  readonly round: number;
}

export interface RebellionState {
  readonly variant: Variant;
  readonly players: Players;
  /** Seats in the order of their turns. */
  readonly order: readonly Seat[];
  readonly round: number;
  readonly phase: Phase;
  readonly passed: readonly Seat[];
  readonly time: number;
  readonly reputation: number;
  readonly systems: Readonly<Record<SystemId, SystemState>>;
  readonly base: BaseState;
  readonly leaders: Readonly<Record<LeaderId, LeaderState>>;
  readonly missions: readonly MissionOnTable[];
  readonly piles: Piles;
  readonly queue: Readonly<Record<Side, Queue>>;
  /** Who resolved Rapid Mobilization: each time takes effect at the end of this command phase. */
  readonly mobilizations: readonly Seat[];
  /** Dice that are not rolled in the next roll of the Rebels. */
  readonly setDice: readonly SetDie[];
  readonly winner: Victory | null;
  /** What is still to be done; the last one is next. */
  readonly agenda: readonly Frame[];
}
