import type { Side, UnitId } from '../../units.ts';

export type ExploreChoice =
  | { readonly kind: 'gain-loyalty'; readonly side: Side; readonly amount: number }
  | { readonly kind: 'lose-loyalty'; readonly side: Side }
  | { readonly kind: 'become-loyal'; readonly side: Side }
  | { readonly kind: 'add-unit'; readonly unit: UnitId }
  | { readonly kind: 'remove-unit'; readonly unit: UnitId }
  | { readonly kind: 'place-sabotage' }
  | { readonly kind: 'remove-sabotage' }
  | { readonly kind: 'gain-reputation'; readonly amount: number }
  | { readonly kind: 'lose-reputation'; readonly amount: number }
  | { readonly kind: 'advance-time' }
  | { readonly kind: 'end-exploring' };
