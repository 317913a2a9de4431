import type { CombatProcedure } from '../engine/combat/types.ts';
import type { board } from './uk/combat-phrases.ts';
import type { DieFace } from '../engine/dice.ts';
import type { Side, Theatre } from '../engine/units.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';

export interface CombatNames {
  /** A unit, leader or card as the glossary calls it. */
  readonly term: (id: string) => string;
  /** One figure of this combat, numbered when several are alike. */
  readonly figure: (id: string) => string;
  readonly system: (id: string) => string;
}

export type CombatTold = ToldOf<CombatProcedure, Side, CombatNames>;

export interface CombatMessages extends Telling<CombatTold> {
  readonly theatres: Readonly<Record<Theatre, string>>;
  readonly faces: Readonly<Record<DieFace, string>>;
  readonly draws: Readonly<
    Record<'red-die' | 'black-die' | 'die' | 'space-deck' | 'ground-deck', string>
  >;
  readonly board: CombatBoardWords;
}

/** Words of the board picture. */
export type CombatBoardWords = typeof board;
