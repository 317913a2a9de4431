import type { EventIn } from '../../../../engine/kernel.ts';
import type { ActionState, PlayerId } from '../action/types.ts';

/** What a player has to trade with, and what nobody may trade. */
export interface Hand {
  readonly goods: number;
  readonly commodities: number;
  /** Promissory notes in the hand. */
  readonly notes: number;
  /** Promissory notes that lie in front of the player. */
  readonly inPlay: number;
  readonly actionCards: number;
}

/** What one side gives. */
export interface Terms {
  readonly goods: number;
  readonly commodities: number;
  readonly notes: number;
  readonly actionCards: number;
}

export const WARES = ['good', 'commodity', 'note', 'note-in-play', 'action-card', 'token'] as const;
export type Ware = (typeof WARES)[number];

export type TradeFrame = Readonly<
  { at: 'partner' } | { at: 'terms'; partner: PlayerId; gives: Terms; takes: Terms }
>;

export interface TradeSetup {
  /** Where everybody's units and planets are: it does not change here. */
  readonly board: ActionState;
  readonly phase: 'turn' | 'agenda';
  readonly hands: Readonly<Record<string, Hand>>;
}

export interface TradeState extends TradeSetup {
  /** Those who have traded with the active player already. */
  readonly traded: readonly PlayerId[];
  readonly agenda: readonly TradeFrame[];
}

export type TradeChoice =
  | { readonly kind: 'partner'; readonly player: PlayerId }
  | { readonly kind: 'give'; readonly ware: Ware }
  | { readonly kind: 'take'; readonly ware: Ware }
  | { readonly kind: 'agree' }
  | { readonly kind: 'no-deal' }
  | { readonly kind: 'done' };

export interface TradeEventData {
  met: { player: PlayerId; partner: PlayerId };
  proposed: { player: PlayerId; gives: Terms; takes: Terms };
  exchanged: { player: PlayerId; partner: PlayerId; gives: Terms; takes: Terms };
  turned: { player: PlayerId; goods: number };
  'no-deal': { player: PlayerId; partner: PlayerId };
  finished: { player: PlayerId };
}

export type TradeEvent = EventIn<TradeEventData>;

export interface TradeOutcome {
  readonly traded: readonly PlayerId[];
}
