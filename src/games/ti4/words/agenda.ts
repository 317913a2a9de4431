import type { agenda } from '../engine/agenda/agenda.ts';
import type { board } from './uk/agenda.ts';
import { PLAYERS } from '../engine/action/types.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';
import { planetName } from './planets.ts';

export interface AgendaNames {
  readonly planet: (id: string) => string;
  /** «за», a player or a planet. */
  readonly outcome: (id: string) => string;
}

export type AgendaTold = ToldOf<typeof agenda, PlayerId, AgendaNames>;

export interface AgendaMessages extends Telling<AgendaTold> {
  readonly outcomes: Readonly<Record<'for' | 'against', string>>;
  readonly board: typeof board;
}

export const agendaNames = (
  language: Language,
  messages: AgendaMessages,
  term: (id: string) => string,
): AgendaNames => {
  const planet = (id: string): string => planetName(language, id, term);
  return {
    planet,
    outcome: (id) => {
      if (id === 'for' || id === 'against') return messages.outcomes[id];
      const player = PLAYERS.find((known) => known === id);
      return player ? messages.sides[player] : planet(id);
    },
  };
};
