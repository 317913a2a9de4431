import type { Drawn } from '../../../../../src/engine/procedure.ts';
import { wholeGame } from '../../../../../src/games/ti4/engine/game/index.ts';
import type {
  GameChoice,
  GameEvent,
  GameEventData,
  GameEventKind,
  GameState,
} from '../../../../../src/games/ti4/engine/game/index.ts';
import { parseGame } from '../../../../../src/games/ti4/positions/game.ts';

export interface Ran {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A choice, or as much of it as tells it from the others. */
type Wanted = { readonly [key: string]: unknown; readonly kind: GameChoice['kind'] } | GameChoice;

const matches = (choice: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(Reflect.get(choice, key)) === JSON.stringify(value),
  );

/** 'allowed', the refusing rule without its game, or 'not offered'. */
export const verdict = (state: GameState, wanted: Wanted): string => {
  const prompt = wholeGame.prompt(state);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(({ choice }) => matches(choice, wanted));
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
};

/** Who is asked what. */
export const asks = (state: GameState): string => {
  const prompt = wholeGame.prompt(state);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

const step = (ran: Ran, wanted: Wanted | Drawn): Ran => {
  const prompt = wholeGame.prompt(ran.state);
  const answer =
    prompt.kind === 'decision'
      ? prompt.options.find(({ choice }) => matches(choice, wanted))?.choice
      : (wanted as Drawn);
  if (!answer) throw new Error(`${asks(ran.state)} does not offer ${JSON.stringify(wanted)}`);
  const { state, events } = wholeGame.apply(ran.state, answer);
  return { state, events: [...ran.events, ...events] };
};

export const run = (start: GameState | Ran, ...choices: readonly (Wanted | Drawn)[]): Ran =>
  choices.reduce(step, 'board' in start ? wholeGame.begin(start) : start);

export const told = <Kind extends GameEventKind>(
  { events }: Ran,
  kind: Kind,
): readonly GameEventData[Kind][] =>
  events.flatMap((event) => (event.kind === kind ? [event.data as GameEventData[Kind]] : []));

export const read = (value: unknown): GameState => {
  const parsed = parseGame(value);
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

interface Told extends Readonly<Record<string, unknown>> {
  readonly red?: object;
  readonly blue?: object;
  readonly yellow?: object;
  readonly seats?: object;
  readonly units?: object;
  readonly board?: object;
}

/**
 * Red is at home on Jord and holds Lodor, blue on Darien, yellow on 0.0.0; Mecatol Rex lies in the
 * middle. The others have passed, so that it is red's turn, and go on with it.
 */
export const table = ({
  red = {},
  blue = {},
  yellow = {},
  seats = {},
  units = {},
  board = {},
  ...rest
}: Told = {}): GameState =>
  read({
    phase: 'action',
    speaker: 'yellow',
    started: 5,
    ...rest,
    seats: { blue: { passed: true }, yellow: { passed: true }, ...seats },
    board: {
      active: 'red',
      custodians: true,
      systems: [
        { tile: 18, at: [0, 0] },
        { tile: 1, at: [0, -1] },
        { tile: 26, at: [1, -1] },
        { tile: 3, at: [1, 0] },
        { tile: 6, at: [-1, 1] },
      ],
      players: {
        red: { faction: 'federation-of-sol', planets: ['jord', 'lodor'], ...red },
        blue: { faction: 'yin-brotherhood', planets: ['darien'], ...blue },
        yellow: { faction: 'l1z1x', planets: ['000'], ...yellow },
      },
      units: {
        jord: { red: { infantry: 2, 'space-dock': 1 } },
        darien: { blue: { infantry: 2, 'space-dock': 1 } },
        '000': { yellow: { infantry: 2 } },
        ...units,
      },
      ...board,
    },
  });

/** Red may play Warfare, and blue has two docks at home. */
export const twoDocks = (): GameState =>
  table({
    seats: { red: { cards: [6] }, blue: { passed: true }, yellow: { passed: true } },
    board: {
      active: 'red',
      systems: [
        { tile: 18, at: [0, 0] },
        { tile: 1, at: [0, -1] },
        { tile: 9, at: [1, 0] },
        { tile: 6, at: [-1, 1] },
      ],
      players: {
        red: { faction: 'federation-of-sol', planets: ['jord'] },
        blue: { faction: 'naalu-collective', planets: ['maaluuk', 'druaa'], goods: 4 },
        yellow: { faction: 'l1z1x', planets: ['000'] },
      },
      units: {
        jord: { red: { infantry: 2, 'space-dock': 1 } },
        '000': { yellow: { infantry: 2 } },
        maaluuk: { blue: { 'space-dock': 1 } },
        druaa: { blue: { 'space-dock': 1, infantry: 1 } },
      },
    },
  });

export const DONE = { kind: 'done' } as const;
export const USE = { kind: 'use' } as const;
export const SKIP = { kind: 'skip' } as const;
export const play = (card: number) => ({ kind: 'strategic', card }) as const;
export const pool = (name: 'tactic' | 'fleet' | 'strategy') =>
  ({ kind: 'pool', pool: name }) as const;
