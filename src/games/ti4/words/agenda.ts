import type { AgendaTask } from '../engine/agenda/agenda.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type { AgendaChoice, AgendaEventData, AgendaFrame } from '../engine/agenda/types.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/agenda.ts';
import { uk } from './uk/agenda.ts';

export interface AgendaNames {
  readonly planet: (id: string) => string;
  /** «за», a player or a planet. */
  readonly outcome: (id: string) => string;
}

/** Everything the agenda phase can say. */
export interface AgendaMessages {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly outcomes: Readonly<Record<'for' | 'against', string>>;
  readonly events: {
    readonly [Kind in keyof AgendaEventData]: (
      data: AgendaEventData[Kind],
      names: AgendaNames,
    ) => string;
  };
  readonly tasks: {
    readonly [Task in AgendaTask]: (
      frame: Extract<AgendaFrame, { at: Task }>,
      names: AgendaNames,
    ) => string;
  };
  readonly choices: {
    readonly [Kind in AgendaChoice['kind']]: (
      choice: Extract<AgendaChoice, { kind: Kind }>,
      names: AgendaNames,
    ) => string;
  };
  readonly board: {
    readonly votes: string;
    readonly influence: (influence: number) => string;
    readonly exhausted: string;
    readonly speaker: string;
    readonly results: string;
    readonly none: string;
  };
}

const ALL: Readonly<Record<Language, AgendaMessages>> = { uk, ru };

export const agendaMessages = (language: Language): AgendaMessages => ALL[language];
