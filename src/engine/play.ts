import type { Drawn, GameEvent, Procedure, Prompt, Step } from './procedure.ts';
import { askSource, fromHand } from './sources.ts';
import type { Source } from './sources.ts';

export interface Position<State, Event extends GameEvent> extends Step<State, Event> {
  /** Where chance stands after this step: going back and on again meets the same dice. */
  readonly source: Source;
}

export interface Move<State, Choice, Event extends GameEvent> extends Position<State, Event> {
  readonly choice: Choice | Drawn;
}

/** A game is its setup and its choices; every position in between is kept for undo and redo. */
export interface Game<
  Setup,
  State,
  Choice extends object,
  Event extends GameEvent,
  Outcome,
  Task extends string = string,
> {
  readonly procedure: Procedure<Setup, State, Choice, Event, Outcome, Task>;
  readonly setup: Setup;
  readonly opening: Position<State, Event>;
  readonly moves: readonly Move<State, Choice, Event>[];
  /** Moves made; those after it can be redone. */
  readonly at: number;
}

export const newGame = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  procedure: Procedure<S, T, C, E, O, K>,
  setup: S,
  source: Source = fromHand,
): Game<S, T, C, E, O, K> => ({
  procedure,
  setup,
  opening: { ...procedure.begin(setup), source },
  moves: [],
  at: 0,
});

export const position = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): Position<T, E> => game.moves[game.at - 1] ?? game.opening;

export const promptOf = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): Prompt<C, O, K> => game.procedure.prompt(position(game).state);

/** Makes a move; whatever could have been redone is forgotten. Throws IllegalChoice. */
export const play = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
  choice: C | Drawn,
  source: Source = position(game).source,
): Game<S, T, C, E, O, K> => {
  const step = game.procedure.apply(position(game).state, choice);
  const moves = [...game.moves.slice(0, game.at), { ...step, choice, source }];
  return { ...game, moves, at: moves.length };
};

/** Lets the source answer dice and cards until somebody has to decide. */
export const playChance = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): Game<S, T, C, E, O, K> => {
  const prompt = promptOf(game);
  if (prompt.kind !== 'chance') return game;
  const { drawn, source } = askSource(position(game).source, prompt);
  return drawn ? playChance(play(game, drawn, source)) : game;
};

export const goTo = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
  at: number,
): Game<S, T, C, E, O, K> => ({ ...game, at: Math.max(0, Math.min(at, game.moves.length)) });

export const undo = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): Game<S, T, C, E, O, K> => goTo(game, game.at - 1);

export const redo = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): Game<S, T, C, E, O, K> => goTo(game, game.at + 1);

export const choicesMade = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  game: Game<S, T, C, E, O, K>,
): readonly (C | Drawn)[] => game.moves.slice(0, game.at).map((move) => move.choice);

export const replay = <S, T, C extends object, E extends GameEvent, O, K extends string>(
  procedure: Procedure<S, T, C, E, O, K>,
  setup: S,
  choices: readonly (C | Drawn)[],
  source: Source = fromHand,
): Game<S, T, C, E, O, K> =>
  choices.reduce((game, choice) => play(game, choice), newGame(procedure, setup, source));

/** The one thing that can be done, when there is only one. */
export const onlyChoice = <C>(prompt: Prompt<C>): C | null => {
  if (prompt.kind !== 'decision') return null;
  const allowed = prompt.options.filter((option) => option.allowed);
  const [first] = allowed;
  return first && allowed.length === 1 ? first.choice : null;
};
