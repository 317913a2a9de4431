import type { GameProcedure } from '../engine/game/machine.ts';
import type { board } from './uk/game-phrases.ts';
import { isCard } from '../engine/cards.ts';
import type { Piece } from '../engine/game/types.ts';
import type { Faction, Side } from '../engine/sides.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';

/** Names stand in quotes. */
export interface GameNames {
  /** One card of this table, numbered when several are alike. */
  readonly piece: (id: string) => string;
  readonly card: (id: string) => string;
}

export type GameTold = ToldOf<GameProcedure, Side | 'both', GameNames>;

export interface GameMessages extends Telling<GameTold> {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly draws: Readonly<Record<'lot' | 'objective-deck' | 'command-deck' | 'captives', string>>;
  readonly lots: Readonly<Record<'first' | 'second', string>>;
  readonly board: GameBoardWords;
}

/** Words of the picture of the table. */
export type GameBoardWords = typeof board;

/** `term` gives names of cards. Those of this table; an event may name one that has just gone back into a deck. */
export const gameNames = (term: (id: string) => string, pieces: readonly Piece[]): GameNames => {
  const card = (id: string): string => (isCard(id) ? `«${term(id)}»` : id);
  return {
    card,
    // The number of a piece matters only when another is like it.
    piece: (id) => {
      const [, name = id, number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
      const alike = pieces.filter((piece) => piece.card === name).length;
      return alike > 1 || Number(number) > 1 ? `${card(name)} ${number}` : card(name);
    },
  };
};
