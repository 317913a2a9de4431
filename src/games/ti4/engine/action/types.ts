import type { Procedure } from '../../../../engine/procedure.ts';
import type { FactionId } from '../data/factions.ts';
import type { Colour, TechnologyId } from '../data/technologies.ts';
import type { Anomaly, Wormhole } from '../data/tiles.ts';
import type { Profile, UnitId } from '../data/units.ts';
import type { Hex } from '../hexes.ts';
import type { ActionChoice } from './choices.ts';
import type { ActionEvent } from './events.ts';
import type { Frame } from './frames.ts';

export type * from './choices.ts';
export type * from './events.ts';
export type * from './frames.ts';

export const PLAYERS = ['red', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
/** Players are told apart by their colours; whom somebody plays for is said beside. */
export type PlayerId = (typeof PLAYERS)[number];

export const POOLS = ['tactic', 'fleet', 'strategy'] as const;
export type Pool = (typeof POOLS)[number];

export interface SystemInfo {
  readonly id: string;
  readonly tile: number | null;
  /** null: lies apart from the map and is part of the board all the same. */
  readonly at: Hex | null;
  readonly planets: readonly string[];
  readonly anomalies: readonly Anomaly[];
  readonly wormholes: readonly Wormhole[];
}

export interface PlanetInfo {
  readonly id: string;
  readonly system: string;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: Colour | null;
}

/** What never changes while a tactical action goes on. */
export interface Galaxy {
  readonly systems: Readonly<Record<string, SystemInfo>>;
  readonly planets: Readonly<Record<string, PlanetInfo>>;
  readonly near: Readonly<Record<string, readonly string[]>>;
}

export interface Unit {
  readonly id: string;
  readonly type: UnitId;
  readonly owner: PlayerId;
  readonly system: string;
  /** null: in space. */
  readonly planet: string | null;
  readonly damaged: boolean;
}

export interface Sheet {
  readonly faction: FactionId | null;
  readonly tactic: number;
  readonly fleet: number;
  readonly strategy: number;
  /** Command tokens in the reinforcements. */
  readonly reserve: number;
  readonly goods: number;
  readonly points: number;
  readonly technologies: readonly TechnologyId[];
  readonly exhausted: readonly TechnologyId[];
  /** Abilities that let the player reroll combat dice, each once for a die. */
  readonly rerolls: number;
  /** Added to every combat die by an effect, to every move value by an effect. */
  readonly combatBonus: number;
  readonly moveBonus: number;
  /** What an example says of its units instead of the printed sheet. */
  readonly values: Readonly<Partial<Record<UnitId, Partial<Profile>>>>;
}

export interface Holding {
  readonly owner: PlayerId;
  readonly exhausted: boolean;
  readonly token: boolean;
}

export interface Battle {
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  readonly round: number;
  readonly retreating: PlayerId | null;
  /** Units that have sustained damage in this round. */
  readonly sustained: readonly string[];
}

export interface ActionState {
  readonly galaxy: Galaxy;
  /** Clockwise. */
  readonly players: readonly PlayerId[];
  readonly active: PlayerId;
  readonly system: string | null;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** Command tokens on the board, by system. */
  readonly tokens: Readonly<Record<string, readonly PlayerId[]>>;
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly units: readonly Unit[];
  readonly custodians: boolean;
  /** So many victory points win the game. */
  readonly goal: 10 | 14;
  readonly winner: PlayerId | null;
  /** Players who have what keeps one in the game: those an action may put out. */
  readonly alive: readonly PlayerId[];
  /** Hits that wait to be assigned, by the player who suffers them. */
  readonly hits: Readonly<Record<string, number>>;
  /** How many of them fall on fighters last. */
  readonly aimed: Readonly<Record<string, number>>;
  readonly battle: Battle | null;
  /** Units that landed in this invasion, by planet. */
  readonly landed: Readonly<Record<string, readonly string[]>>;
  /** The planet on which a unit must land because the custodians token was removed. */
  readonly owed: string | null;
  /** The last frame is next. */
  readonly agenda: readonly Frame[];
}

export interface ActionOutcome {
  readonly system: string | null;
}

export type ActionProcedure = Procedure<
  ActionState,
  ActionState,
  ActionChoice,
  ActionEvent,
  ActionOutcome
>;
