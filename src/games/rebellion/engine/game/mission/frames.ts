import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat } from '../types.ts';
import type { Attempt } from './attempt.ts';

export type MissionFrame = Readonly<
  | { at: 'mission'; seat: Seat; slot: number }
  | { at: 'mission-place'; seat: Seat; slot: number }
  | {
      at: 'oppose';
      attempt: Attempt;
      /** Seats of a team that leave it to the partner. */
      declined: readonly Seat[];
    }
  | { at: 'judge-mission'; attempt: Attempt }
  /** Sides that still roll, the active one first, and what the others have. */
  | {
      at: 'roll-mission';
      attempt: Attempt;
      left: readonly Side[];
      successes: Readonly<Record<Side, number>>;
      /** The Rebels have been asked whether they set dice. */
      offered?: true;
    }
  | { at: 'mission-effect'; attempt: Attempt }
  | { at: 'mission-end'; attempt: Attempt }
  | { at: 'order-objectives'; seat: Seat }
  | { at: 'retrieve-plans'; seat: Seat }
  | { at: 'research'; seat: Seat; system: SystemId }
  | { at: 'keep-project'; seat: Seat }
  | { at: 'reuse-mission'; attempt: Attempt }
  | { at: 'ring-for'; attempt: Attempt }
  | { at: 'hasten'; attempt: Attempt; system: SystemId }
  /** Ships of a destroyed system cannot hold everything that needs them. */
  | { at: 'lose-cargo'; side: Side; system: SystemId }
>;
