import type { PlayerId } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';

export type Counts = Readonly<Partial<Record<UnitId, number>>>;
export type Passage = 'empty' | 'asteroid-field' | 'nebula' | 'supernova' | 'enemy' | 'own-token';
export type Ware = 'good' | 'commodity' | 'note' | 'note-in-play' | 'action-card' | 'token';
export type Figure = 'cost' | 'combat' | 'move' | 'capacity';

/** What the sentence of each kind of question tells. */
export interface Ti4Facts {
  readonly 'combat-dice': { readonly mine: Counts; readonly theirs: Counts };
  readonly 'barrage-dice': {
    readonly mine: Counts;
    readonly theirs: Counts;
    readonly second: boolean;
  };
  readonly 'barrage-hits': {
    readonly theirs: Counts;
    readonly unit: UnitId;
    readonly sustain: boolean;
  };
  readonly retreat: {
    readonly attacker: boolean;
    readonly announced: boolean;
    readonly beside: 'nothing' | 'token' | 'ship' | 'planet' | 'enemy';
    readonly mine: Counts;
  };
  readonly passage: { readonly ship: UnitId; readonly from: Passage; readonly through: Passage };
  readonly arrival: { readonly ship: UnitId; readonly at: Passage };
  readonly activation: { readonly token: 'mine' | 'theirs' | 'none'; readonly ships: Counts };
  readonly cargo: { readonly ship: UnitId; readonly aboard: Counts; readonly unit: UnitId };
  readonly 'fleet-limit': { readonly fleet: number; readonly ships: Counts };
  readonly 'total-cost': { readonly orders: Counts };
  readonly 'production-limit': { readonly resources: readonly number[]; readonly second: boolean };
  readonly research: {
    readonly needs: Readonly<Record<string, number>>;
    readonly has: Readonly<Record<string, number>>;
    readonly upgrades: number;
  };
  readonly votes: { readonly influence: readonly number[]; readonly goods: number };
  readonly voting: {
    readonly does: 'good' | 'other' | 'planet';
    readonly influence: number;
    readonly goods: number;
  };
  readonly 'next-voter': {
    readonly players: readonly PlayerId[];
    readonly speaker: PlayerId;
    readonly voted: number;
  };
  readonly picking: {
    readonly players: readonly PlayerId[];
    readonly speaker: PlayerId;
    readonly picked: number;
  };
  readonly 'first-turn': { readonly cards: Readonly<Partial<Record<PlayerId, readonly number[]>>> };
  readonly passing: {
    readonly players: number;
    readonly cards: readonly number[];
    readonly used: readonly number[];
  };
  readonly trading: { readonly ware: Ware; readonly given: number };
  readonly scoring: {
    readonly home: boolean;
    readonly scored: 'nothing' | 'public' | 'secret';
    readonly wants: 'public' | 'secret';
    readonly points: number;
  };
  readonly figure: { readonly unit: UnitId; readonly figure: Figure };
}
