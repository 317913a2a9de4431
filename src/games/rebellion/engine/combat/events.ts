import type { GameEvent } from '../../../../engine/procedure.ts';
import type { DieColour, DieFace } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { TacticId } from '../tactics.ts';
import type { Side, Theatre, UnitId } from '../units.ts';
import type { DieId, DrawReason } from './stages.ts';
import type { Winner } from './types.ts';

export type DestroyReason =
  | 'damage'
  | 'lone-transports'
  | 'lone-structures'
  | 'lone-dsuc'
  | 'lone-death-star'
  | 'plans';

export interface DieResult {
  readonly id: DieId;
  readonly colour: DieColour;
  readonly face: DieFace;
}

interface OfSide {
  readonly side: Side;
}
interface OfFigure extends OfSide {
  readonly figure: string;
  readonly unit: UnitId;
}
interface OfCard extends OfSide {
  readonly theatre: Theatre;
  readonly card: TacticId;
}

export interface CombatEventData {
  'combat-began': { system: string; active: Side };
  'leader-added': OfSide & { readonly leader: LeaderId };
  'leader-declined': OfSide;
  'tactics-due': OfSide & {
    readonly theatre: Theatre;
    readonly cards: number;
    readonly leader: LeaderId | null;
  };
  'tactic-drawn': OfCard & { readonly reason: DrawReason };
  'deck-empty': OfSide & { readonly theatre: Theatre };
  'deck-renewed': { theatre: Theatre; cards: number };
  'round-began': { round: number };
  'battle-began': { theatre: Theatre; round: number };
  'battle-skipped': { theatre: Theatre; round: number };
  'attack-began': OfSide & {
    readonly theatre: Theatre;
    /** Attack values added up. */
    readonly sum: Readonly<Record<DieColour, number>>;
    /** Red dice taken away by ion cannons. */
    readonly reduced: number;
    /** Dice taken away by an action card. */
    readonly taken: Readonly<Record<DieColour, number>>;
    /** Dice rolled in the end. */
    readonly count: Readonly<Record<DieColour, number>>;
  };
  'dice-rolled': OfSide & { readonly dice: readonly DieResult[] };
  'die-spent': OfSide & {
    readonly die: DieId;
    readonly colour: DieColour;
    readonly on: 'draw' | TacticId;
  };
  'card-played': OfCard;
  'card-discarded': OfCard & { readonly to: TacticId };
  'dice-rerolled': OfSide & { readonly dice: readonly DieResult[] };
  'block-barred': OfSide & { readonly card: TacticId };
  'retreat-barred': OfSide & { readonly card: TacticId };
  'transport-freed': OfSide & { readonly card: TacticId };
  'actions-ended': OfSide;
  'damage-assigned': OfFigure & {
    readonly amount: number;
    readonly source:
      | {
          readonly by: 'die';
          readonly die: DieId;
          readonly colour: DieColour;
          readonly face: DieFace;
        }
      | { readonly by: 'card'; readonly card: TacticId };
  };
  'die-unassigned': OfSide & {
    readonly die: DieId;
    readonly colour: DieColour;
    readonly face: DieFace;
  };
  'damage-blocked': OfFigure & { readonly card: TacticId };
  'block-declined': OfSide;
  'figure-doomed': OfFigure & {
    readonly damage: number;
    readonly health: number;
    readonly attacks: boolean;
  };
  'damage-marked': OfFigure & { readonly damage: number; readonly health: number };
  'figure-destroyed': OfFigure & { readonly reason: DestroyReason };
  'queued-death-star-lost': OfSide;
  'theatre-won': OfSide & { readonly theatre: Theatre };
  'theatre-unwon': { theatre: Theatre };
  'plans-revealed': OfFigure;
  'plans-declined': OfSide;
  'plans-rolled': OfSide & { readonly faces: readonly DieFace[]; readonly success: boolean };
  retreated: OfSide & {
    readonly leader: LeaderId;
    readonly to: string;
    readonly figures: readonly string[];
    readonly left: readonly string[];
  };
  'retreat-declined': OfSide;
  'combat-ended': { rounds: number; winners: Readonly<Record<Theatre, Winner>> };
  'tactics-returned': Readonly<Record<Theatre, number>>;
  'markers-removed': { figures: readonly string[] };
}

export type CombatEventKind = keyof CombatEventData;
export type CombatEvent = {
  [Kind in CombatEventKind]: GameEvent<Kind, CombatEventData[Kind]>;
}[CombatEventKind];
