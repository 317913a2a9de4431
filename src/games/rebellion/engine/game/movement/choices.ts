import type { LeaderId } from '../../leaders.ts';
import type { UnitId } from '../../units.ts';
import type { Place } from '../types.ts';

export type MovementChoice =
  | { readonly kind: 'activate-with'; readonly leader: LeaderId }
  | { readonly kind: 'activate-place'; readonly place: Place }
  | { readonly kind: 'move-unit'; readonly unit: UnitId; readonly from: Place }
  | { readonly kind: 'move-captive'; readonly leader: LeaderId }
  | { readonly kind: 'end-movement' };
