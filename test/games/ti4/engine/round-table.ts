import { newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import type { PlayerId } from '../../../../src/games/ti4/engine/action/types.ts';
import type {
  RoundChoice,
  RoundProcedure,
  RoundState,
  Seat,
} from '../../../../src/games/ti4/engine/round/types.ts';

const SEATS: readonly PlayerId[] = ['red', 'blue', 'yellow', 'green', 'purple', 'black'];

export const seat = (part: Partial<Seat> = {}): Seat => ({
  tactic: 3,
  fleet: 3,
  strategy: 2,
  reserve: 8,
  laid: 0,
  goods: 0,
  commodities: 0,
  commodityLimit: 3,
  points: 0,
  cards: [],
  exhausted: [],
  passed: false,
  actionCards: 0,
  planets: [],
  damaged: 0,
  components: 0,
  publics: [],
  secrets: 0,
  secretHand: 1,
  secretScored: 0,
  controlsHome: true,
  naalu: false,
  ...part,
});

export const table = (
  count: number,
  seats: Partial<Record<PlayerId, Partial<Seat>>> = {},
  part: Partial<RoundState> = {},
): RoundState => ({
  players: SEATS.slice(0, count),
  started: count,
  speaker: 'red',
  goal: 10,
  custodians: true,
  seats: Object.fromEntries(SEATS.slice(0, count).map((player) => [player, seat(seats[player])])),
  onCards: {},
  hidden: { stage1: 3, stage2: 5 },
  scored: {},
  favoured: [],
  winner: null,
  agenda: [],
  ...part,
});

export const run = (
  procedure: RoundProcedure,
  state: RoundState,
  ...choices: readonly RoundChoice[]
) => choices.reduce((game, choice) => play(game, choice), newGame(procedure, state));
export type Ran = ReturnType<typeof run>;

export const at = (game: Ran, player: PlayerId): Seat =>
  position(game).state.seats[player] ?? seat();
export const card = (number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) =>
  ({ kind: 'card', card: number }) as const;
export const PASS = { kind: 'pass' } as const;
export const DONE = { kind: 'done' } as const;
export const SKIP = { kind: 'skip' } as const;
export const SCORE = { kind: 'score-public', points: 1 } as const;

/** Always the first thing that is allowed. */
export const finish = (game: Ran): Ran => {
  let now = game;
  for (let prompt = promptOf(now); prompt.kind === 'decision'; prompt = promptOf(now)) {
    const option = prompt.options.find((entry) => entry.allowed);
    if (!option) throw new Error('Nothing is allowed.');
    now = play(now, option.choice);
  }
  return now;
};
