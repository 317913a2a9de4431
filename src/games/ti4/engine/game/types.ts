import type { ActionState, PlayerId } from '../action/types.ts';
import type { AgendaCard } from '../agenda/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { GameFrame } from './frames.ts';

export const PHASES = ['setup', 'strategy', 'action', 'status', 'agenda'] as const;
export type Phase = (typeof PHASES)[number];

/** Promissory notes by the player they belong to: who holds one is seldom who is bound by it. */
export type Notes = Readonly<Partial<Record<PlayerId, number>>>;

/** What lies before a player besides the command sheet and the map, which are the board's. */
export interface Seat {
  readonly commodities: number;
  readonly cards: readonly Card[];
  readonly exhausted: readonly Card[];
  readonly passed: boolean;
  readonly actionCards: number;
  /** In the hand, hidden from the others. */
  readonly notes: Notes;
  readonly notesInPlay: Notes;
  readonly secretHand: number;
  readonly secretScored: number;
}

/** A public objective is known by its place in the rows; what it asks stands on its card. */
export interface Objective {
  readonly stage: 1 | 2;
  readonly revealed: boolean;
  readonly scoredBy: readonly PlayerId[];
}

export interface Law extends AgendaCard {
  readonly outcome: string;
}

/** What some effect does to a player's vote. */
export interface VoteEffect {
  readonly extra: number;
  readonly barred: boolean;
  readonly predicts: boolean;
}

export interface GameState {
  readonly phase: Phase;
  readonly round: number;
  /** How many sat down at the beginning. */
  readonly started: number;
  readonly speaker: PlayerId;
  /** Who holds the «0» token of the Naalu Collective. */
  readonly zero: PlayerId | null;
  /** Galaxy, units, planets, command sheets, technologies and points of those who still play. */
  readonly board: ActionState;
  readonly seats: Readonly<Record<string, Seat>>;
  /** Trade goods on strategy cards in the common area. */
  readonly onCards: Readonly<Record<string, number>>;
  readonly objectives: readonly Objective[];
  /** Cards in the discard piles; what lies nowhere is in the decks. */
  readonly discards: { readonly actions: number; readonly agendas: number };
  readonly laws: readonly Law[];
  /** What was scored in this status phase. */
  readonly scored: Readonly<Record<string, { readonly publics: number; readonly secrets: number }>>;
  /** Pairs that have traded in this turn, or in this vote. */
  readonly deals: readonly (readonly [PlayerId, PlayerId])[];
  /** Those whom Trade lets replenish for nothing, this time. */
  readonly favoured: readonly PlayerId[];
  readonly winner: PlayerId | null;
  /** The last frame is next. */
  readonly agenda: readonly GameFrame[];
}

export interface GameOutcome {
  readonly winner: PlayerId | null;
  readonly rounds: number;
}
