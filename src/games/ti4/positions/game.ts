import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../engine/playable.ts';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import { PLAYERS } from '../engine/action/types.ts';
import { FACTION_IDS } from '../engine/data/factions.ts';
import { PLAYER_COUNTS } from '../engine/data/layouts.ts';
import { CARDS } from '../engine/data/strategy-cards.ts';
import { TILES } from '../engine/data/tiles.ts';
import { tilesFrom } from '../engine/galaxy/spaces.ts';
import { violationsOf } from '../engine/game/invariants.ts';
import { freshObjectives, freshSeat, newTable } from '../engine/game/setup/opening.ts';
import type { GameFrame, GameState, Seat } from '../engine/game/index.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { wholeBoard } from './action.ts';
import { allPlaying, goal, player, playing } from './players.ts';

const MANY = 99;
const STAGE = 5;

const card = z.literal(CARDS);
const notes = z.partialRecord(player, whole(0, MANY, 0));

/** Each tile of a galaxy once, and none but those of the box. */
const mistakeIn = (text: string): string | null => {
  const tiles = tilesFrom(text);
  if (!tiles) return '36 numbers of tiles stand in a line';
  const numbers = tiles.map(({ tile }) => tile);
  const stranger = numbers.find((number) => !TILES.some((tile) => tile.number === number));
  if (stranger !== undefined) return `there is no tile ${stranger}`;
  return new Set(numbers).size < numbers.length ? 'a tile lies twice' : null;
};

const galaxy = z.string().superRefine((text, context) => {
  const message = mistakeIn(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

const newGame = z
  .strictObject({
    players: z
      .array(player)
      .refine(({ length }) => PLAYER_COUNTS.some((count) => count === length), '3 to 6 play')
      .refine((all) => new Set(all).size === all.length, 'somebody plays twice'),
    factions: z.partialRecord(player, z.enum(FACTION_IDS)).default({}),
    speaker: player.nullable().default(null),
    goal,
    galaxy: galaxy.nullable().default(null),
  })
  .superRefine(({ players, speaker, factions }) => {
    if (speaker !== null) playing(speaker, players, 'speaker');
    allPlaying(factions, players, 'factions');
    const chosen = Object.values(factions);
    if (new Set(chosen).size < chosen.length) throw new BadSetup('factions', 'two play the same');
  })
  .transform(newTable);

const seat = z.strictObject({
  commodities: whole(0, MANY, 0),
  cards: listOf(card, 2),
  used: listOf(card, 2),
  passed: flag,
  actionCards: whole(0, MANY, 0),
  notes: notes.exactOptional(),
  notesInPlay: notes.exactOptional(),
  secretHand: whole(0, 3, 1),
  secretScored: whole(0, 3, 0),
});

const position = z.strictObject({
  phase: z.enum(['strategy', 'action', 'status', 'agenda']),
  round: whole(1, MANY, 1),
  started: z.int().max(PLAYERS.length).exactOptional(),
  speaker: player,
  zero: player.exactOptional(),
  board: wholeBoard,
  seats: z.partialRecord(player, seat).default({}),
  onCards: z.record(z.string().regex(/^[1-8]$/), z.int().min(0).max(MANY)).default({}),
  revealed: whole(0, 2 * STAGE, 2),
  scored: z
    .partialRecord(
      player,
      listOf(
        z
          .int()
          .min(0)
          .max(2 * STAGE - 1),
        2 * STAGE,
      ),
    )
    .default({}),
  laws: listOf(
    z.strictObject({
      type: z.literal('law').default('law'),
      elects: z.enum(['for-against', 'player', 'planet']),
      outcome: z.string(),
    }),
    MANY,
  ),
  discards: z.strictObject({ actions: whole(0, 80, 0), agendas: whole(0, 50, 0) }).prefault({}),
});

type Position = z.output<typeof position>;

const seatOf = (id: PlayerId, told: z.output<typeof seat> | undefined): Seat => {
  const fresh = freshSeat(id);
  if (!told) return fresh;
  const { used, ...rest } = told;
  return { ...fresh, ...rest, exhausted: used };
};

/** The beginning of each phase; a round is counted when its strategy phase begins. */
const FRAMES = {
  strategy: [{ at: 'strategy' }],
  action: [{ at: 'next-turn', after: -1 }, { at: 'status' }],
  status: [{ at: 'status' }],
  agenda: [{ at: 'agenda-phase' }],
} as const satisfies Record<Position['phase'], readonly GameFrame[]>;

const stateOf = (told: Position): GameState => {
  const { phase, round, speaker, board, seats, scored, revealed, started, zero } = told;
  const { players } = board;
  playing(speaker, players, 'speaker');
  allPlaying(seats, players, 'seats');
  allPlaying(scored, players, 'scored');
  const state: GameState = {
    ...newTable({ players, factions: {}, speaker, goal: board.goal, galaxy: null }),
    phase,
    round: phase === 'strategy' ? round - 1 : round,
    started: started ?? players.length,
    zero: zero ?? players.find((id) => board.sheets[id]?.faction === 'naalu-collective') ?? null,
    board: { ...board, alive: players },
    seats: Object.fromEntries(players.map((id) => [id, seatOf(id, seats[id])])),
    onCards: told.onCards,
    objectives: freshObjectives().map((objective, at) => ({
      ...objective,
      revealed: at < revealed,
      scoredBy: players.filter((id) => scored[id]?.includes(at) === true),
    })),
    laws: told.laws,
    discards: told.discards,
    agenda: FRAMES[phase].toReversed(),
  };
  const [broken] = violationsOf(state);
  if (broken !== undefined) throw new BadSetup('', `this cannot be: ${broken}`);
  return state;
};

const parseNew = readerOf<GameState>(newGame);
const parsePosition = readerOf<GameState>(position.transform(stateOf));

/** A table before the game, or one in the middle of it, which tells its board. */
export const parseGame = (value: unknown): ParsedSetup<GameState> =>
  typeof value === 'object' && value !== null && 'board' in value
    ? parsePosition(value)
    : parseNew(value);
