import type { DieColour } from '../engine/dice.ts';
import type { UnitCounts } from '../engine/setup.ts';
import type { Side, Theatre } from '../engine/units.ts';

/**
 * Which figure takes a hit. `quickest`: whoever is the nearest to destruction; `strongest`: whoever
 * rolls the most dice; `structures`: structures first, then as `quickest`.
 */
export const ASSIGN_POLICIES = ['quickest', 'strongest', 'structures'] as const;
export type AssignPolicy = (typeof ASSIGN_POLICIES)[number];

/** `weaker`: at the end of the first round after which the other side rolls more dice. */
export const RETREAT_POLICIES = ['never', 'round', 'weaker'] as const;
export type RetreatPolicy = (typeof RETREAT_POLICIES)[number];

/** `none`: nobody draws or plays a tactic card; `played`: both do, by the policy of cards.ts. */
export const CARD_POLICIES = ['none', 'played'] as const;
export type CardPolicy = (typeof CARD_POLICIES)[number];

export interface Army {
  readonly units: UnitCounts;
  /** Damage markers on all figures of a kind together. */
  readonly damage: UnitCounts;
  readonly tactics: Readonly<Record<Theatre, number>>;
  readonly assign: AssignPolicy;
  readonly retreat: RetreatPolicy;
  readonly retreatRound: number;
}

export interface CombatQuestion {
  readonly active: Side;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly cards: CardPolicy;
  /** Only so many rounds; 0: until it is over. */
  readonly rounds: number;
  /** The rebels hold Death Star Plans and use them whenever they can. */
  readonly plans: boolean;
}

export const ENDINGS = ['empire', 'rebel', 'nobody', 'unfinished'] as const;
/** Who wins a theatre; `unfinished`: both sides still stand there when the reckoning stops. */
export type EndingId = (typeof ENDINGS)[number];
export type Endings = Readonly<Record<EndingId, number>>;

export interface RoundFigures {
  readonly round: number;
  /** How likely both sides still fight in this theatre after the round. */
  readonly fighting: number;
  /** Figures expected to stand after the round. */
  readonly left: Readonly<Record<Side, number>>;
}

export interface Survivors {
  readonly chance: number;
  readonly ending: EndingId;
  readonly left: Readonly<Record<Side, UnitCounts>>;
}

/** The first attack of a side: what its dice are worth before anything is lost. */
export interface FirstAttack {
  readonly sum: Readonly<Record<DieColour, number>>;
  /** Red dice that ion cannons take away. */
  readonly reduced: number;
  readonly count: Readonly<Record<DieColour, number>>;
  /** Expected points of damage that find a figure to hurt. */
  readonly damage: number;
  /** Expected hits and direct hits that nothing can be assigned to, or that health cannot hold. */
  readonly wasted: number;
  readonly specials: number;
}

export interface TheatreAnswer {
  readonly theatre: Theatre;
  readonly endings: Endings;
  readonly rounds: readonly RoundFigures[];
  /** The likeliest first; together they are everything that can happen. */
  readonly survivors: readonly Survivors[];
  /** Expected number of figures that survive, by kind. */
  readonly left: Readonly<Record<Side, UnitCounts>>;
  readonly attacks: Readonly<Record<Side, FirstAttack>>;
}

/** Why an answer is sampled. */
export type SampledBecause = 'cards' | 'retreat' | 'ion-cannon' | 'death-stars' | 'size';

export type Method = Readonly<
  | { kind: 'exact' }
  | {
      kind: 'sampled';
      because: SampledBecause;
      seed: number;
      plays: number;
      /** Half the width of the 95 % interval of any chance, at its widest. */
      margin: number;
    }
>;

export interface CombatAnswer {
  readonly method: Method;
  /** Only theatres where both sides have units. */
  readonly theatres: readonly TheatreAnswer[];
  /** `together[space][ground]`, only where both theatres are fought over. */
  readonly together: Readonly<Record<EndingId, Endings>> | null;
  /** How likely a side retreats. */
  readonly retreated: Readonly<Record<Side, number>>;
  /** How likely a Death Star, finished or not, falls to its plans. */
  readonly stationLost: number;
}
