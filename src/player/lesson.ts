import { isDrawn } from '../engine/check.ts';
import { onlyChoice, promptOf } from '../engine/play.ts';
import type { GameEvent, Prompt } from '../engine/procedure.ts';
import type { LessonData } from './player-data.ts';
import { act, bookNext, roll, stepBook, stepForward, stepTo } from './session.ts';
import type { Session } from './session.ts';

/** Has what the lesson asked for happened, whichever way it came about? */
export const isReached = <S, C extends object, E extends GameEvent>(
  { game }: Session<S, C, E>,
  { from, until }: LessonData,
): boolean => {
  const isOver = promptOf(game).kind === 'over';
  if (until === undefined || (until.atEnd && !isOver)) return isOver;
  const events: readonly GameEvent[] = game.moves
    .slice(from, game.at)
    .flatMap((move) => move.events);
  const wanted = Object.entries(until.data ?? {});
  const happened = events.filter(
    ({ kind, data }) =>
      kind === until.event &&
      wanted.every(([name, value]) =>
        Object.entries(data).some(([n, v]) => n === name && v === value),
      ),
  );
  return happened.length >= until.times;
};

export const hasEnded = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): boolean => promptOf(session.game).kind === 'over' || isReached(session, lesson);

const isOfCards = <C>(prompt: Prompt<C>): boolean =>
  prompt.kind === 'chance' && prompt.draws.every(({ leaves }) => leaves === true);

/** Who has drawn one card has seen how it goes: the next follow from the same place. */
const drawsOn = <S, C extends object, E extends GameEvent>(
  { game }: Session<S, C, E>,
  prompt: Prompt<C>,
): boolean => {
  const last = game.moves[game.at - 1];
  const before = game.moves[game.at - 2] ?? game.opening;
  return (
    last !== undefined &&
    isDrawn(last.choice) &&
    isOfCards(prompt) &&
    isOfCards(game.procedure.prompt(before.state))
  );
};

/** The step that needs no hand of the reader; null where there is something to decide. */
const itself = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): Session<S, C, E> | null => {
  if (hasEnded(session, lesson)) return null;
  const prompt = promptOf(session.game);
  if (prompt.kind === 'over') return null;
  const printed = bookNext(session);
  if (prompt.kind === 'chance') {
    if (!drawsOn(session, prompt)) return null;
    return printed === null ? roll(session) : act(session, printed);
  }
  const kind = lesson.itself[prompt.task];
  if (kind === undefined) {
    const only = prompt.options.length === 1 ? onlyChoice(prompt) : null;
    return only && act(session, only);
  }
  const usual = prompt.options.find(
    ({ allowed, choice }) => allowed && 'kind' in choice && choice.kind === kind,
  );
  const choice = printed ?? usual?.choice;
  return choice === undefined ? null : act(session, choice);
};

/** On to where the reader decides, or to the end. */
export const settled = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): Session<S, C, E> => {
  let here = session;
  for (let next = itself(here, lesson); next !== null; next = itself(here, lesson)) here = next;
  return here;
};

/** Where the reader decided last: how many choices had been made by then. */
export const decidedAt = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): number => {
  let at = session.game.at - 1;
  while (at > lesson.from && itself(stepTo(session, at), lesson) !== null) at -= 1;
  return at;
};

export const lessonBack = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): Session<S, C, E> => stepTo(session, decidedAt(session, lesson));

export const lessonForward = <S, C extends object, E extends GameEvent>(
  session: Session<S, C, E>,
  lesson: LessonData,
): Session<S, C, E> => {
  let here = stepForward(session);
  while (here.game.at < here.game.moves.length && itself(here, lesson) !== null) {
    here = stepForward(here);
  }
  return here;
};

/** How often the reader of the example presses until the task is done. */
export const lessonSteps = <S, C extends object, E extends GameEvent>(
  opened: Session<S, C, E>,
  lesson: LessonData,
): { readonly end: Session<S, C, E>; readonly presses: number } => {
  let end = opened;
  let presses = 0;
  while (!hasEnded(end, lesson) && bookNext(end) !== null) {
    end = settled(stepBook(end), lesson);
    presses += 1;
  }
  return { end, presses };
};
