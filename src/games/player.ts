import type { Desk } from '../calculator/desk.ts';
import type { OpenHelper } from '../player/helper-data.ts';
import type { Open } from '../player/open.ts';

export interface GameCalculator {
  /** The last part of its address. */
  readonly name: string;
  /** Topics from which a link leads to it. */
  readonly topics: readonly string[];
  readonly load: () => Promise<Desk>;
}

/** What the pages of a game load when somebody plays: each part behind an import of its own. */
export interface GamePlayer {
  /** What makes the player of a procedure, by the name that follows the game's in its id. */
  readonly open: (procedure: string) => Promise<Open> | undefined;
  readonly calculators: readonly GameCalculator[];
  readonly helper?: () => Promise<OpenHelper>;
}

const MODULES: Readonly<Record<string, { readonly player: GamePlayer }>> = import.meta.glob(
  './*/player.ts',
  { eager: true },
);

/** By the game's id, which is the name of its folder. */
export const PLAYERS: ReadonlyMap<string, GamePlayer> = new Map(
  Object.entries(MODULES).map(([path, { player }]) => [path.split('/')[1] ?? '', player]),
);
