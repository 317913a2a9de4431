import type {
  ChoiceOf,
  Choice,
  EventData,
  EventKind,
  FrameOf,
  GameOutcome,
  GameState,
  IconType,
  Piece,
} from '../engine/game/types.ts';
import type { Task } from '../engine/game/handlers.ts';
import type { Faction, Side } from '../engine/sides.ts';

/** Names in quotes and in the nominative: sentences are built so that they need no other case. */
export interface GameNames {
  /** One card of this table, numbered when several are alike. */
  readonly piece: (id: string) => string;
  readonly card: (id: string) => string;
}

/** What chance draws from. */
export type GameDraw = 'lot' | 'objective-deck' | 'command-deck' | 'captives';

/** Everything the game at the table can say. A language that lacks a message does not compile. */
export interface GameMessages {
  readonly sides: Readonly<Record<Side | 'both', string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly draws: Readonly<Record<GameDraw, string>>;
  readonly lots: Readonly<Record<'first' | 'second', string>>;
  readonly events: {
    readonly [Kind in EventKind]: (data: EventData[Kind], names: GameNames) => string;
  };
  readonly tasks: {
    readonly [At in Task]: (frame: FrameOf<At>, state: GameState, names: GameNames) => string;
  };
  readonly choices: {
    readonly [Kind in Choice['kind']]: (
      choice: ChoiceOf<Kind>,
      state: GameState,
      names: GameNames,
    ) => string;
  };
  readonly outcome: (outcome: GameOutcome) => readonly string[];
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

/** The card of a piece whose number matters only when another is like it. */
export const pieceName = (
  pieces: readonly Piece[],
  id: string,
  card: (id: string) => string,
): string => {
  const [, name = id, number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const alike = pieces.filter((piece) => piece.card === name).length;
  return alike > 1 || Number(number) > 1 ? `${card(name)} ${number}` : card(name);
};
