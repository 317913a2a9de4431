import type { Drawn } from '../../../../engine/procedure.ts';
import type { LeaderId } from '../leaders.ts';
import type { TacticId } from '../tactics.ts';
import type { Theatre } from '../units.ts';
import type { DieId } from './stages.ts';

export type CombatChoice =
  | { readonly kind: 'add-leader'; readonly leader: LeaderId }
  | { readonly kind: 'no-leader' }
  | { readonly kind: 'draw-card'; readonly die: DieId | null }
  | {
      readonly kind: 'play';
      readonly theatre: Theatre;
      readonly card: TacticId;
      readonly die: DieId | null;
    }
  | { readonly kind: 'end-actions' }
  | { readonly kind: 'pick-deck'; readonly theatre: Theatre }
  | { readonly kind: 'pick-die'; readonly die: DieId }
  | { readonly kind: 'end-dice' }
  | { readonly kind: 'pick-ship'; readonly figure: string }
  | { readonly kind: 'damage'; readonly figure: string }
  | { readonly kind: 'end-damage' }
  | { readonly kind: 'assign'; readonly die: DieId; readonly figure: string }
  | { readonly kind: 'skip-die'; readonly die: DieId }
  | { readonly kind: 'block'; readonly theatre: Theatre; readonly card: TacticId }
  | { readonly kind: 'end-block' }
  | { readonly kind: 'discard'; readonly theatre: Theatre; readonly card: TacticId }
  | { readonly kind: 'block-damage'; readonly figure: string }
  | { readonly kind: 'end-block-damage' }
  | { readonly kind: 'plans'; readonly target: string | null }
  | { readonly kind: 'no-plans' }
  | { readonly kind: 'retreat'; readonly leader: LeaderId | null; readonly to: string }
  | { readonly kind: 'stay' }
  | { readonly kind: 'take'; readonly figure: string }
  | { readonly kind: 'leave'; readonly figure: string }
  | { readonly kind: 'depart' }
  | { readonly kind: 'drop'; readonly figure: string };

export type CombatAnswer = CombatChoice | Drawn;
