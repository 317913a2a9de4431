import type { OpenHelper } from '../player/helper-data.ts';
import type { Open } from '../player/open.ts';

/** What the pages of a game load when somebody plays: each part behind an import of its own. */
export interface GamePlayer {
  /**
   * What makes the player of a procedure, by the name that follows the game's in its id; `*` for all
   * that are not named.
   */
  readonly open: Readonly<Record<string, () => Promise<Open>>>;
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
