import type { GameEvent } from '../../../../engine/procedure.ts';
import type { PlayerId } from '../action/types.ts';

/** What a card asks: for or against, a player, a planet. The card itself says the rest. */
export interface AgendaCard {
  readonly type: 'law' | 'directive';
  readonly elects: 'for-against' | 'player' | 'planet';
}

export interface VotingPlanet {
  readonly id: string;
  readonly influence: number;
  readonly exhausted: boolean;
}

export interface Voter {
  readonly planets: readonly VotingPlanet[];
  readonly goods: number;
  /** Votes that some effect adds. */
  readonly extra: number;
  /** Some effect keeps the player from voting. */
  readonly barred: boolean;
  /** Holds a card that predicts outcomes. */
  readonly predicts: boolean;
}

export interface AgendaSetup {
  /** Clockwise. */
  readonly players: readonly PlayerId[];
  readonly speaker: PlayerId;
  readonly custodians: boolean;
  readonly cards: readonly [AgendaCard, AgendaCard];
  readonly voters: Readonly<Partial<Record<PlayerId, Partial<Voter>>>>;
  /** Planets that nobody controls. */
  readonly free: readonly string[];
}

export type AgendaFrame =
  | { readonly at: 'skip' }
  | { readonly at: 'reveal'; readonly vote: 0 | 1 }
  | { readonly at: 'predict'; readonly by: PlayerId; readonly vote: 0 | 1 }
  | { readonly at: 'vote'; readonly by: PlayerId; readonly vote: 0 | 1 }
  | {
      readonly at: 'cast';
      readonly by: PlayerId;
      readonly vote: 0 | 1;
      readonly outcome: string;
      readonly votes: number;
    }
  | { readonly at: 'count'; readonly vote: 0 | 1 }
  | { readonly at: 'tie'; readonly vote: 0 | 1; readonly outcomes: readonly string[] }
  | { readonly at: 'resolve'; readonly vote: 0 | 1; readonly outcome: string }
  | { readonly at: 'ready' };

export type AgendaChoice =
  | { readonly kind: 'predict'; readonly outcome: string }
  | { readonly kind: 'no-prediction' }
  | { readonly kind: 'outcome'; readonly outcome: string }
  | { readonly kind: 'abstain' }
  | { readonly kind: 'exhaust'; readonly planet: string }
  | { readonly kind: 'spend-good' }
  | { readonly kind: 'done' };

export interface AgendaEventData {
  'phase-skipped': Readonly<Record<string, never>>;
  revealed: AgendaCard & { readonly vote: number };
  predicted: { readonly player: PlayerId; readonly outcome: string };
  announced: { readonly player: PlayerId; readonly outcome: string };
  abstained: { readonly player: PlayerId };
  barred: { readonly player: PlayerId };
  'planet-voted': { readonly player: PlayerId; readonly planet: string; readonly votes: number };
  'votes-cast': { readonly player: PlayerId; readonly outcome: string; readonly votes: number };
  counted: { readonly votes: Readonly<Record<string, number>> };
  'tie-broken': { readonly speaker: PlayerId; readonly outcome: string };
  resolved: { readonly outcome: string; readonly stays: boolean };
  'prediction-checked': { readonly player: PlayerId; readonly right: boolean };
  readied: { readonly planets: number };
}

export type AgendaEvent = {
  [Kind in keyof AgendaEventData]: GameEvent<Kind, AgendaEventData[Kind]>;
}[keyof AgendaEventData];

export interface AgendaState {
  readonly setup: AgendaSetup;
  readonly voters: Readonly<Record<string, Voter>>;
  /** Votes of the card in hand, by outcome. */
  readonly votes: Readonly<Record<string, number>>;
  readonly predictions: readonly { readonly player: PlayerId; readonly outcome: string }[];
  readonly results: readonly string[];
  readonly agenda: readonly AgendaFrame[];
}

export interface AgendaOutcome {
  readonly results: readonly string[];
}
