import type { DeedChoice } from '../../../../engine/deeds.ts';
import type { StarterDeck } from '../objective-sets.ts';
import type { Side } from '../sides.ts';
import type { SwlcgDeeds } from './deeds/kinds.ts';
import type { Effect, IconType } from './frames.ts';

export type Choice =
  | DeedChoice<SwlcgDeeds>
  | { readonly kind: 'agree'; readonly dark: 'first' | 'second' }
  | { readonly kind: 'lots' }
  | { readonly kind: 'starter'; readonly deck: StarterDeck }
  | { readonly kind: 'return'; readonly piece: string }
  | { readonly kind: 'mulligan-allowed'; readonly allowed: boolean }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'reveal'; readonly piece: string }
  | { readonly kind: 'react'; readonly piece: string }
  | { readonly kind: 'decline' }
  | { readonly kind: 'hit'; readonly piece: string }
  | { readonly kind: 'discard'; readonly piece: string }
  | { readonly kind: 'play'; readonly piece: string; readonly host: string | null }
  | { readonly kind: 'use'; readonly piece: string }
  | { readonly kind: 'produce'; readonly source: string; readonly amount: number }
  | { readonly kind: 'spend' }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'cancel'; readonly with: string }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'target'; readonly piece: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'engage'; readonly objective: string }
  | { readonly kind: 'send'; readonly piece: string }
  | { readonly kind: 'place'; readonly piece: string }
  | { readonly kind: 'strike'; readonly piece: string }
  | { readonly kind: 'icon'; readonly icon: IconType; readonly target: string | null }
  | { readonly kind: 'edge-icons' }
  | { readonly kind: 'move-damage'; readonly to: string; readonly amount: number }
  | { readonly kind: 'spend-shield'; readonly piece: string }
  | { readonly kind: 'take-off'; readonly token: 'focus' | 'damage' | 'shield' | 'force-card' }
  | { readonly kind: 'interrupt'; readonly piece: string }
  | { readonly kind: 'commit'; readonly piece: string; readonly side: Side };
