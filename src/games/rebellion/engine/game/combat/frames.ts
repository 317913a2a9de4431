import type { ActionId } from '../../actions.ts';
import type { CombatState } from '../../combat/types.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat } from '../types.ts';

export type CombatFrame =
  /** The two sides do share a theatre. */
  Readonly<
    | { at: 'combat-begin'; system: SystemId; active: Side; origins: readonly SystemId[] }
    /** The combat procedure, played inside the game; the board follows it step by step. */
    | {
        at: 'combat';
        combat: CombatState;
        /** Cards that had been used up before: more in the box means played in this combat. */
        before: { readonly objectives: number; readonly actions: readonly ActionId[] };
        /** Seats of a team that left the present question to the partner. */
        declined: readonly Seat[];
        /** The last step has destroyed or won something that objectives speak of. */
        moment: boolean;
        /** The Rebels have been asked whether they set dice of the next roll. */
        offered: boolean;
        /** The interlude that is next has been used. */
        settled: boolean;
      }
    /** «Start of combat» action cards, when leaders have been added. */
    | { at: 'start-cards'; seat: Seat; system: SystemId }
    | { at: 'destroy-structure'; seat: Seat; system: SystemId }
    | { at: 'combat-objective' }
  >;
