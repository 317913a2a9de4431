import type { BaseId } from '../bases.ts';
import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import type { Frame } from './frames.ts';

export const VARIANTS = ['standard', 'full-galaxy', 'secret-bases'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SLOTS = ['row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6'] as const;
export type Slot = (typeof SLOTS)[number];

/** What cards are sent against: the opponent's base with what guards it, or a card of the row. */
export type Target = 'base' | Slot;

/** A card somebody has in play; several copies are told apart by their number. */
export interface InPlay {
  readonly id: string;
  readonly card: CardId;
  /** Damage tokens on a capital ship. */
  readonly damage: number;
  /** Its target, once it has been laid before one and until it attacks. */
  readonly aim: Target | null;
  readonly attacked: boolean;
  /** Its ability has been used this turn. */
  readonly used: boolean;
}

/** Extra attack of one card in play until the end of the turn. */
export interface Bonus {
  readonly to: string;
  readonly attack: number;
}

/** Extra attack of every card of one title, as long as what gives it is in play. */
export interface Constant {
  readonly side: Side;
  /** A card in play or the base, which has an ability with «while». */
  readonly from: string;
  readonly to: CardId;
  readonly attack: number;
}

export interface BaseInPlay {
  readonly base: BaseId;
  readonly damage: number;
  readonly used: boolean;
}

export interface PlayerState {
  readonly base: BaseInPlay | null;
  /** Bases still under the one in play, or waiting to be chosen. */
  readonly bases: readonly BaseId[];
  /** Without an order: nobody knows it until a card is drawn. */
  readonly deck: readonly CardId[];
  readonly hand: readonly CardId[];
  /** The last one lies on top. */
  readonly discard: readonly CardId[];
  readonly play: readonly InPlay[];
  readonly resources: number;
  readonly trophies: readonly BaseId[];
}

export interface GalaxyState {
  readonly deck: readonly CardId[];
  /** The top card of the deck, when an ability has turned it up; it is still in `deck`. */
  readonly top: CardId | null;
  readonly row: Readonly<Record<Slot, CardId | null>>;
  readonly discard: readonly CardId[];
  readonly pilots: number;
}

export interface SwdbgState {
  /** What is still to be done; the last frame is next. */
  readonly agenda: readonly Frame[];
  readonly variant: Variant;
  /** Bases to destroy. */
  readonly goal: number;
  /** The players agreed on the rule «discard neutral cards». */
  readonly neutralRule: boolean;
  readonly turn: number;
  readonly active: Side;
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly galaxy: GalaxyState;
  readonly force: number;
  readonly bonuses: readonly Bonus[];
  readonly constants: readonly Constant[];
  /** What the next card bought this turn costs less. */
  readonly cheaper: number;
  /** Exiled cards, out of the game. */
  readonly box: readonly CardId[];
  readonly winner: Side | null;
}

export interface SwdbgOutcome {
  readonly winner: Side | null;
  readonly turn: number;
}
