import type { GameEvent, Procedure } from '../../../../engine/procedure.ts';
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

export type RoundFrame =
  | { readonly at: 'choose-card'; readonly by: PlayerId }
  | { readonly at: 'lay-goods' }
  | { readonly at: 'turn'; readonly by: PlayerId }
  | { readonly at: 'next-turn'; readonly after: PlayerId | null }
  | { readonly at: 'exhaust-card'; readonly by: PlayerId; readonly card: Card }
  | { readonly at: 'secondary'; readonly by: PlayerId; readonly card: Card }
  | {
      readonly at: 'leadership';
      readonly by: PlayerId;
      readonly base: number;
      readonly paid: number;
    }
  | { readonly at: 'gain-tokens'; readonly by: PlayerId; readonly left: number }
  | { readonly at: 'favours'; readonly by: PlayerId; readonly chosen: readonly PlayerId[] }
  | { readonly at: 'score'; readonly by: PlayerId }
  | { readonly at: 'check-points' }
  | { readonly at: 'reveal' }
  | { readonly at: 'draw-card'; readonly by: PlayerId }
  | { readonly at: 'discard'; readonly by: PlayerId }
  | { readonly at: 'return-tokens' }
  | {
      readonly at: 'redistribute';
      readonly by: PlayerId;
      readonly moves: number;
      readonly why: 'status' | 'warfare';
    }
  | { readonly at: 'new-speaker'; readonly by: PlayerId }
  | { readonly at: 'see-agendas'; readonly by: PlayerId }
  | { readonly at: 'guard'; readonly by: PlayerId }
  | {
      readonly at: 'ready-planets';
      readonly by: PlayerId;
      readonly left: number;
      readonly primary: boolean;
    }
  | { readonly at: 'imperial'; readonly by: PlayerId }
  | { readonly at: 'mecatol'; readonly by: PlayerId }
  | { readonly at: 'recall'; readonly by: PlayerId }
  | { readonly at: 'ready' };

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
  'card-chosen': { readonly player: PlayerId; readonly card: Card; readonly goods: number };
  'goods-laid': { readonly cards: readonly Card[] };
  'turn-began': { readonly player: PlayerId };
  'tactical-taken': { readonly player: PlayerId };
  'component-taken': { readonly player: PlayerId };
  'primary-used': {
    readonly player: PlayerId;
    readonly card: Card;
    /** What it does needs the map: the reader plays it there. */
    readonly onBoard: boolean;
  };
  'secondary-used': {
    readonly player: PlayerId;
    readonly card: Card;
    readonly free: boolean;
    readonly onBoard: boolean;
  };
  'secondary-skipped': { readonly player: PlayerId; readonly card: Card };
  'card-exhausted': { readonly player: PlayerId; readonly card: Card };
  passed: { readonly player: PlayerId };
  'everybody-passed': Nothing;
  'goods-gained': { readonly player: PlayerId; readonly goods: number };
  replenished: { readonly player: PlayerId; readonly commodities: number };
  'speaker-chosen': { readonly player: PlayerId };
  'cards-drawn': { readonly player: PlayerId; readonly cards: number };
  'agendas-seen': { readonly player: PlayerId };
  'token-recalled': { readonly player: PlayerId; readonly pool: Pool };
  favoured: { readonly player: PlayerId };
  'influence-spent': { readonly player: PlayerId; readonly influence: number };
  'tokens-gained': { readonly player: PlayerId; readonly tokens: number; readonly lost: number };
  'token-placed': { readonly player: PlayerId; readonly pool: Pool };
  scored: { readonly player: PlayerId; readonly points: number; readonly secret: boolean };
  'token-laid': { readonly player: PlayerId; readonly from: Pool | 'reserve' };
  'token-there': { readonly player: PlayerId };
  'token-back': { readonly player: PlayerId };
  'planet-readied': { readonly player: PlayerId; readonly planet: string };
  'point-gained': { readonly player: PlayerId };
  'secret-drawn': { readonly player: PlayerId; readonly back: number };
  revealed: { readonly stage: 1 | 2 };
  'none-to-reveal': Nothing;
  'card-drawn': { readonly player: PlayerId };
  'card-discarded': { readonly player: PlayerId };
  'tokens-returned': { readonly player: PlayerId; readonly tokens: number };
  shifted: { readonly player: PlayerId; readonly from: Pool; readonly to: Pool };
  readied: Nothing;
  repaired: Nothing;
  'cards-returned': { readonly next: 'agenda' | 'strategy' };
  won: { readonly player: PlayerId };
}

export type RoundEvent = {
  [Kind in keyof RoundEventData]: GameEvent<Kind, RoundEventData[Kind]>;
}[keyof RoundEventData];

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
