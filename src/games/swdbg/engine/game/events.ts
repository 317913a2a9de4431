import type { DeedEvents } from '../../../../engine/deeds.ts';
import type { GameEvent } from '../../../../engine/procedure.ts';
import type { BaseId } from '../bases.ts';
import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import type { SwdbgDeeds } from './deeds/kinds.ts';
import type { DrawReason } from './frames.ts';
import type { Slot, Target, Variant } from './types.ts';

interface OfSide {
  readonly side: Side;
}
interface OfCard extends OfSide {
  readonly card: CardId;
}
interface OfShip extends OfCard {
  /** The card in play, told apart from its copies. */
  readonly ship: string;
}
interface OfBase extends OfSide {
  readonly base: BaseId;
}

export type GainSource = 'card' | 'ship' | 'force' | 'reward' | 'ability';

export interface SwdbgEventData extends DeedEvents<SwdbgDeeds> {
  'factions-chosen': object;
  'variant-chosen': { variant: Variant };
  'goal-agreed': { bases: number };
  'neutral-rule-set': { on: boolean };
  'bases-laid': OfBase & { readonly rest: readonly BaseId[] };
  'starting-base-laid': OfBase;
  'base-hidden': OfSide & { readonly left: number };
  'bases-boxed': OfSide & { readonly bases: number };
  'deck-built': OfSide & { readonly cards: number };
  'row-dealt': { cards: readonly CardId[] };
  'table-set': object;
  'force-placed': { at: number };
  ready: object;
  'cards-drawn': OfSide & { readonly cards: readonly CardId[]; readonly reason: DrawReason };
  'deck-reshuffled': OfSide & { readonly cards: number };
  'nothing-to-draw': OfSide & { readonly missing: number };
  'turn-began': OfSide & { readonly turn: number };
  'base-chosen': OfBase;
  'no-base-left': OfSide;
  'resources-gained': OfSide & {
    readonly amount: number;
    readonly source: GainSource;
    readonly card: CardId | null;
    readonly total: number;
  };
  'no-ships': OfSide;
  'force-moved': OfSide & { readonly amount: number; readonly from: number; readonly to: number };
  'force-stuck': OfSide;
  'card-played': OfCard;
  'card-bought': OfCard & { readonly cost: number; readonly left: number };
  'card-taken': OfCard;
  'neutral-discarded': OfCard & { readonly cost: number };
  'row-refilled': { slot: Slot; card: CardId };
  'galaxy-reshuffled': { cards: number };
  'row-short': { slot: Slot };
  'card-aimed': OfShip & { readonly target: Target; readonly at: CardId | BaseId | null };
  'base-attacked': OfSide & { readonly cards: readonly string[]; readonly attack: number };
  'ship-damaged': OfShip & {
    readonly amount: number;
    readonly damage: number;
    readonly hitPoints: number;
  };
  'ship-destroyed': OfShip & { readonly by: 'attack' | 'ability' };
  'base-damaged': OfBase & {
    readonly amount: number;
    readonly damage: number;
    readonly hitPoints: number;
    readonly by: 'attack' | 'ability';
  };
  'base-destroyed': OfBase & { readonly trophies: number; readonly goal: number };
  'damage-returned': { amount: number };
  'damage-lost': { amount: number };
  'row-attacked': OfCard & {
    readonly cards: readonly string[];
    readonly attack: number;
    readonly target: number;
  };
  'row-attack-failed': OfCard;
  'row-destroyed': OfCard & { readonly excess: number };
  'reward-taken': OfCard;
  'reward-declined': OfCard;
  'ability-used': OfSide & { readonly source: CardId | BaseId; readonly when: boolean };
  'when-passed': OfSide;
  'attack-raised': OfShip & { readonly amount: number };
  'constant-told': OfCard & { readonly source: CardId | BaseId; readonly amount: number };
  'constant-ended': OfCard & { readonly amount: number };
  'price-lowered': OfSide & { readonly amount: number };
  'ability-paid': OfSide & { readonly amount: number; readonly left: number };
  'card-taken-back': OfCard;
  repaired: OfSide & {
    readonly on: CardId | BaseId;
    readonly amount: number;
    readonly removed: number;
  };
  'row-discarded': OfCard & { readonly ship: boolean };
  'card-discarded': OfCard & { readonly random: boolean };
  'card-exiled': OfCard & { readonly from: 'hand' | 'discard' | 'play' };
  'galaxy-revealed': { card: CardId };
  'galaxy-looked': OfCard;
  'top-discarded': OfCard;
  'turn-announced': OfSide;
  'units-discarded': OfSide & { readonly cards: readonly CardId[] };
  straightened: OfSide & { readonly ships: number };
  'hand-discarded': OfSide & { readonly cards: readonly CardId[] };
  'resources-returned': OfSide & { readonly amount: number };
  'game-won': OfSide & { readonly bases: number };
}

export type SwdbgEventKind = keyof SwdbgEventData;
export type SwdbgEvent = {
  [Kind in SwdbgEventKind]: GameEvent<Kind, SwdbgEventData[Kind]>;
}[SwdbgEventKind];
