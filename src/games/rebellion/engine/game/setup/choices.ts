import type { SystemId } from '../../systems.ts';
import type { UnitId } from '../../units.ts';
import type { Place } from '../types.ts';

export type SetupChoice =
  | { readonly kind: 'place-unit'; readonly unit: UnitId; readonly place: Place }
  | { readonly kind: 'hide-base'; readonly system: SystemId };
