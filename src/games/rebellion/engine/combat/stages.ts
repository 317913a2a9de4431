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
export type Stage = Readonly<
  | { at: 'add-leader'; side: Side; added: boolean }
  | { at: 'draw-tactic'; side: Side; theatre: Theatre; left: number; reason: DrawReason }
  | { at: 'roll' }
  | { at: 'act' }
  | { at: 'pick-deck'; card: TacticId; left: number }
  | { at: 'pick-dice'; picked: readonly DieId[]; left: number }
  | { at: 'reroll'; dice: readonly DieId[] }
  | { at: 'pick-ship'; card: TacticId }
  | {
      at: 'deal-damage';
      card: TacticId;
      /** Points dealt with each pick. */
      amount: number;
      picks: number;
      distinct: boolean;
      optional: boolean;
      picked: readonly string[];
    }
  | { at: 'assign-die'; die: DieId }
  | { at: 'block' }
  | { at: 'discard-to-block'; card: TacticId; points: number }
  | { at: 'block-damage'; card: TacticId; left: number; optional: boolean }
  | { at: 'plans' }
  | { at: 'plans-roll'; target: string }
  | { at: 'retreat'; side: Side }
  | { at: 'load'; side: Side; leader: LeaderId; to: string; taken: readonly string[] }
  /** Something has just been decided: what the game around the combat has to settle comes first. */
  | { at: 'interlude' }
  | { at: 'begin' }
  | { at: 'deal-tactics'; turn: number }
  | { at: 'round' }
  | { at: 'battle'; theatre: Theatre }
  | { at: 'attack'; theatre: Theatre; side: Side; order: 'first' | 'second' }
  | { at: 'assign' }
  | { at: 'destroy' }
  | { at: 'battle-end'; theatre: Theatre }
  | { at: 'round-end' }
>;

export type StageOf<At extends Stage['at']> = Extract<Stage, { readonly at: At }>;
