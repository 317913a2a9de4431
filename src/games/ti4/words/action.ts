import type { ActionTask } from '../engine/action/handlers.ts';
import type {
  ActionChoice,
  ActionEvent,
  ActionOutcome,
  ActionState,
  PlayerId,
} from '../engine/action/types.ts';
import type { Colour, TechnologyId } from '../engine/data/technologies.ts';
import type { Anomaly, Wormhole } from '../engine/data/tiles.ts';
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
export interface ActionBoardWords {
  readonly system: (name: string) => string;
  readonly active: string;
  readonly empty: string;
  readonly space: string;
  readonly damaged: string;
  readonly token: string;
  readonly control: string;
  readonly exhausted: string;
  readonly custodians: string;
  readonly pools: (tactic: number, fleet: number, strategy: number) => string;
  readonly goods: (goods: number) => string;
  readonly points: (points: number) => string;
  readonly round: (round: number) => string;
  readonly technologies: string;
  readonly none: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly upgrades: string;
  readonly planets: string;
  readonly specialty: string;
  readonly resources: (resources: number) => string;
  readonly letters: Readonly<Record<PlayerId, string>>;
  readonly anomalies: Readonly<Record<Anomaly, string>>;
  readonly wormholes: Readonly<Record<Wormhole, string>>;
}

export const actionNames = (
  language: Language,
  messages: ActionMessages,
  term: (id: string) => string,
): ActionNames => {
  const counted: ActionNames['counted'] = (type, count) =>
    count === 1 ? term(type) : `${term(type)} ×${count}`;
  const system = (id: string): string => id.toUpperCase();
  const planet = (id: string): string => planetName(language, id);
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
