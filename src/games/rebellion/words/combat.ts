import type {
  CombatChoice,
  CombatEvent,
  CombatOutcome,
  CombatState,
  CombatTask,
} from '../engine/combat/types.ts';
import type { DieFace } from '../engine/dice.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Telling } from '../../../player/telling.ts';

export interface CombatNames {
  /** A unit, leader or card as the glossary calls it. */
  readonly term: (id: string) => string;
  /** One figure of this combat, numbered when several are alike. */
  readonly figure: (id: string) => string;
  readonly system: (id: string) => string;
}

export interface CombatTold {
  readonly Side: Side;
  readonly State: CombatState;
  readonly Choice: CombatChoice;
  readonly Event: CombatEvent;
  readonly Outcome: CombatOutcome;
  readonly Task: CombatTask;
  readonly Names: CombatNames;
}

export interface CombatMessages extends Telling<CombatTold> {
  readonly theatres: Readonly<Record<Theatre, string>>;
  readonly faces: Readonly<Record<DieFace, string>>;
  readonly draws: Readonly<
    Record<'red-die' | 'black-die' | 'die' | 'space-deck' | 'ground-deck', string>
  >;
  readonly board: CombatBoardWords;
}

/** Words of the board picture. */
export interface CombatBoardWords {
  readonly board: string;
  readonly round: (round: number) => string;
  readonly beforeRounds: string;
  readonly over: string;
  readonly attacks: (side: Side) => string;
  readonly leaders: string;
  readonly captured: string;
  readonly pool: string;
  readonly hand: string;
  readonly none: string;
  readonly dice: string;
  readonly supply: string;
  readonly retreated: string;
  readonly adjacent: string;
  readonly retreatTo: (side: Side) => string;
  readonly mayRetreat: string;
  readonly mayNotRetreat: string;
  readonly tactic: (space: number, ground: number) => string;
  readonly health: (colour: 'red' | 'black', value: number) => string;
  readonly noHealth: string;
  readonly damage: (markers: number, assigned: number) => string;
  readonly doomed: string;
  readonly dieUse: Readonly<Record<'table' | 'spent' | 'assigned' | 'unassignable', string>>;
  /** The key to the picture. */
  readonly key: string;
  readonly keyHealth: Readonly<Record<'red' | 'black', string>>;
  readonly keyAssigned: string;
  readonly keyMarker: string;
  readonly keyDoomed: string;
  readonly origin: string;
  readonly loyal: (side: Side) => string;
  readonly unitsOf: (side: Side) => string;
  readonly emptySystem: string;
  readonly winner: (theatre: Theatre, winner: Side | 'nobody') => string;
  /** Names short enough to stand under a figure. */
  readonly short: Readonly<Record<UnitId, string>>;
}
