import type { ActionId } from '../../actions.ts';
import type { CombatState } from '../../combat/types.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat } from '../types.ts';

export type CombatFrame =
  /** The two sides do share a theatre. */
  | {
      readonly at: 'combat-begin';
      readonly system: SystemId;
      readonly active: Side;
      readonly origins: readonly SystemId[];
    }
  /** The combat procedure, played inside the game; the board follows it step by step. */
  | {
      readonly at: 'combat';
      readonly combat: CombatState;
      /** Cards that had been used up before: more in the box means played in this combat. */
      readonly before: { readonly objectives: number; readonly actions: readonly ActionId[] };
      /** Seats of a team that left the present question to the partner. */
      readonly declined: readonly Seat[];
      /** The last step has destroyed or won something that objectives speak of. */
      readonly moment: boolean;
      /** The Rebels have been asked whether they set dice of the next roll. */
      readonly offered: boolean;
      /** The interlude that is next has been used. */
      readonly settled: boolean;
    }
  /** «Start of combat» action cards, when leaders have been added. */
  | { readonly at: 'start-cards'; readonly seat: Seat; readonly system: SystemId }
  | { readonly at: 'destroy-structure'; readonly seat: Seat; readonly system: SystemId }
  | { readonly at: 'combat-objective' };
