import type {
  CombatChoice,
  CombatEventData,
  CombatEventKind,
  CombatOutcome,
  CombatState,
  CombatTask,
  StageOf,
} from '../engine/combat/types.ts';
import type { DieFace } from '../engine/dice.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/combat.ts';
import { uk } from './uk/combat.ts';

/** Names in the nominative: sentences are built so that they need no other case. */
export interface CombatNames {
  /** A unit, leader or card as the glossary calls it. */
  readonly term: (id: string) => string;
  /** One figure of this combat, numbered when several are alike. */
  readonly figure: (id: string) => string;
  readonly system: (id: string) => string;
}

export type ChoiceOf<Kind extends CombatChoice['kind']> = Extract<CombatChoice, { kind: Kind }>;

/** What dice and cards are drawn from. */
export type CombatDraw = 'red-die' | 'black-die' | 'die' | 'space-deck' | 'ground-deck';

/** Everything a combat can say. A language that lacks one message does not compile. */
export interface CombatMessages {
  readonly sides: Readonly<Record<Side, string>>;
  readonly theatres: Readonly<Record<Theatre, string>>;
  readonly faces: Readonly<Record<DieFace, string>>;
  readonly draws: Readonly<Record<CombatDraw, string>>;
  readonly events: {
    readonly [Kind in CombatEventKind]: (data: CombatEventData[Kind], names: CombatNames) => string;
  };
  /** The question that somebody, or chance, has to answer. */
  readonly tasks: {
    readonly [Task in CombatTask]: (
      stage: StageOf<Task>,
      state: CombatState,
      names: CombatNames,
    ) => string;
  };
  readonly choices: {
    readonly [Kind in CombatChoice['kind']]: (
      choice: ChoiceOf<Kind>,
      state: CombatState,
      names: CombatNames,
    ) => string;
  };
  readonly outcome: (outcome: CombatOutcome, names: CombatNames) => readonly string[];
  readonly board: CombatBoardWords;
}

/** Words of the board picture. */
export interface CombatBoardWords {
  readonly board: string;
  readonly round: (round: number) => string;
  readonly beforeRounds: string;
  readonly over: string;
  readonly attacks: (side: Side) => string;
  readonly leaders: string;
  readonly captured: string;
  readonly pool: string;
  readonly hand: string;
  readonly none: string;
  readonly dice: string;
  readonly supply: string;
  readonly retreated: string;
  readonly adjacent: string;
  readonly retreatTo: (side: Side) => string;
  readonly mayRetreat: string;
  readonly mayNotRetreat: string;
  readonly tactic: (space: number, ground: number) => string;
  readonly health: (colour: 'red' | 'black', value: number) => string;
  readonly noHealth: string;
  readonly damage: (markers: number, assigned: number) => string;
  readonly doomed: string;
  readonly dieUse: Readonly<Record<'table' | 'spent' | 'assigned' | 'unassignable', string>>;
  /** The key to the picture. */
  readonly key: string;
  readonly keyHealth: Readonly<Record<'red' | 'black', string>>;
  readonly keyAssigned: string;
  readonly keyMarker: string;
  readonly keyDoomed: string;
  readonly origin: string;
  readonly loyal: (side: Side) => string;
  readonly unitsOf: (side: Side) => string;
  readonly emptySystem: string;
  readonly winner: (theatre: Theatre, winner: Side | 'nobody') => string;
  /** Names short enough to stand under a figure. */
  readonly short: Readonly<Record<UnitId, string>>;
}

const ALL: Readonly<Record<Language, CombatMessages>> = { uk, ru };

export const combatMessages = (language: Language): CombatMessages => ALL[language];
