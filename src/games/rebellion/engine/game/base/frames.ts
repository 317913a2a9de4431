import type { Seat } from '../types.ts';
import type { SystemId } from '../../systems.ts';

export type BaseFrame =
  /** Imperial ground units or loyalty came to a system: is the base there? */
  | { readonly at: 'base-check'; readonly system: SystemId }
  | { readonly at: 'reveal-base'; readonly voluntary: boolean }
  /** One effect of Rapid Mobilization, decided by whoever revealed the mission. */
  | { readonly at: 'mobilization'; readonly seat: Seat }
  | { readonly at: 'new-base'; readonly seat: Seat };
