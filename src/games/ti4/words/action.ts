import type { board } from './uk/action.ts';
import type { ActionTask } from '../engine/action/handlers.ts';
import type {
  ActionChoice,
  ActionEvent,
  ActionOutcome,
  ActionState,
  PlayerId,
} from '../engine/action/types.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';
import type { UnitId } from '../engine/data/units.ts';
import { inQuotes } from '../../../i18n/grammar.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling } from '../../../player/telling.ts';
import { planetName } from './planets.ts';
import { technologyName } from './technologies.ts';

export interface ActionNames {
  readonly system: (id: string) => string;
  readonly planet: (id: string) => string;
  readonly technology: (id: TechnologyId) => string;
  readonly unit: (type: UnitId) => string;
  /** «крейсер ×2» */
  readonly counted: (type: UnitId, count: number) => string;
  /** «крейсер ×2, піхота» */
  readonly units: (types: readonly UnitId[]) => string;
  /** A figure and where it stands. */
  readonly figure: (state: ActionState, id: string) => string;
}

export interface ActionTold {
  readonly Side: PlayerId;
  readonly State: ActionState;
  readonly Choice: ActionChoice;
  readonly Event: ActionEvent;
  readonly Outcome: ActionOutcome;
  readonly Task: ActionTask;
  readonly Names: ActionNames;
}

export interface ActionMessages extends Telling<ActionTold> {
  readonly board: ActionBoardWords;
}

/** Words of the board picture. */
export type ActionBoardWords = typeof board;

export const actionNames = (
  language: Language,
  messages: ActionMessages,
  term: (id: string) => string,
): ActionNames => {
  const counted: ActionNames['counted'] = (type, count) =>
    count === 1 ? term(type) : `${term(type)} ×${count}`;
  const system = (id: string): string => id.toUpperCase();
  const planet = (id: string): string => planetName(language, id, term);
  return {
    system,
    planet,
    unit: term,
    counted,
    // Messages put names of cards in quotes.
    technology: (id) => inQuotes(technologyName(id, term)),
    units: (types) => {
      const counts = new Map<UnitId, number>();
      for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
      return [...counts].map(([type, count]) => counted(type, count)).join(', ');
    },
    figure: (state, id) => {
      const found = state.units.find((entry) => entry.id === id);
      if (!found) return id;
      const place = found.planet === null ? system(found.system) : planet(found.planet);
      const damaged = found.damaged ? `, ${messages.board.damaged}` : '';
      return `${term(found.type)} (${place}${damaged})`;
    },
  };
};
