import type { DeedEvents } from '../../../../engine/deeds.ts';
import type { GameEvent as CoreEvent } from '../../../../engine/procedure.ts';
import type { StarterDeck } from '../objective-sets.ts';
import type { Side } from '../sides.ts';
import type { SwlcgDeeds } from './deeds/kinds.ts';
import type { IconType, Part, Source } from './frames.ts';
import type { Winner } from './types.ts';

interface OfSide {
  readonly side: Side;
}
interface OfPiece {
  readonly piece: string;
}
interface Put extends OfPiece {
  readonly amount: number;
  readonly source: Source;
}

export interface EventData extends DeedEvents<SwlcgDeeds> {
  began: OfSide & { readonly part: Part };
  'sides-chosen': { dark: 'first' | 'second'; lot: boolean };
  'force-cards-taken': object;
  'deck-chosen': OfSide & { readonly deck: StarterDeck };
  'factions-revealed': object;
  'balance-set': object;
  'decks-split': object;
  'tokens-pooled': object;
  'dial-set': object;
  'objective-dealt': OfSide & OfPiece;
  'objective-returned': OfSide & OfPiece;
  'card-drawn': OfSide & OfPiece;
  'mulligan-agreed': { allowed: boolean };
  'mulligan-taken': OfSide;
  'hand-kept': OfSide;
  'objective-revealed': OfSide & OfPiece;
  'reaction-used': OfPiece;
  'reaction-declined': OfPiece;
  'setup-ended': object;

  'turn-began': OfSide & { readonly first: boolean };
  'phase-began': OfSide & {
    readonly phase: 'balance' | 'refresh' | 'draw' | 'deployment' | 'conflict' | 'force';
  };
  'dial-moved': { by: number; to: number; why: 'turn' | 'dark' | 'objective' };
  'balance-damage-declined': object;
  'balance-idle': object;
  'focus-skipped': object;
  refreshed: OfPiece & { readonly removed: number; readonly left: number; readonly elite: boolean };
  'shields-removed': OfSide & { readonly pieces: readonly string[] };
  'objective-replaced': OfSide & OfPiece;
  discarded: OfSide & OfPiece & { readonly why: 'choice' | 'reserve' };
  'reserve-met': OfSide & { readonly hand: number; readonly reserve: number };
  'deck-empty': OfSide & { readonly deck: 'command' | 'objectives' };
  'conflict-skipped': OfSide;
  'conflict-ended': OfSide;

  'card-shown': OfSide & OfPiece & { readonly cost: number };
  produced: OfSide & { readonly source: string; readonly amount: number; readonly match: boolean };
  'resources-lost': { amount: number };
  'card-played': OfSide & OfPiece & { readonly host: string | null; readonly free: boolean };
  'payment-failed': OfSide & OfPiece;
  'event-cancelled': OfPiece & { readonly with: string };
  'event-discarded': OfPiece;
  'ability-used': OfSide & OfPiece;
  repaired: OfPiece & { readonly with: string };

  'window-passed': OfSide;
  'window-closed': object;

  'engagement-began': OfSide & { readonly objective: string };
  attacking: OfSide & { readonly pieces: readonly string[] };
  defending: OfSide & { readonly pieces: readonly string[] };
  'shielding-used': OfPiece & { readonly target: string };

  'edge-began': OfSide;
  'edge-automatic': OfSide;
  'edge-barred': OfSide;
  'edge-placed': OfSide & { readonly cards: number };
  'edge-passed': OfSide & { readonly passes: number };
  'edge-revealed': { light: readonly string[]; dark: readonly string[] };
  'fate-resolved': OfPiece & { readonly priority: number };
  'fate-idle': OfPiece;
  'edge-cancelled': OfPiece;
  'edge-won': OfSide & {
    readonly light: number;
    readonly dark: number;
    readonly how: 'icons' | 'tie' | 'automatic';
  };
  'edge-discarded': object;

  'strike-ordered': OfPiece & { readonly tokens: number; readonly committed: boolean };
  'forced-focus': OfPiece & { readonly by: string };
  'strike-idle': OfPiece & { readonly edge: boolean };
  'icon-applied': OfPiece & {
    readonly icon: IconType;
    readonly power: number;
    readonly target: string | null;
  };
  'icon-idle': OfPiece & { readonly icon: IconType; readonly defending: boolean };
  'strikes-ended': object;

  'damage-moved': { from: string; to: string; amount: number };
  'shield-spent': OfPiece & { readonly token: 'damage' | 'focus' };
  damaged: Put & { readonly total: number; readonly capacity: number; readonly ignored: number };
  focused: Put & { readonly total: number };
  'token-removed': OfPiece & { readonly token: 'focus' | 'damage' | 'shield' };
  'damage-removed': OfPiece & { readonly amount: number };
  'put-into-play': OfSide & OfPiece;
  'taken-back': OfSide & OfPiece;
  piled: OfSide & OfPiece;
  saved: OfPiece & { readonly with: string };
  shielded: OfPiece;
  destroyed: OfPiece;
  'force-card-returned': OfPiece;
  'enhancement-discarded': OfPiece & { readonly host: string };
  'objective-taken': OfSide & OfPiece & { readonly pile: number };
  captured: OfPiece & { readonly at: string };
  rescued: OfPiece;

  unopposed: OfSide;
  'no-bonus': { why: 'objective' | 'attackers' | 'defenders' };
  'engagement-ended': object;

  committed: OfPiece;
  'force-struggle': { light: number; dark: number };
  'balance-turned': OfSide;
  'balance-stays': OfSide;
  won: Winner;
}

export type EventKind = keyof EventData;
export type GameEvent = {
  [Kind in EventKind]: CoreEvent<Kind, EventData[Kind]>;
}[EventKind];
