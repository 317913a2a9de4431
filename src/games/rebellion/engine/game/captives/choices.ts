import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';

export type CaptiveChoice =
  | { readonly kind: 'rescue'; readonly leader: LeaderId }
  | { readonly kind: 'go-along'; readonly leader: LeaderId }
  | { readonly kind: 'nobody-else' }
  | { readonly kind: 'place-rescued'; readonly system: SystemId };
