import type { UnitId } from '../../units.ts';

/** Beside the choices of the combat itself: what an action card asks. */
export interface CombatCardChoice {
  readonly kind: 'destroy-structure';
  readonly unit: UnitId;
}
