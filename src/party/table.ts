import { newGame, onlyChoice, play, position, promptOf } from '../engine/play.ts';
import type { Game } from '../engine/play.ts';
import { IllegalChoice } from '../engine/procedure.ts';
import type { Decision, Drawn, GameEvent, Procedure } from '../engine/procedure.ts';
import { askSource, fromSeed } from '../engine/sources.ts';

/** `learning` stops at every step; `quick` only where somebody has to decide. */
export const SPEEDS = ['learning', 'quick'] as const;
/** Whether the site rolls and shuffles, or the dice and cards lie before the readers. */
export const DICE = ['site', 'table'] as const;

export interface Manner {
  readonly speed: (typeof SPEEDS)[number];
  readonly dice: (typeof DICE)[number];
}

/** A game in progress, and where the last thing began that somebody decided. */
export interface Table<S, C extends object, E extends GameEvent> {
  readonly game: Game<null, S, C, E, unknown>;
  readonly since: number;
}

/** More steps than this without a question would be a game that plays itself. */
const MOST_FORCED = 2_000;

/** Of a card one may tell at nearly any time: that alone is nothing to ask about. */
export const withoutTelling = <C extends object>(prompt: Decision<C>): Decision<C> => ({
  ...prompt,
  options: prompt.options.filter(({ choice }) => !('kind' in choice && choice.kind === 'tell')),
});

/** What the site decides, for itself or for those who are not there; null: that is the reader's. */
export type Answers<S, C extends object, E extends GameEvent> = (
  game: Game<null, S, C, E, unknown>,
) => C | null;

const nobody = (): null => null;

/** What happens without anybody: the only choice there is, or what the site rolls. */
const forced = <S, C extends object, E extends GameEvent>(
  game: Game<null, S, C, E, unknown>,
  { speed, dice }: Manner,
  answers: Answers<S, C, E>,
): Game<null, S, C, E, unknown> | null => {
  const answered = answers(game);
  if (answered !== null) return play(game, answered);
  if (speed === 'learning') return null;
  const prompt = promptOf(game);
  if (prompt.kind === 'decision') {
    const only = onlyChoice(withoutTelling(prompt));
    return only === null ? null : play(game, only);
  }
  if (prompt.kind === 'over' || dice === 'table') return null;
  const { drawn, source } = askSource(position(game).source, prompt);
  return drawn && play(game, drawn, source);
};

/** Goes on until somebody is asked something. */
export const settle = <S, C extends object, E extends GameEvent>(
  { game, since }: Table<S, C, E>,
  manner: Manner,
  answers: Answers<S, C, E> = nobody,
): Table<S, C, E> => {
  let settled = game;
  for (let step = 0; step < MOST_FORCED; step += 1) {
    const next = forced(settled, manner, answers);
    if (next === null) break;
    settled = next;
  }
  return { game: settled, since };
};

export const sitDown = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  seed: number,
): Table<S, C, E> => ({ game: newGame(procedure, null, fromSeed(seed)), since: 0 });

export const answer = <S, C extends object, E extends GameEvent>(
  { game }: Table<S, C, E>,
  choice: C | Drawn,
  manner: Manner,
  answers?: Answers<S, C, E>,
): Table<S, C, E> => settle({ game: play(game, choice), since: game.at }, manner, answers);

/** The site rolls or draws because it is asked to. */
export const roll = <S, C extends object, E extends GameEvent>(
  table: Table<S, C, E>,
  manner: Manner,
  answers?: Answers<S, C, E>,
): Table<S, C, E> => {
  const { game } = table;
  const prompt = promptOf(game);
  if (prompt.kind !== 'chance') return table;
  const { drawn, source } = askSource(position(game).source, prompt);
  return drawn
    ? settle({ game: play(game, drawn, source), since: game.at }, manner, answers)
    : table;
};

/** Back to the last question that had more than one answer; what followed by itself goes with it. */
export const takeBack = <S, C extends object, E extends GameEvent>(
  { game }: Table<S, C, E>,
  manner: Manner,
  answers: Answers<S, C, E> = nobody,
): Table<S, C, E> => {
  const isForced = (at: number): boolean =>
    forced({ ...game, moves: game.moves.slice(0, at), at }, manner, answers) !== null;
  let at = game.at - 1;
  while (at > 0 && isForced(at)) at -= 1;
  const back = Math.max(0, at);
  return { game: { ...game, moves: game.moves.slice(0, back), at: back }, since: back };
};

export interface Taken<S, C extends object, E extends GameEvent> {
  readonly table: Table<S, C, E>;
  /** The first step that the rules, as they are now, do not allow; null when all of them hold. */
  readonly stoppedAt: number | null;
}

/** Plays what was kept as far as the rules allow it: they may have been corrected since. */
export const takeUp = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  seed: number,
  choices: readonly object[],
): Taken<S, C, E> => {
  // Dice already fallen are kept; those to come must not repeat them.
  let game = newGame(procedure, null, fromSeed(seed + choices.length));
  for (const [step, choice] of choices.entries()) {
    try {
      game = play(game, choice as C | Drawn);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      return { table: { game, since: step }, stoppedAt: step };
    }
  }
  return { table: { game, since: game.at }, stoppedAt: null };
};
