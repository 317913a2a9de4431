import type { PlayerId } from '../engine/action/types.ts';
import { PLAYERS } from '../engine/action/types.ts';
import { agenda } from '../engine/agenda/agenda.ts';
import type {
  AgendaChoice,
  AgendaEvent,
  AgendaSetup,
  AgendaState,
} from '../engine/agenda/types.ts';
import type { AgendaTask } from '../engine/agenda/agenda.ts';
import type { AgendaMessages, AgendaNames } from '../words/agenda.ts';
import { planetName } from '../words/planets.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

export const agendaNames = (language: Language, messages: AgendaMessages): AgendaNames => {
  const planet = (id: string): string => planetName(language, id);
  return {
    planet,
    outcome: (id) => {
      if (id === 'for' || id === 'against') return messages.outcomes[id];
      const player = PLAYERS.find((known) => known === id);
      return player ? messages.players[player] : planet(id);
    },
  };
};

export const agendaNarrator = (
  setup: AgendaSetup,
  language: Language,
  messages: AgendaMessages,
): Narrator<AgendaState, AgendaChoice, AgendaEvent> => {
  const names = agendaNames(language, messages);
  return {
    procedure: opened(agenda, setup),
    side: (player) => messages.players[player as PlayerId],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: (state) => {
      const frame = state.agenda.at(-1);
      return frame ? messages.tasks[frame.at as AgendaTask](frame as never, names) : '';
    },
    choice: (choice) => messages.choices[choice.kind](choice as never, names),
    hint: () => undefined,
    outcome: ({ results }) => [
      `${messages.board.results}: ${results.map(names.outcome).join('; ')}.`,
    ],
    draw: (of) => of,
    face: (_of, result) => result,
    cause: (id) => id,
  };
};
