import type { Beginning } from '../party/beginning.ts';
import type { Described } from '../player/described.ts';
import type { HelperParts } from '../player/helper-data.ts';
import type { Table } from '../tables/table.ts';

/** What a game gives to the build, each part behind an import of its own. */
export interface Game {
  readonly id: string;
  /** Its own small sign, as a path of 22 by 22: plain geometry, nobody's emblem. */
  readonly mark: string;
  /** What worked examples replay and pages tell. */
  readonly procedures: () => Promise<readonly Described[]>;
  readonly tables: () => Promise<readonly Table[]>;
  /** What the page of its table helper shows before any script runs; most games have none. */
  readonly helper?: () => Promise<HelperParts>;
  /** The ways to begin a whole game; a game without them is played in parts only. */
  readonly party?: () => Promise<readonly Beginning[]>;
}
