import type { EventIn } from '../../../../engine/kernel.ts';
import type { Procedure } from '../../../../engine/procedure.ts';
import type { PlayerId, Pool } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';

export interface RoundPlanet {
  readonly id: string;
  readonly influence: number;
  readonly exhausted: boolean;
}

export interface Seat {
  readonly tactic: number;
  readonly fleet: number;
  readonly strategy: number;
  /** Command tokens in the reinforcements. */
  readonly reserve: number;
  /** Command tokens on the board. */
  readonly laid: number;
  readonly goods: number;
  readonly commodities: number;
  readonly commodityLimit: number;
  readonly points: number;
  readonly cards: readonly Card[];
  readonly exhausted: readonly Card[];
  readonly passed: boolean;
  readonly actionCards: number;
  readonly planets: readonly RoundPlanet[];
  readonly damaged: number;
  /** Component actions that the player's cards and sheet offer: only the table knows them. */
  readonly components: number;
  /** Points of objectives the player could score now: the table knows their conditions. */
  readonly publics: readonly number[];
  readonly secrets: number;
  /** Secret objectives in the hand and those scored: three at most. */
  readonly secretHand: number;
  readonly secretScored: number;
  readonly controlsHome: boolean;
  readonly naalu: boolean;
}

export interface RoundState {
  /** Clockwise. */
  readonly players: readonly PlayerId[];
  /** How many sat down at the beginning of the game. */
  readonly started: number;
  readonly speaker: PlayerId;
  readonly goal: 10 | 14;
  readonly custodians: boolean;
  readonly seats: Readonly<Record<string, Seat>>;
  /** Trade goods on cards in the common area. */
  readonly onCards: Readonly<Record<string, number>>;
  readonly hidden: { readonly stage1: number; readonly stage2: number };
  readonly scored: Readonly<Record<string, { readonly publics: number; readonly secrets: number }>>;
  /** Players who use the secondary ability of Trade for nothing, this time. */
  readonly favoured: readonly PlayerId[];
  readonly winner: PlayerId | null;
  /** The last frame is next. */
  readonly agenda: readonly RoundFrame[];
}

export type RoundFrame = Readonly<
  | { at: 'choose-card'; by: PlayerId }
  | { at: 'lay-goods' }
  | { at: 'turn'; by: PlayerId }
  | { at: 'next-turn'; after: PlayerId | null }
  | { at: 'exhaust-card'; by: PlayerId; card: Card }
  | { at: 'secondary'; by: PlayerId; card: Card }
  | { at: 'leadership'; by: PlayerId; base: number; paid: number }
  | { at: 'gain-tokens'; by: PlayerId; left: number }
  | { at: 'favours'; by: PlayerId; chosen: readonly PlayerId[] }
  | { at: 'score'; by: PlayerId }
  | { at: 'check-points' }
  | { at: 'reveal' }
  | { at: 'draw-card'; by: PlayerId }
  | { at: 'discard'; by: PlayerId }
  | { at: 'return-tokens' }
  | { at: 'redistribute'; by: PlayerId; moves: number; why: 'status' | 'warfare' }
  | { at: 'new-speaker'; by: PlayerId }
  | { at: 'see-agendas'; by: PlayerId }
  | { at: 'guard'; by: PlayerId }
  | { at: 'ready-planets'; by: PlayerId; left: number; primary: boolean }
  | { at: 'imperial'; by: PlayerId }
  | { at: 'mecatol'; by: PlayerId }
  | { at: 'recall'; by: PlayerId }
  | { at: 'ready' }
>;

export type RoundChoice =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'strategic'; readonly card: Card }
  | { readonly kind: 'tactical' }
  | { readonly kind: 'component' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'use' }
  | { readonly kind: 'skip' }
  /** Construction, in a system where an own token lies already. */
  | { readonly kind: 'use-there' }
  | { readonly kind: 'exhaust'; readonly planet: string }
  | { readonly kind: 'ready'; readonly planet: string }
  | { readonly kind: 'spend-good' }
  | { readonly kind: 'pool'; readonly pool: Pool }
  | { readonly kind: 'speaker'; readonly player: PlayerId }
  | { readonly kind: 'favour'; readonly player: PlayerId }
  | { readonly kind: 'score-public'; readonly points: number }
  | { readonly kind: 'score-secret' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'shift'; readonly from: Pool; readonly to: Pool }
  | { readonly kind: 'done' };

type Nothing = Readonly<Record<string, never>>;

export interface RoundEventData {
  'card-chosen': { player: PlayerId; card: Card; goods: number };
  'goods-laid': { cards: readonly Card[] };
  'turn-began': { player: PlayerId };
  'tactical-taken': { player: PlayerId };
  'component-taken': { player: PlayerId };
  'primary-used': {
    player: PlayerId;
    card: Card;
    /** What it does needs the map: the reader plays it there. */
    onBoard: boolean;
  };
  'secondary-used': { player: PlayerId; card: Card; free: boolean; onBoard: boolean };
  'secondary-skipped': { player: PlayerId; card: Card };
  'card-exhausted': { player: PlayerId; card: Card };
  passed: { player: PlayerId };
  'everybody-passed': Nothing;
  'goods-gained': { player: PlayerId; goods: number };
  replenished: { player: PlayerId; commodities: number };
  'speaker-chosen': { player: PlayerId };
  'cards-drawn': { player: PlayerId; cards: number };
  'agendas-seen': { player: PlayerId };
  'token-recalled': { player: PlayerId; pool: Pool };
  favoured: { player: PlayerId };
  'influence-spent': { player: PlayerId; influence: number };
  'tokens-gained': { player: PlayerId; tokens: number; lost: number };
  'token-placed': { player: PlayerId; pool: Pool };
  scored: { player: PlayerId; points: number; secret: boolean };
  'token-laid': { player: PlayerId; from: Pool | 'reserve' };
  'token-there': { player: PlayerId };
  'token-back': { player: PlayerId };
  'planet-readied': { player: PlayerId; planet: string };
  'point-gained': { player: PlayerId };
  'secret-drawn': { player: PlayerId; back: number };
  revealed: { stage: 1 | 2 };
  'none-to-reveal': Nothing;
  'card-drawn': { player: PlayerId };
  'card-discarded': { player: PlayerId };
  'tokens-returned': { player: PlayerId; tokens: number };
  shifted: { player: PlayerId; from: Pool; to: Pool };
  readied: Nothing;
  repaired: Nothing;
  'cards-returned': { next: 'agenda' | 'strategy' };
  won: { player: PlayerId };
}

export type RoundEvent = EventIn<RoundEventData>;

export interface RoundOutcome {
  readonly winner: PlayerId | null;
  readonly next: 'agenda' | 'strategy' | 'end';
}

export type RoundProcedure = Procedure<
  RoundState,
  RoundState,
  RoundChoice,
  RoundEvent,
  RoundOutcome
>;
