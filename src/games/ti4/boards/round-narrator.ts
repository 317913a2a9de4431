import type { PlayerId } from '../engine/action/types.ts';
import { ROUNDS } from '../engine/round/procedures.ts';
import type { RoundId } from '../engine/round/procedures.ts';
import type { RoundChoice, RoundEvent, RoundState } from '../engine/round/types.ts';
import { planetName } from '../words/planets.ts';
import type { RoundTask } from '../engine/round/procedures.ts';
import type { RoundMessages, RoundNames } from '../words/round.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

export const roundNames = (language: Language): RoundNames => ({
  planet: (id) => planetName(language, id),
});

export const roundNarrator = (
  id: RoundId,
  setup: RoundState,
  language: Language,
  messages: RoundMessages,
): Narrator<RoundState, RoundChoice, RoundEvent> => {
  const names = roundNames(language);
  const procedure = ROUNDS[id];
  return {
    procedure: opened(procedure, setup),
    side: (player) => messages.players[player as PlayerId],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: (state) => {
      const frame = state.agenda.at(-1);
      return frame ? messages.tasks[frame.at as RoundTask](frame as never, state) : '';
    },
    choice: (choice, state) => messages.choices[choice.kind](choice as never, state, names),
    hint: () => undefined,
    outcome: (state) => messages.outcome(state),
    draw: (of) => of,
    face: (_of, result) => result,
    cause: (id) => id,
  };
};
