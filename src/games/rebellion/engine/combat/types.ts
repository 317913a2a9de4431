import type { Procedure, Prompt } from '../../../../engine/procedure.ts';
import type { ActionId } from '../actions.ts';
import type { DieColour, DieFace } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { TacticCard, TacticId } from '../tactics.ts';
import type { Side, Theatre, UnitId } from '../units.ts';
import type { UnitCounts } from '../setup.ts';
import type { CombatChoice } from './choices.ts';
import type { CombatEvent } from './events.ts';
import type { CombatTask } from './combat.ts';
import type { DieId, Stage } from './stages.ts';

export type { UnitCounts };
export type * from './choices.ts';
export type * from './events.ts';
export type { CombatTask };
export type * from './stages.ts';

export interface AdjacentSystem {
  readonly id: string;
  /** `base-space` is the Rebel Base space of the board: listed so that it can be refused. */
  readonly kind: 'system' | 'base-space';
  readonly loyalty: Side | 'none';
  /** Sides with units there. */
  readonly units: readonly Side[];
  /** The active side moved units out of it to start this combat. */
  readonly origin: boolean;
}

export interface CombatSetup {
  readonly system: string;
  readonly active: Side;
  readonly units: Readonly<Record<Side, UnitCounts>>;
  readonly leaders: Readonly<Record<Side, readonly LeaderId[]>>;
  /** Captured Rebel leaders in the system: seen, but of no use in combat. */
  readonly captured: readonly LeaderId[];
  readonly pool: Readonly<Record<Side, readonly LeaderId[]>>;
  readonly adjacent: readonly AdjacentSystem[];
  /** A side listed here holds exactly these cards instead of drawing in step 2. */
  readonly hands: Readonly<Partial<Record<Side, readonly TacticCard[]>>>;
  /** The Rebel player holds Death Star Plans. */
  readonly plans: boolean;
  /** A destroyed system has no ground to fight on: ground units are cargo. */
  readonly destroyed: boolean;
  /** A game plays this combat inside itself and settles what follows from each of its moments. */
  readonly hosted?: true;
}

/** `sheet`: lethal damage taken, still attacks, gone at the end of the battle step. */
export type Zone = 'system' | 'sheet' | 'supply' | 'retreated';

export type Assigned =
  | { readonly by: 'die'; readonly die: DieId }
  | { readonly by: 'card'; readonly card: TacticId };

export interface Figure {
  readonly id: string;
  readonly unit: UnitId;
  readonly side: Side;
  readonly zone: Zone;
  /** Damage markers from earlier attacks. */
  readonly markers: number;
  /** Damage of the attack in progress, one entry for each point, before it becomes markers. */
  readonly assigned: readonly Assigned[];
}

export type DieUse = 'table' | 'spent' | 'assigned' | 'unassignable';

export interface Die {
  readonly id: DieId;
  readonly colour: DieColour;
  readonly face: DieFace;
  readonly use: DieUse;
}

export interface Attack {
  readonly side: Side;
  readonly theatre: Theatre;
  readonly order: 'first' | 'second';
  /** How many dice are rolled, after reductions and the limit. */
  readonly count: Readonly<Record<DieColour, number>>;
  readonly dice: readonly Die[];
  /** Unstoppable Assault: the attacked side cannot block. */
  readonly unblockable: boolean;
  /** A blocking card has been played against this attack. */
  readonly blocked: boolean;
}

export interface Retreat {
  readonly leader: LeaderId;
  readonly to: string;
  readonly figures: readonly string[];
}

/** null: not fought out yet, or never contested; `nobody`: both sides lost everything there. */
export type Winner = Side | 'nobody' | null;

export interface CombatState {
  readonly system: string;
  readonly active: Side;
  readonly adjacent: readonly AdjacentSystem[];
  readonly destroyed: boolean;
  readonly hosted: boolean;
  /** «Start of combat» action cards that were played: their effects hold for this combat. */
  readonly actions: readonly ActionId[];
  /** What is still to be done; the last one is next. */
  readonly agenda: readonly Stage[];
  /** 0 before the first round. */
  readonly round: number;
  /** The battle step of the round in progress. */
  readonly battle: Theatre | null;
  readonly figures: readonly Figure[];
  readonly leaders: Readonly<Record<Side, readonly LeaderId[]>>;
  readonly captured: readonly LeaderId[];
  readonly pool: Readonly<Record<Side, readonly LeaderId[]>>;
  readonly hands: Readonly<Record<Side, readonly TacticCard[]>>;
  /** Sides whose starting hand was given by the setup. */
  readonly dealt: readonly Side[];
  readonly decks: Readonly<Record<Theatre, readonly TacticId[]>>;
  readonly discard: readonly TacticCard[];
  /** Dice on the table; stays after the attack until the next one begins. */
  readonly attack: Attack | null;
  readonly plans: boolean;
  readonly plansDice: readonly DieFace[];
  readonly retreats: Readonly<Record<Side, Retreat | null>>;
  /** Theatres where both sides had units when the combat began. */
  readonly contested: readonly Theatre[];
  readonly winners: Readonly<Record<Theatre, Winner>>;
  /** What holds until the end of this round. */
  readonly thisRound: {
    readonly noRetreat: readonly Side[];
    readonly freeTransport: readonly Side[];
    readonly plansUsed: boolean;
  };
}

export interface CombatOutcome {
  readonly rounds: number;
  readonly winners: Readonly<Record<Theatre, Winner>>;
  readonly left: Readonly<Record<Side, readonly string[]>>;
}

export type CombatPrompt = Prompt<CombatChoice, CombatOutcome, CombatTask>;
export type CombatProcedure = Procedure<
  CombatSetup,
  CombatState,
  CombatChoice,
  CombatEvent,
  CombatOutcome,
  CombatTask
>;
