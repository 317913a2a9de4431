import type { Seat } from '../types.ts';
import type { SystemId } from '../../systems.ts';

export type BaseFrame =
  /** Imperial ground units or loyalty came to a system: is the base there? */
  | { readonly at: 'base-check'; readonly system: SystemId }
  | { readonly at: 'reveal-base'; readonly voluntary: boolean }
  /** One effect of Rapid Mobilization. */
  | { readonly at: 'mobilization' }
  | { readonly at: 'new-base'; readonly seat: Seat };
