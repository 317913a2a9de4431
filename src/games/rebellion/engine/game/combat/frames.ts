import type { CombatState } from '../../combat/types.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';

export type CombatFrame =
  /** The two sides do share a theatre. */
  | {
      readonly at: 'combat-begin';
      readonly system: SystemId;
      readonly active: Side;
      readonly origins: readonly SystemId[];
    }
  /** The combat procedure, played inside the game; its own state is the whole truth meanwhile. */
  | {
      readonly at: 'combat';
      readonly combat: CombatState;
      /** An objective was played in this combat, or the Rebels were asked at its end. */
      readonly objective: boolean;
    }
  /** «Start of combat» action cards, when leaders have been added. */
  | { readonly at: 'start-cards'; readonly side: Side; readonly system: SystemId }
  | { readonly at: 'combat-objective' };
