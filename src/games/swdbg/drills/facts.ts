import type { BaseId } from '../engine/bases.ts';
import type { CardId } from '../engine/cards.ts';
import type { Side } from '../engine/sides.ts';

export type Figure = 'cost' | 'attack' | 'resources' | 'target' | 'ship';

/** A ship in play that protects a base. */
export interface Shield {
  readonly card: CardId;
  readonly damage: number;
}

/** What the sentence of each kind of question tells. */
export interface SwdbgFacts {
  readonly buying: { readonly side: Side; readonly card: CardId; readonly resources: number };
  readonly target: { readonly side: Side; readonly card: CardId };
  readonly attacker: {
    readonly side: Side;
    readonly card: CardId;
    readonly attacked: boolean;
    readonly target: 'base' | 'row';
  };
  readonly 'base-damage': {
    readonly side: Side;
    readonly attackers: readonly CardId[];
    readonly base: BaseId;
    readonly damage: number;
  };
  readonly 'base-behind-ship': {
    readonly side: Side;
    readonly attackers: readonly CardId[];
    readonly shield: Shield;
  };
  readonly 'two-ships': {
    readonly side: Side;
    readonly attack: number;
    readonly shields: readonly Shield[];
    readonly on: 'base' | 'ship';
    readonly amount: number;
  };
  readonly income: {
    readonly side: Side;
    readonly ships: readonly CardId[];
    readonly force: number;
  };
  readonly 'force-move': {
    readonly side: Side;
    readonly force: number;
    readonly cards: readonly CardId[];
  };
  readonly 'end-discard': {
    readonly units: number;
    readonly ships: number;
    readonly hand: number;
  };
  readonly drawing: { readonly deck: number; readonly discard: number; readonly hand: number };
  readonly ability: {
    readonly side: Side;
    readonly card: CardId;
    readonly used: boolean;
    readonly force: number;
  };
  readonly 'resources-left': {
    readonly side: Side;
    readonly played: readonly CardId[];
    readonly bought: CardId;
  };
  readonly 'row-attack': {
    readonly side: Side;
    readonly attackers: readonly CardId[];
    readonly card: CardId;
  };
  readonly figure: { readonly card: CardId; readonly figure: Figure };
  readonly 'base-figure': { readonly base: BaseId };
}
