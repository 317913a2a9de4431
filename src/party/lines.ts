import type { GameEvent, SideId } from '../engine/procedure.ts';
import type { Game } from '../engine/play.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { stepsOf } from '../player/transcript.ts';
import type { TranscriptStep } from '../player/transcript.ts';

/** A log longer than this is read by nobody, and would be told anew at every step. */
const MOST_STEPS = 24;

export interface Stretch {
  /** The number of its first step. */
  readonly first: number;
  readonly steps: readonly TranscriptStep[];
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
    if (isHidden(state, events)) return [];
    return stepsOf(adapter, { state, events: [] }, [{ ...move, events }]).slice(1);
  });
  if (from > 0) return { first: from + 1, steps: told };
  return { first: 0, steps: [...stepsOf(adapter, opening, []), ...told] };
};
