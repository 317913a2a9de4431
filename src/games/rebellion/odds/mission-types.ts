import type { Distribution } from '../../../engine/distribution.ts';

export interface MissionSide {
  /** Icons of the needed skill on all leaders of the side in the system. */
  readonly icons: number;
  /** Dice that effects let the side roll once more. */
  readonly rerolls: number;
}

export interface MissionQuestion {
  readonly own: MissionSide;
  readonly enemy: MissionSide;
  /** Leaders of both sides are there. */
  readonly opposed: boolean;
  /** The leader on the portrait of the card is assigned. */
  readonly portrait: boolean;
}

export interface MissionAnswer {
  readonly success: number;
  readonly tie: number;
  /** Dice that are rolled after the limit; both 0 where nobody opposes. */
  readonly dice: Readonly<Record<'own' | 'enemy', number>>;
  /** Successes of each side; those of the portrait are among them. */
  readonly successes: Readonly<Record<'own' | 'enemy', Distribution>>;
  /** By how many successes the attempt is ahead. */
  readonly ahead: readonly { readonly by: number; readonly chance: number }[];
  /** The chance of success if one thing were otherwise. */
  readonly otherwise: Readonly<
    Record<'ownIcon' | 'enemyIcon' | 'portrait' | 'ownReroll' | 'enemyReroll', number>
  >;
}
