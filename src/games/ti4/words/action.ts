import type { ActionTask } from '../engine/action/handlers.ts';
import type {
  ActionChoice,
  ActionChoiceOf,
  ActionEventData,
  ActionEventKind,
  ActionState,
  FrameOf,
  PlayerId,
} from '../engine/action/types.ts';
import type { Colour, TechnologyId } from '../engine/data/technologies.ts';
import type { Anomaly, Wormhole } from '../engine/data/tiles.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/action.ts';
import { uk } from './uk/action.ts';

/** Names in the nominative: sentences are built so that they need no other case. */
export interface ActionNames {
  readonly system: (id: string) => string;
  readonly planet: (id: string) => string;
  readonly technology: (id: TechnologyId) => string;
  /** «крейсер ×2, піхота» */
  readonly units: (types: readonly UnitId[]) => string;
  /** A figure and where it stands. */
  readonly figure: (state: ActionState, id: string) => string;
}

/** Everything a tactical action can say. A language that lacks one message does not compile. */
export interface ActionMessages {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly events: {
    readonly [Kind in ActionEventKind]: (data: ActionEventData[Kind], names: ActionNames) => string;
  };
  /** The question that somebody, or chance, has to answer. */
  readonly tasks: {
    readonly [Task in ActionTask]: (
      frame: FrameOf<Task>,
      names: ActionNames,
      state: ActionState,
    ) => string;
  };
  readonly choices: {
    readonly [Kind in ActionChoice['kind']]: (
      choice: ActionChoiceOf<Kind>,
      state: ActionState,
      names: ActionNames,
    ) => string;
  };
  readonly outcome: (state: ActionState, names: ActionNames) => readonly string[];
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

const ALL: Readonly<Record<Language, ActionMessages>> = { uk, ru };

export const actionMessages = (language: Language): ActionMessages => ALL[language];
