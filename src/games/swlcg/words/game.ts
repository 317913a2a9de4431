import { isCard } from '../engine/cards.ts';
import type {
  Choice,
  GameEvent,
  GameOutcome,
  GameState,
  IconType,
  Piece,
} from '../engine/game/types.ts';
import type { Task } from '../engine/game/handlers.ts';
import type { Faction, Side } from '../engine/sides.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling } from '../../../player/telling.ts';
import { cardName } from './cards.ts';

/** Names stand in quotes. */
export interface GameNames {
  /** One card of this table, numbered when several are alike. */
  readonly piece: (id: string) => string;
  readonly card: (id: string) => string;
}

export interface GameTold {
  readonly Side: Side | 'both';
  readonly State: GameState;
  readonly Choice: Choice;
  readonly Event: GameEvent;
  readonly Outcome: GameOutcome;
  readonly Task: Task;
  readonly Names: GameNames;
}

export interface GameMessages extends Telling<GameTold> {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly draws: Readonly<Record<'lot' | 'objective-deck' | 'command-deck' | 'captives', string>>;
  readonly lots: Readonly<Record<'first' | 'second', string>>;
  readonly board: GameBoardWords;
}

/** Words of the picture of the table. */
export interface GameBoardWords {
  readonly dial: (value: number) => string;
  readonly balance: Readonly<Record<Side, string>>;
  readonly active: (side: Side) => string;
  readonly phases: Readonly<Record<NonNullable<GameState['phase']>, string>>;
  readonly objectives: string;
  readonly units: string;
  readonly other: string;
  readonly hand: string;
  readonly none: string;
  readonly facedown: (cards: number) => string;
  readonly decks: (command: number, objectives: number) => string;
  readonly discard: (cards: number) => string;
  readonly victory: (cards: number) => string;
  readonly force: (free: number) => string;
  readonly engagement: string;
  readonly attackers: string;
  readonly defenders: string;
  readonly engaged: string;
  readonly edgeStack: string;
  readonly hasEdge: (side: Side) => string;
  readonly captives: (cards: number) => string;
  readonly key: string;
  /** What stands on one card, in words for who cannot see it. */
  readonly marks: {
    readonly focus: (tokens: number) => string;
    readonly damage: (damage: number, capacity: number) => string;
    readonly capacity: (capacity: number) => string;
    readonly value: (value: number) => string;
    readonly cost: (cost: number) => string;
    readonly force: (icons: number) => string;
    readonly priority: (priority: number) => string;
    readonly shield: string;
    readonly committed: string;
    readonly attached: (host: string) => string;
    readonly icon: (type: IconType, normal: number, edge: number) => string;
  };
}

/** Names of the cards on this table; an event may name one that has just gone back into a deck. */
export const gameNames = (language: Language, pieces: readonly Piece[]): GameNames => {
  const card = (id: string): string => (isCard(id) ? `«${cardName(language, id)}»` : id);
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
