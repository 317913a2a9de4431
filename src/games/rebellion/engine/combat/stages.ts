import type { DieColour } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { TacticId } from '../tactics.ts';
import type { Side, Theatre } from '../units.ts';

export type DieId = `${DieColour}-${number}`;

export type DrawReason = 'value' | 'special' | 'shield-generator' | TacticId;

/**
 * Where the combat stands. Stages in the first group ask somebody; those in the second pass by
 * themselves and are never seen from outside.
 */
export type Stage =
  | { readonly at: 'add-leader'; readonly side: Side; readonly added: boolean }
  | {
      readonly at: 'draw-tactic';
      readonly side: Side;
      readonly theatre: Theatre;
      readonly left: number;
      readonly reason: DrawReason;
    }
  | { readonly at: 'roll' }
  | { readonly at: 'act' }
  | { readonly at: 'pick-deck'; readonly card: TacticId; readonly left: number }
  | { readonly at: 'pick-dice'; readonly picked: readonly DieId[]; readonly left: number }
  | { readonly at: 'reroll'; readonly dice: readonly DieId[] }
  | { readonly at: 'pick-ship'; readonly card: TacticId }
  | {
      readonly at: 'deal-damage';
      readonly card: TacticId;
      /** Points dealt with each pick. */
      readonly amount: number;
      readonly picks: number;
      readonly distinct: boolean;
      readonly optional: boolean;
      readonly picked: readonly string[];
    }
  | { readonly at: 'assign-die'; readonly die: DieId }
  | { readonly at: 'block' }
  | { readonly at: 'discard-to-block'; readonly card: TacticId; readonly points: number }
  | {
      readonly at: 'block-damage';
      readonly card: TacticId;
      readonly left: number;
      readonly optional: boolean;
    }
  | { readonly at: 'plans' }
  | { readonly at: 'plans-roll'; readonly target: string }
  | { readonly at: 'retreat'; readonly side: Side }
  | {
      readonly at: 'load';
      readonly side: Side;
      readonly leader: LeaderId;
      readonly to: string;
      readonly taken: readonly string[];
    }
  /** In a destroyed system: units that no ship has room for any more. */
  | { readonly at: 'drop'; readonly side: Side }
  /** Something has just been decided: what the game around the combat has to settle comes first. */
  | { readonly at: 'interlude' }
  | { readonly at: 'begin' }
  | { readonly at: 'deal-tactics'; readonly turn: number }
  | { readonly at: 'round' }
  | { readonly at: 'battle'; readonly theatre: Theatre }
  | {
      readonly at: 'attack';
      readonly theatre: Theatre;
      readonly side: Side;
      readonly order: 'first' | 'second';
    }
  | { readonly at: 'assign' }
  | { readonly at: 'destroy' }
  | { readonly at: 'battle-end'; readonly theatre: Theatre }
  | { readonly at: 'round-end' };

export type StageOf<At extends Stage['at']> = Extract<Stage, { readonly at: At }>;
