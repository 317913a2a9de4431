import type { LeaderId } from '../leaders.ts';
import type { MissionId } from '../missions.ts';
import type { RingId } from '../rings.ts';
import type { UnitCounts } from '../setup.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { CardOf, Phase, PileId, Place, Players, Queue, Seat, Variant } from './types.ts';

export interface SystemSetup {
  readonly units: UnitCounts;
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotage: boolean;
  readonly destroyed: boolean;
  readonly leaders: readonly LeaderId[];
  readonly attachments: readonly MissionId[];
}

export interface PileSetup<Card extends string> {
  readonly hand: readonly Card[];
  /** Cards on top of the deck, the first one uppermost; the rest is shuffled. */
  readonly top: readonly Card[];
  readonly discard: readonly Card[];
  readonly box: readonly Card[];
}

export type PileSetups = { readonly [Id in PileId]?: PileSetup<CardOf<Id>> };

/** What a walkthrough of one procedure is about; each procedure says what it needs. */
export interface Start {
  readonly side?: Side;
  readonly seat?: Seat;
  readonly system?: SystemId;
  readonly place?: Place;
  readonly slot?: number;
  readonly leader?: LeaderId;
  readonly amount?: number;
}

/** A position of the game as it is told; whatever is not told lies in the box or its deck. */
export interface RebellionSetup {
  readonly variant: Variant;
  readonly players: Players;
  readonly order: readonly Seat[];
  readonly round: number;
  readonly phase: Phase;
  readonly passed: readonly Seat[];
  readonly time: number;
  readonly reputation: number;
  readonly systems: Readonly<Partial<Record<SystemId, SystemSetup>>>;
  readonly base: { readonly system: SystemId | null; readonly revealed: boolean };
  readonly space: { readonly units: UnitCounts; readonly leaders: readonly LeaderId[] };
  readonly pool: Readonly<Record<Side, readonly LeaderId[]>>;
  readonly rings: Readonly<Partial<Record<LeaderId, RingId>>>;
  readonly eliminated: readonly LeaderId[];
  readonly missions: readonly {
    readonly side: Side;
    readonly card: MissionId;
    readonly leaders: readonly LeaderId[];
  }[];
  readonly piles: PileSetups;
  readonly queue: Readonly<Record<Side, Queue>>;
  readonly mobilizations: number;
  readonly start: Start;
}
