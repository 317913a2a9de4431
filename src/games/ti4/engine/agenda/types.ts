import type { EventIn } from '../../../../engine/kernel.ts';
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

export type AgendaFrame = Readonly<
  | { at: 'skip' }
  | { at: 'reveal'; vote: 0 | 1 }
  | { at: 'predict'; by: PlayerId; vote: 0 | 1 }
  | { at: 'vote'; by: PlayerId; vote: 0 | 1 }
  | { at: 'cast'; by: PlayerId; vote: 0 | 1; outcome: string; votes: number }
  | { at: 'count'; vote: 0 | 1 }
  | { at: 'tie'; vote: 0 | 1; outcomes: readonly string[] }
  | { at: 'resolve'; vote: 0 | 1; outcome: string }
  | { at: 'ready' }
>;

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
  predicted: { player: PlayerId; outcome: string };
  announced: { player: PlayerId; outcome: string };
  abstained: { player: PlayerId };
  barred: { player: PlayerId };
  'planet-voted': { player: PlayerId; planet: string; votes: number };
  'votes-cast': { player: PlayerId; outcome: string; votes: number };
  counted: { votes: Readonly<Record<string, number>> };
  'tie-broken': { speaker: PlayerId; outcome: string };
  resolved: { outcome: string; stays: boolean };
  'prediction-checked': { player: PlayerId; right: boolean };
  readied: { planets: number };
}

export type AgendaEvent = EventIn<AgendaEventData>;

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
