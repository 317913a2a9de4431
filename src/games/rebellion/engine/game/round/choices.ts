import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';

export type RoundChoice =
  | { readonly kind: 'assign-mission'; readonly card: MissionId }
  | { readonly kind: 'end-assignment' }
  | { readonly kind: 'assign-leader'; readonly leader: LeaderId }
  | { readonly kind: 'join-mission'; readonly slot: number }
  | { readonly kind: 'play-action'; readonly card: ActionId }
  | { readonly kind: 'no-action' }
  | { readonly kind: 'take-project'; readonly card: MissionId }
  | { readonly kind: 'activate' }
  | { readonly kind: 'reveal-mission'; readonly slot: number }
  | { readonly kind: 'reveal-base' }
  | { readonly kind: 'pass' };
