import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { UnitId } from '../../units.ts';
import type { Place } from '../types.ts';

export type MissionChoice =
  | { readonly kind: 'name-place'; readonly place: Place }
  /** A mission against a leader happens where he is. */
  | { readonly kind: 'name-target'; readonly leader: LeaderId }
  | { readonly kind: 'oppose'; readonly leader: LeaderId }
  | { readonly kind: 'send-nobody' }
  | { readonly kind: 'keep-on-top'; readonly card: ObjectiveId }
  | { readonly kind: 'put-objective-under'; readonly card: ObjectiveId }
  | { readonly kind: 'keep-project'; readonly card: MissionId }
  | { readonly kind: 'draw-projects' }
  | { readonly kind: 'remove-sabotage' }
  | { readonly kind: 'reuse-mission'; readonly card: MissionId }
  | { readonly kind: 'ring-for'; readonly leader: LeaderId }
  | { readonly kind: 'hasten'; readonly unit: UnitId }
  | { readonly kind: 'hasten-nothing' }
  | { readonly kind: 'lose-cargo'; readonly unit: UnitId };
