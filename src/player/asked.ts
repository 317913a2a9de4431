import { play, position, promptOf, type Game } from '../engine/play.ts';
import { IllegalChoice, type GameEvent, type RuleId } from '../engine/procedure.ts';
import { loadPlay } from '../games/player.ts';
import type { AnyAdapter } from './adapter.ts';
import { withParts } from './play.tsx';
import type { PlayerData } from './player-data.ts';
import { restoreSession, startSession } from './session.ts';

/** A moment of whatever is played, and what tells of it. */
export interface Asked {
  readonly adapter: AnyAdapter;
  readonly game: Game<null, unknown, object, GameEvent, unknown>;
}

/** What is drawn here need not be drawn again: nothing is kept. */
const SEED = 1;

/** Where an example begins, or where the address leads; null: nowhere. */
export const askedOf = async (data: PlayerData, fragment: string): Promise<Asked | null> => {
  const { ready } = await loadPlay(data.play);
  // Which game it is, nobody needs to know here.
  const adapter = (await ready(data, () => SEED)) as unknown as AnyAdapter;
  const { procedure, fetchMore } = adapter;
  // The build has replayed the book's line; the engine refuses what is not a choice.
  const book = data.choices as readonly object[];
  const begin = () => startSession(procedure, data.scenario, book, SEED);
  return withParts(() => {
    const restored = restoreSession(begin, fragment);
    if (restored.kind === 'none') return { adapter, game: begin().game };
    return 'session' in restored ? { adapter, game: restored.session.game } : null;
  }, fetchMore);
};

interface Refused {
  readonly ok: false;
  readonly problem: string;
  readonly path: string;
  readonly because: RuleId;
}

/** What may be done after some choices more and what may not, in words and by rules. */
export const choicesAfter = async (
  { adapter, game }: Asked,
  made: readonly object[],
): Promise<{ readonly ok: true; readonly told: object } | Refused> => {
  let reached = game;
  for (const [at, choice] of made.entries()) {
    try {
      const next = () => play(reached, choice);
      reached = await withParts(next, adapter.fetchMore);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      const { message: problem, because } = error;
      return { ok: false, problem, path: `made.${at}`, because };
    }
  }
  return { ok: true, told: told(adapter, reached) };
};

const told = (adapter: AnyAdapter, game: Asked['game']): object => {
  const { state } = position(game);
  const prompt = promptOf(game);
  if (prompt.kind === 'over') return { kind: 'over', text: adapter.outcome(state) };
  const { kind, by, task, rules } = prompt;
  const about = { kind, by, task, rules, text: adapter.question(state) };
  if (prompt.kind === 'chance') return { ...about, draws: prompt.draws };
  const options = prompt.options.map((option) => ({
    ...option,
    text: adapter.choice(option.choice, state),
  }));
  return { ...about, options };
};
