import type { GameEvent, SideId } from '../engine/procedure.ts';
import type { Game } from '../engine/play.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { stepsOf } from '../player/transcript.ts';
import type { TranscriptStep } from '../player/transcript.ts';

/** A log longer than this is read by nobody, and would be told anew at every step. */
const MOST_STEPS = 24;

export interface Stretch {
  readonly steps: readonly TranscriptStep[];
  /** Of each of them: some that went between are not told. */
  readonly numbers: readonly number[];
}

/** What has happened from a step on, without what the viewer may not know. */
export const stretchOf = <S, C extends object, E extends GameEvent>(
  adapter: PlayerAdapter<S, C, E>,
  { opening, moves, at }: Game<null, S, C, E, unknown>,
  since: number,
  viewer: SideId | undefined,
): Stretch => {
  const { isSecret } = adapter;
  const from = Math.max(since, at - MOST_STEPS);
  const before = moves[from - 1] ?? opening;
  const openTo = (event: E): boolean => viewer === undefined || !isSecret?.(event, viewer);
  /** What somebody else did without a word that the viewer may hear. */
  const isHidden = (state: S, events: readonly E[]): boolean => {
    const prompt = adapter.procedure.prompt(state);
    return (
      viewer !== undefined && events.length === 0 && prompt.kind !== 'over' && prompt.by !== viewer
    );
  };
  const told = moves.slice(from, at).flatMap((move, index) => {
    const { state } = moves[from + index - 1] ?? before;
    const events = move.events.filter(openTo);
    // What nobody chose and nobody hears of would only repeat a question.
    const isEcho = index > 0 && events.length === 0;
    if (isEcho || isHidden(state, events)) return [];
    const [, step] = stepsOf(adapter, { state, events: [] }, [{ ...move, events }]);
    return step ? [{ step, number: from + index + 1 }] : [];
  });
  const begun =
    from > 0 ? [] : stepsOf(adapter, opening, []).filter(({ lines }) => lines.length > 0);
  const all = [...begun.map((step) => ({ step, number: 0 })), ...told];
  return { steps: all.map(({ step }) => step), numbers: all.map(({ number }) => number) };
};
