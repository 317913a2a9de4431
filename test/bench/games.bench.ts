import { drawAfter } from '../../src/engine/deck.ts';
import type { GameEvent, Procedure } from '../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../src/engine/random.ts';
import { wholeGame as rebellion } from '../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../src/games/rebellion/positions/game.ts';
import { playGame as swdbg } from '../../src/games/swdbg/engine/game/index.ts';
import { TURN_PHASES } from '../../src/games/swlcg/engine/game/frames.ts';
import { gameProcedure } from '../../src/games/swlcg/engine/game/procedures.ts';
import { parseSetup } from '../../src/games/swlcg/positions/table.ts';
import { PLAYERS } from '../../src/games/ti4/engine/action/types.ts';
import { newTable, wholeGame as ti4 } from '../../src/games/ti4/engine/game/index.ts';
import type { ParsedSetup } from '../../src/engine/playable.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { times } from '../support/effort.ts';
import { report, table } from './support/report.ts';

const GAMES = 200;
/** More than any game needs; who plays without sense may need many. */
const LONGEST = 60_000;
const TURNS = 1000;

interface Course<State> {
  readonly state: State;
  readonly steps: number;
  /** Why it did not come to an end. */
  readonly stuck: string | null;
}

/** Plays without sense until it is over; the same seed plays the same game. */
const course = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  setup: Setup,
  seed: number,
): Course<State> => {
  let { state } = procedure.begin(setup);
  let random = randomFrom(seed);
  for (let steps = 0; steps < LONGEST; steps += 1) {
    const prompt = procedure.prompt(state);
    if (prompt.kind === 'over') return { state, steps, stuck: null };
    if (prompt.kind === 'chance') {
      const results: string[] = [];
      for (const index of prompt.draws.keys()) {
        const draw = drawAfter(prompt.draws, results, index);
        if (!draw) return { state, steps, stuck: `${prompt.task} draws nothing` };
        const face = drawFace(random, draw);
        random = face.state;
        results.push(face.value);
      }
      ({ state } = procedure.apply(state, { kind: 'drawn', results }));
      continue;
    }
    const allowed = prompt.options.filter((option) => option.allowed);
    const picked = nextBelow(random, Math.max(1, allowed.length));
    random = picked.state;
    const option = allowed[picked.value];
    if (!option) return { state, steps, stuck: `${prompt.task} allows nothing` };
    ({ state } = procedure.apply(state, option.choice));
  }
  return { state, steps: LONGEST, stuck: 'no end in sight' };
};

const read = <Setup>(parsed: ParsedSetup<Setup>): Setup => {
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

/** The Card Game lays its table by one procedure and plays on by another. */
const playCards = (seed: number): Course<unknown> => {
  const { state, ...laid } = course(gameProcedure('swlcg/setup'), read(parseSetup({})), seed);
  if (laid.stuck !== null) return { state, ...laid };
  const turns = { ...state, phases: TURN_PHASES, length: TURNS };
  const played = course(gameProcedure('swlcg/turn'), turns, seed);
  return { ...played, steps: laid.steps + played.steps };
};

const WHOLE: Readonly<Record<string, (seed: number) => Course<unknown>>> = {
  rebellion: (seed) =>
    course(rebellion, read(parsePosition({ phase: 'setup', players: 2 + (seed % 3) })), seed),
  swdbg: (seed) => course(swdbg, null, seed),
  swlcg: playCards,
  ti4: (seed) =>
    course(
      ti4,
      newTable({
        players: PLAYERS.slice(0, 3 + (seed % 4)),
        factions: {},
        speaker: null,
        goal: 10,
        galaxy: null,
      }),
      seed,
    ),
};

const ended = (play: (seed: number) => Course<unknown>, seed: number): Course<unknown> => {
  try {
    return play(seed);
  } catch (error) {
    return { state: null, steps: 0, stuck: error instanceof Error ? error.message : String(error) };
  }
};

/** Whole games played at random: how many, how long, and how many of them did not come to an end. */
export const ratios = (): readonly Ratio[] => {
  const asked = Object.entries(WHOLE).filter(([game]) => process.argv.includes(game));
  const games = asked.length > 0 ? asked : Object.entries(WHOLE);
  const found = games.map(([game, play]) => {
    const all = Array.from({ length: times(GAMES) }, (_, seed) => ({ seed, ...ended(play, seed) }));
    const stuck = all.filter((one) => one.stuck !== null);
    for (const one of stuck) console.log(`  ${game}, seed ${one.seed}: ${one.stuck ?? ''}`);
    const steps = all.map((one) => one.steps);
    const sum = steps.reduce((total, one) => total + one, 0);
    console.log(`  ${game}: ${all.length} games, ${sum} steps, ${stuck.length} dead ends`);
    return { game, games: all.length, sum, most: Math.max(...steps), stuck: stuck.length };
  });
  if (asked.length === 0) {
    const rows = found.map(({ game, games: count, sum, most, stuck }) =>
      [game, count, sum, Math.round(sum / count), most, stuck].map(String),
    );
    report('games', table([['game', 'games', 'steps', 'each', 'longest', 'dead ends'], ...rows]));
  }
  return found.map(({ game, games: count, stuck }) => ({
    name: `${game}: games without an end / games`,
    measured: stuck,
    reference: count,
    unit: '',
    limit: 0,
  }));
};
