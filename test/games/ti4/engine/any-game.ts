import { promptOf } from '../../../../src/engine/play.ts';
import type { Game } from '../../../../src/engine/play.ts';
import type { GameEvent } from '../../../../src/engine/procedure.ts';

/** Who is asked what. */
export const asks = <Setup, State, Choice extends object, Event extends GameEvent, Outcome>(
  game: Game<Setup, State, Choice, Event, Outcome>,
): string => {
  const prompt = promptOf(game);
  return prompt.kind === 'over' ? 'over' : `${prompt.by}: ${prompt.task}`;
};

/** 'allowed', the refusing rule without its game, 'not offered' or 'not asked'. */
export const verdict = <Setup, State, Choice extends object, Event extends GameEvent, Outcome>(
  game: Game<Setup, State, Choice, Event, Outcome>,
  wanted: Choice,
): string => {
  const prompt = promptOf(game);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(
    ({ choice }) => JSON.stringify(choice) === JSON.stringify(wanted),
  );
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
};
