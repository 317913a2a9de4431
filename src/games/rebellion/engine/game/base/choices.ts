import type { SystemId } from '../../systems.ts';

export type BaseChoice =
  | { readonly kind: 'seek-base' }
  | { readonly kind: 'move-to-base' }
  | { readonly kind: 'new-base'; readonly system: SystemId }
  | { readonly kind: 'keep-base' };
