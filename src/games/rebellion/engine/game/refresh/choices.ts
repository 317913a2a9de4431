import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { UnitId } from '../../units.ts';
import type { Place } from '../types.ts';

export type RefreshChoice =
  | { readonly kind: 'play-objective'; readonly card: ObjectiveId }
  | { readonly kind: 'no-objective' }
  | { readonly kind: 'discard-mission'; readonly card: MissionId }
  | { readonly kind: 'recruit'; readonly card: ActionId; readonly leader: LeaderId | null }
  | { readonly kind: 'draw-another' }
  | { readonly kind: 'build-unit'; readonly unit: UnitId }
  | { readonly kind: 'build-nothing' }
  | { readonly kind: 'free-unit'; readonly unit: UnitId; readonly place: Place }
  | { readonly kind: 'deploy'; readonly unit: UnitId; readonly place: Place }
  | { readonly kind: 'end-deployment' };
