import { PLAYERS } from '../../action/types.ts';
import type { ActionState, PlayerId, Sheet } from '../../action/types.ts';
import type { FactionId } from '../../data/factions.ts';
import type { GameState, Objective, Seat } from '../types.ts';

const OBJECTIVES_OF_A_STAGE = 5;
const NOTES = 5;
const TOKENS = 16;
const START = { tactic: 3, fleet: 3, strategy: 2 } as const;

export interface NewGame {
  /** Clockwise, with the factions that have been chosen already. */
  readonly players: readonly PlayerId[];
  readonly factions: Readonly<Partial<Record<PlayerId, FactionId>>>;
  /** null: drawn by lot. */
  readonly speaker: PlayerId | null;
  readonly goal: 10 | 14;
  /** A galaxy that is laid already, as a line of tile numbers. */
  readonly galaxy: string | null;
}

const freshSheet = (faction: FactionId | null): Sheet => ({
  faction,
  ...START,
  reserve: TOKENS - START.tactic - START.fleet - START.strategy,
  goods: 0,
  points: 0,
  technologies: [],
  exhausted: [],
  rerolls: 0,
  combatBonus: 0,
  moveBonus: 0,
  values: {},
});

export const freshSeat = (player: PlayerId): Seat => ({
  commodities: 0,
  cards: [],
  exhausted: [],
  passed: false,
  actionCards: 0,
  notes: { [player]: NOTES },
  notesInPlay: {},
  secretHand: 1,
  secretScored: 0,
});

export const freshObjectives = (): readonly Objective[] =>
  ([1, 2] as const).flatMap((stage) =>
    Array.from({ length: OBJECTIVES_OF_A_STAGE }, (): Objective => ({
      stage,
      revealed: false,
      scoredBy: [],
    })),
  );

const emptyBoard = ({ players, factions, goal }: NewGame): ActionState => ({
  galaxy: { systems: {}, planets: {}, near: {} },
  players,
  active: players[0] ?? PLAYERS[0],
  system: null,
  sheets: Object.fromEntries(players.map((id) => [id, freshSheet(factions[id] ?? null)])),
  tokens: {},
  holdings: {},
  units: [],
  custodians: true,
  goal,
  winner: null,
  alive: players,
  hits: {},
  aimed: {},
  battle: null,
  landed: {},
  owed: null,
  agenda: [],
});

/** A table on which the box has just been opened. */
export const newTable = (setup: NewGame): GameState => ({
  phase: 'setup',
  round: 0,
  started: setup.players.length,
  speaker: setup.speaker ?? setup.players[0] ?? PLAYERS[0],
  zero: setup.players.find((id) => setup.factions[id] === 'naalu-collective') ?? null,
  board: emptyBoard(setup),
  seats: Object.fromEntries(setup.players.map((id) => [id, freshSeat(id)])),
  onCards: {},
  objectives: freshObjectives(),
  discards: { actions: 0, agendas: 0 },
  laws: [],
  scored: {},
  deals: [],
  favoured: [],
  winner: null,
  agenda: [
    ...(setup.speaker === null ? [{ at: 'speaker-lot' } as const] : []),
    { at: 'factions' } as const,
    { at: 'lay-galaxy', text: setup.galaxy } as const,
    { at: 'forces' } as const,
    { at: 'objectives' } as const,
  ].toReversed(),
});
