import type { Drawn } from '../../../../engine/procedure.ts';
import type { LeaderId } from '../leaders.ts';
import type { TacticId } from '../tactics.ts';
import type { Theatre } from '../units.ts';
import type { DieId } from './stages.ts';

export type CombatChoice = Readonly<
  | { kind: 'add-leader'; leader: LeaderId }
  | { kind: 'no-leader' }
  | { kind: 'draw-card'; die: DieId | null }
  | { kind: 'play'; theatre: Theatre; card: TacticId; die: DieId | null }
  | { kind: 'end-actions' }
  | { kind: 'pick-deck'; theatre: Theatre }
  | { kind: 'pick-die'; die: DieId }
  | { kind: 'end-dice' }
  | { kind: 'pick-ship'; figure: string }
  | { kind: 'damage'; figure: string }
  | { kind: 'end-damage' }
  | { kind: 'assign'; die: DieId; figure: string }
  | { kind: 'skip-die'; die: DieId }
  | { kind: 'block'; theatre: Theatre; card: TacticId }
  | { kind: 'end-block' }
  | { kind: 'discard'; theatre: Theatre; card: TacticId }
  | { kind: 'block-damage'; figure: string }
  | { kind: 'end-block-damage' }
  | { kind: 'plans'; target: string | null }
  | { kind: 'no-plans' }
  | { kind: 'retreat'; leader: LeaderId | null; to: string }
  | { kind: 'stay' }
  | { kind: 'take'; figure: string }
  | { kind: 'leave'; figure: string }
  | { kind: 'depart' }
>;

export type CombatAnswer = CombatChoice | Drawn;
