import type { UnitCounts } from '../../setup.ts';
import type { Side } from '../../units.ts';

export type SetupFrame =
  | { readonly at: 'setup' }
  | { readonly at: 'setup-leaders' }
  | { readonly at: 'setup-track' }
  | { readonly at: 'setup-objectives' }
  | { readonly at: 'setup-actions' }
  | { readonly at: 'setup-tactics' }
  | { readonly at: 'setup-missions' }
  | { readonly at: 'setup-first-forces' }
  | { readonly at: 'reveal-probe' }
  | { readonly at: 'setup-loyalty' }
  | { readonly at: 'place-units'; readonly side: Side; readonly left: UnitCounts }
  | { readonly at: 'starting-action'; readonly side: Side; readonly left: number }
  | { readonly at: 'hide-base' }
  | { readonly at: 'box-actions'; readonly side: Side }
  | { readonly at: 'setup-hands' }
  | { readonly at: 'setup-done' };
