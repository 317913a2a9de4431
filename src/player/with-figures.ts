import type { GameEvent } from '../engine/procedure.ts';
import type { PlayerAdapter } from './adapter.ts';

/** For those who know no card yet: every choice carries the figures that it turns on. */
export const withFigures = <S, C extends object, E extends GameEvent>(
  adapter: PlayerAdapter<S, C, E>,
  state: S,
): PlayerAdapter<S, C, E> => ({
  ...adapter,
  hint: (choice) => adapter.figures?.(choice, state) ?? adapter.hint(choice),
});
