import type { FactionId } from '../engine/data/factions.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { EffectId } from './effects.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof SIDES)[number];

/** When units that can sustain damage do so: at once, or only when nothing else is left to lose. */
export const SUSTAINS = ['first', 'last'] as const;
export type SustainPolicy = (typeof SUSTAINS)[number];

/** Which unit a hit destroys: the cheapest, or the one whose dice are worth least. */
export const LOSSES = ['cheapest', 'weakest'] as const;
export type LossPolicy = (typeof LOSSES)[number];

/** In which rounds every miss is rerolled once. */
export const REROLLS = ['none', 'first', 'all'] as const;
export type RerollPolicy = (typeof REROLLS)[number];

export type Counts = Readonly<Partial<Record<UnitId, number>>>;

export interface Side {
  readonly faction: FactionId | null;
  readonly units: Counts;
  /** How many of them begin damaged. */
  readonly damaged: Counts;
  /** Units whose upgrade the player owns. */
  readonly upgrades: readonly UnitId[];
  /** Technologies and abilities that are used whenever they may be. */
  readonly effects: readonly EffectId[];
  /** Added to every combat roll by some effect. */
  readonly bonus: number;
  readonly reroll: RerollPolicy;
  readonly sustain: SustainPolicy;
  readonly lose: LossPolicy;
}

export interface SpaceSide extends Side {
  /** The round in which a retreat is announced; 0: never. */
  readonly retreat: number;
}

export interface SpaceQuestion {
  readonly attacker: SpaceSide;
  readonly defender: SpaceSide;
  readonly nebula: boolean;
  /** The first round has begun: space cannon, effects of the beginning and barrage are over. */
  readonly underway: boolean;
  /** How many rounds are looked at; 0: until the combat ends. */
  readonly rounds: number;
}

export interface InvasionQuestion {
  readonly attacker: Side;
  readonly defender: Side;
  /** Ground combat has begun: bombardment and space cannon are over. */
  readonly underway: boolean;
  readonly rounds: number;
}

export interface Survivors {
  readonly units: Counts;
  readonly damaged: Counts;
  readonly chance: number;
}

export interface SideAnswer {
  /** Every composition in which the fight can leave this side, the likeliest first. */
  readonly survivors: readonly Survivors[];
  /** Chance of what is too unlikely to be listed. */
  readonly rest: number;
  /** `left[n]`: n units are left. */
  readonly left: readonly number[];
  readonly lost: Counts;
  /** What the expected losses cost to produce. */
  readonly lostCost: number;
}

export interface RoundAnswer {
  readonly round: number;
  /** The fight still goes on after this round. */
  readonly goesOn: number;
  readonly attackerUnits: number;
  readonly defenderUnits: number;
}

export interface Outcomes {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  /** The side that has left; the other one stays and wins. */
  readonly attackerRetreats: number;
  readonly defenderRetreats: number;
  /** Both still stand when the rounds that were asked for are over. */
  readonly undecided: number;
}

/** Dice of the units of one type in one roll. */
export interface DiceGroup {
  readonly side: SideName;
  readonly roll: 'cannon' | 'barrage' | 'combat' | 'bombardment' | 'defense';
  readonly unit: UnitId;
  readonly dice: number;
  /** The least result that hits, after all that is added or taken away. */
  readonly hit: number;
  readonly chance: number;
  readonly expected: number;
}

/** What one rule is worth: the chance of its side with it, less the chance without it. */
export interface Modifier {
  readonly side: SideName;
  readonly effect: string;
  readonly change: number;
}

export interface Answer {
  readonly outcomes: Outcomes;
  readonly attacker: SideAnswer;
  readonly defender: SideAnswer;
  readonly rounds: readonly RoundAnswer[];
  readonly meanRounds: number;
  readonly dice: readonly DiceGroup[];
  readonly modifiers: readonly Modifier[];
}
