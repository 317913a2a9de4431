import { isDrawn } from '../engine/check.ts';
import { newGame, play } from '../engine/play.ts';
import type { Drawn, GameEvent, Prompt, RuleId, Step } from '../engine/procedure.ts';
import type { Narrator } from './narrator.ts';

export interface TranscriptLine {
  readonly text: string;
  /** Never empty: a line nobody can look up is a bug. */
  readonly rules: readonly RuleId[];
}

export interface TranscriptStep {
  /** Whose decision or roll; null for what happens before anybody decides. */
  readonly by: string | null;
  readonly question: string | null;
  /** What was worth knowing before the answer. */
  readonly remark?: string;
  readonly answer: string | null;
  /** What chance showed, for those who draw its faces. */
  readonly drawn?: readonly { readonly of: string; readonly result: string }[];
  readonly lines: readonly TranscriptLine[];
}

export interface Made<State, Choice, Event extends GameEvent> extends Step<State, Event> {
  readonly choice: Choice | Drawn;
}

const drawnIn = <C extends object>(
  prompt: Prompt<C>,
  choice: C | Drawn,
): NonNullable<TranscriptStep['drawn']> => {
  if (!isDrawn(choice)) return [];
  const draws = prompt.kind === 'chance' ? prompt.draws : [];
  return choice.results.map((result, index) => ({ of: draws[index]?.of ?? '', result }));
};

const stepOf = <S, C extends object, E extends GameEvent>(
  narrator: Narrator<S, C, E>,
  before: S,
  { choice, events, state: after }: Made<S, C, E>,
): TranscriptStep => {
  const prompt = narrator.procedure.prompt(before);
  if (prompt.kind === 'over') throw new Error('A move was made after the end.');
  const by = narrator.side(prompt.by, before);
  const drawn = drawnIn(prompt, choice);
  const answer = isDrawn(choice)
    ? drawn.map(({ of, result }) => narrator.face(of, result)).join(', ')
    : narrator.choice(choice, before);
  const told = events.map((event) => ({
    text: narrator.event(event, { before, after }),
    rules: event.rules,
  }));
  // A choice that changes nothing yet still has to be seen in the log.
  const question = narrator.question(before);
  const lines = told.length > 0 ? told : [{ text: `${question} ${answer}.`, rules: prompt.rules }];
  const remark = narrator.remark?.(before);
  return {
    by: by === '' ? null : by,
    question,
    answer,
    lines,
    ...(remark === undefined ? {} : { remark }),
    ...(drawn.length > 0 && { drawn }),
  };
};

/** The opening and one step for each move made from it. */
export const stepsOf = <S, C extends object, E extends GameEvent>(
  narrator: Narrator<S, C, E>,
  opening: Step<S, E>,
  moves: readonly Made<S, C, E>[],
): readonly TranscriptStep[] => {
  const first = opening.events.map((event) => ({
    text: narrator.event(event, { before: null, after: opening.state }),
    rules: event.rules,
  }));
  return [
    { by: null, question: null, answer: null, lines: first },
    ...moves.map((move, index) => stepOf(narrator, moves[index - 1]?.state ?? opening.state, move)),
  ];
};

/** Plays the choices and tells what happened. Throws IllegalChoice when one is refused. */
export const transcript = <S, C extends object, E extends GameEvent>(
  narrator: Narrator<S, C, E>,
  choices: readonly (C | Drawn)[],
): readonly TranscriptStep[] => {
  const start = newGame(narrator.procedure, null);
  const end = choices.reduce((game, choice) => play(game, choice), start);
  return stepsOf(narrator, end.opening, end.moves);
};
