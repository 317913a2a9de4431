import type { DeedChoice } from '../../../../engine/deeds.ts';
import type { Drawn } from '../../../../engine/procedure.ts';
import type { BaseId } from '../bases.ts';
import type { CardId } from '../cards.ts';
import type { SwdbgDeeds } from './deeds/kinds.ts';
import type { EffectKind } from './effects.ts';
import type { Slot, Target, Variant } from './types.ts';

/** Where a card is taken from. */
export type Shelf = Slot | 'pilots';

export type SwdbgChoice =
  | DeedChoice<SwdbgDeeds>
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'goal'; readonly bases: number }
  | { readonly kind: 'neutral-rule'; readonly on: boolean }
  | { readonly kind: 'hide-base'; readonly base: BaseId }
  | { readonly kind: 'choose-base'; readonly base: BaseId }
  | { readonly kind: 'play'; readonly card: CardId }
  | { readonly kind: 'buy'; readonly from: Shelf; readonly card: CardId }
  | { readonly kind: 'discard-neutral'; readonly from: Slot; readonly card: CardId }
  /** `source` is a card in play or `base`. */
  | { readonly kind: 'use'; readonly source: string }
  | { readonly kind: 'aim'; readonly target: Target }
  | { readonly kind: 'commit'; readonly card: string }
  | { readonly kind: 'end-commit' }
  | { readonly kind: 'attack'; readonly target: Target }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'put-damage'; readonly on: string; readonly amount: number }
  | { readonly kind: 'take-reward' }
  | { readonly kind: 'no-reward' }
  | { readonly kind: 'take-free'; readonly from: Slot; readonly card: CardId }
  | { readonly kind: 'no-free' }
  | { readonly kind: 'use-when'; readonly source: string }
  | { readonly kind: 'no-when' }
  | { readonly kind: 'effect'; readonly effect: EffectKind }
  | { readonly kind: 'end-effects' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'effect-on'; readonly target: string }
  | { readonly kind: 'exile'; readonly from: 'hand' | 'discard'; readonly card: CardId }
  | { readonly kind: 'end-exile' }
  | { readonly kind: 'discard'; readonly card: CardId }
  | { readonly kind: 'give-force' };

export type SwdbgAnswer = SwdbgChoice | Drawn;
