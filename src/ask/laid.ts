import { choicesFrom, digitsOf } from '../engine/link.ts';
import { choicesMade, newGame, play } from '../engine/play.ts';
import type { Game } from '../engine/play.ts';
import { IllegalChoice } from '../engine/procedure.ts';
import type { Drawn, GameEvent, Procedure } from '../engine/procedure.ts';
import { fromSeed } from '../engine/sources.ts';

export type AskedGame<S, C extends object, E extends GameEvent> = Game<null, S, C, E, unknown>;

/** Plays what was chosen as far as it still holds: the position may have been changed since. */
export const played = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  seed: number,
  choices: readonly object[],
): AskedGame<S, C, E> => {
  let game = newGame(procedure, null, fromSeed(seed + choices.length));
  for (const choice of choices) {
    try {
      game = play(game, choice as C | Drawn);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      break;
    }
  }
  return game;
};

export const digitsIn = <S, C extends object, E extends GameEvent>(
  game: AskedGame<S, C, E>,
): readonly number[] => digitsOf(game.procedure, null, choicesMade(game));

export const chosenBy = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  digits: readonly number[],
): readonly object[] => choicesFrom(procedure, null, digits).choices;
