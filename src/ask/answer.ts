import { MissingPart } from '../engine/procedure.ts';
import type { GameEvent, Option, RuleId } from '../engine/procedure.ts';
import type { PlayerAdapter } from '../player/adapter.ts';
import { stepsOf } from '../player/transcript.ts';
import type { TranscriptLine } from '../player/transcript.ts';

/** What comes of a choice: what happens at once, and who is asked what then. */
export interface Consequence {
  readonly lines: readonly TranscriptLine[];
  /** Empty where nobody is asked any more. */
  readonly by: string;
  /** The next question, or the result. */
  readonly next: readonly string[];
  readonly isOver: boolean;
}

/** null: telling it needs code that has not come yet. */
export const consequenceOf = <S, C extends object, E extends GameEvent>(
  adapter: PlayerAdapter<S, C, E>,
  state: S,
  choice: C,
): Consequence | null => {
  try {
    const step = adapter.procedure.apply(state, choice);
    const told = stepsOf(adapter, { state, events: [] }, [{ ...step, choice }]);
    const prompt = adapter.procedure.prompt(step.state);
    const isOver = prompt.kind === 'over';
    return {
      lines: step.events.length > 0 ? (told.at(-1)?.lines ?? []) : [],
      by: isOver ? '' : adapter.side(prompt.by, step.state),
      next: isOver ? adapter.outcome(step.state) : [adapter.question(step.state)],
      isOver,
    };
  } catch (error) {
    if (error instanceof MissingPart) return null;
    throw error;
  }
};

type Refused<C> = Extract<Option<C>, { readonly allowed: false }>;

/** What one rule forbids, because of one thing. */
export interface Refusals<C> {
  readonly because: RuleId;
  readonly cause: string | undefined;
  readonly options: readonly Refused<C>[];
}

/** In the order in which rules first stand in the way. */
export const refusalsIn = <C>(options: readonly Option<C>[]): readonly Refusals<C>[] => {
  const groups = new Map<string, Refused<C>[]>();
  for (const option of options) {
    if (option.allowed) continue;
    const key = `${option.because} ${option.cause ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups.values()].flatMap((refused) => {
    const [first] = refused;
    return first ? [{ because: first.because, cause: first.cause, options: refused }] : [];
  });
};
