import { onlyChoice } from '../../../../../engine/play.ts';
import type { Drawn, GameEvent, Procedure } from '../../../../../engine/procedure.ts';
import { done } from '../draft.ts';
import type { Draft, Hosting } from '../draft.ts';
import type { GameEvent as Told } from '../events.ts';
import type { PartFrame } from '../frames.ts';
import type { GameState } from '../types.ts';

export type PartName = PartFrame['at'];

/** What a part has told, under its own name: parts have events of the same names. */
export const tell = (draft: Draft, part: PartName, events: readonly GameEvent[]): void => {
  for (const { kind, data, rules } of events) {
    // The name of the part and the kind of its event make a kind of the game's, with the same data.
    draft.events.push({ kind: `${part}/${kind}`, data, rules } as Told);
  }
};

interface Hosted<Frame, State, Choice extends object, Event extends GameEvent> {
  readonly procedure: (frame: Frame) => Procedure<never, State, Choice, Event>;
  readonly stateOf: (state: GameState, frame: Frame) => State;
  /** The game takes over what its part has changed. */
  readonly keep: (
    draft: Draft,
    frame: Frame,
    after: State,
    before: State,
    events: readonly Event[],
  ) => void;
  /** What follows when nothing is left to do in the part. */
  readonly after?: (draft: Draft, frame: Frame) => void;
}

type FrameAt<At extends PartName> = Extract<PartFrame, { readonly at: At }>;

/** A procedure inside the game; where it leaves one way only, that is taken. */
export const hosting = <
  At extends PartName,
  State extends { readonly agenda: readonly unknown[] },
  Choice extends object,
  Event extends GameEvent,
>(
  at: At,
  { procedure, stateOf, keep, after }: Hosted<FrameAt<At>, State, Choice, Event>,
) => {
  const answer = (draft: Draft, frame: FrameAt<At>, given: Choice | Drawn): void => {
    const before = stateOf(draft.state, frame);
    const step = procedure(frame).apply(before, given);
    tell(draft, at, step.events);
    keep(draft, frame, step.state, before, step.events);
  };

  return {
    settle(draft: Draft, frame: FrameAt<At>) {
      // The frame of the board stays while the board goes on.
      while (draft.state.agenda.at(-1) === frame && draft.state.winner === null) {
        const part = stateOf(draft.state, frame);
        if (part.agenda.length === 0) {
          done(draft);
          after?.(draft, frame);
          return;
        }
        const only = onlyChoice(procedure(frame).prompt(part));
        if (!only) return;
        answer(draft, frame, only);
      }
    },

    host(state: GameState, frame: FrameAt<At>) {
      const prompt = procedure(frame).prompt(stateOf(state, frame));
      if (prompt.kind === 'over') throw new Error(`«${at}» is over and asks nothing.`);
      return prompt;
    },

    // The part itself refuses whatever is none of its choices.
    answer: (draft: Draft, frame: FrameAt<At>, given: object) =>
      answer(draft, frame, given as Choice | Drawn),
  } as unknown as Hosting<At>;
};
