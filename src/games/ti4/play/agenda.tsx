import { termOf } from '../../../player/terms.ts';
import { playOf } from '../../../player/play.tsx';
import { AgendaBoard } from '../boards/agenda-board.tsx';
import { agenda } from '../engine/agenda/agenda.ts';
import type { AgendaSetup } from '../engine/agenda/types.ts';
import { agendaNames } from '../words/agenda.ts';
import type { AgendaMessages, AgendaTold } from '../words/agenda.ts';

export const play = playOf<AgendaSetup, AgendaMessages, AgendaTold>(
  {
    uk: async () => (await import('../words/uk/agenda.ts')).uk,
    ru: async () => (await import('../words/ru/agenda.ts')).ru,
  },
  ({ language, words, terms }) => {
    const names = agendaNames(language, words, (id) => termOf(terms, id).name);
    return {
      procedure: agenda,
      words,
      names: () => names,
      Board: ({ state }) => <AgendaBoard state={state} messages={words} names={names} />,
    };
  },
);
