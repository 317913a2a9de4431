import type { CardId } from '../engine/cards.ts';
import type { Faction, Side } from '../engine/sides.ts';

export type Figure = 'cost' | 'force' | 'capacity' | 'value';

/** A unit, and what lies on it. */
export interface Marked {
  readonly card: CardId;
  readonly focus: number;
  readonly committed: boolean;
}

/** What the sentence of each kind of question tells. */
export interface SwlcgFacts {
  readonly attacking: { readonly side: Side; readonly unit: Marked };
  readonly defending: { readonly side: Side; readonly unit: Marked };
  readonly edge: {
    readonly attacker: Side;
    readonly light: readonly CardId[];
    readonly dark: readonly CardId[];
  };
  readonly 'force-power': { readonly side: Side; readonly units: readonly Marked[] };
  readonly balance: {
    readonly balance: Side;
    readonly light: readonly Marked[];
    readonly dark: readonly Marked[];
  };
  readonly dial: { readonly dial: number; readonly balance: Side };
  readonly producing: {
    readonly side: Side;
    readonly source: CardId;
    readonly focus: number;
    readonly amount: number;
  };
  readonly paying: {
    readonly card: CardId;
    readonly sources: readonly CardId[];
  };
  readonly 'draw-count': { readonly hand: number; readonly discards: boolean };
  readonly committing: {
    readonly side: Side;
    readonly unit: Marked;
    readonly others: number;
  };
  readonly 'first-strike': {
    readonly attacker: Side;
    readonly edge: Side;
    readonly exhausted: Side | null;
  };
  readonly striking: {
    readonly side: Side;
    readonly unit: CardId;
    readonly icon: 'unit-damage' | 'tactics' | 'blast';
    readonly attacks: boolean;
    readonly at: 'participant' | 'outside' | 'objective';
    /** Whether it has the keyword by which it may strike at whoever stays out of the conflict. */
    readonly targeted: boolean;
  };
  readonly 'strike-tokens': { readonly unit: CardId; readonly committed: boolean };
  readonly refreshing: {
    readonly card: CardId;
    readonly focus: number;
    readonly side: Side;
    readonly elite: boolean;
  };
  readonly 'deck-set': {
    readonly faction: Faction;
    readonly copies: number;
    readonly set: number;
    readonly objective: CardId;
  };
  readonly figure: { readonly card: CardId; readonly figure: Figure };
}
