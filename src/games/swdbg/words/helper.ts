import type { Side } from '../engine/sides.ts';

/** Words of the table helper of the deckbuilding game. */
export interface HelperWords {
  readonly sides: Readonly<Record<Side, string>>;
  readonly turn: (side: Side) => string;
  readonly won: (side: Side) => string;
  readonly noBase: string;
  readonly newBase: string;
  /** Instead of the next turn, while there is no base. */
  readonly baseFirst: string;
  readonly chooseBase: string;
  readonly chooseThis: (base: string, hitPoints: number) => string;
  readonly damage: (damage: number, hitPoints: number) => string;
  readonly hit: (base: string, amount: number) => string;
  readonly repair: (base: string) => string;
  readonly lost: (bases: number, goal: number) => string;
  readonly force: string;
  readonly forceAt: (position: number) => string;
  readonly pull: Readonly<Record<Side, string>>;
  readonly resources: string;
  readonly gain: (amount: number) => string;
  readonly spend: (amount: number) => string;
  readonly settings: string;
  readonly goal: string;
  readonly restart: string;
  readonly undo: string;
  readonly nextTurn: string;
}
