import type { Playable } from '../engine/playable.ts';
import type { HelperParts } from '../player/helper-data.ts';
import type { PlayableProcedure } from '../player/playable-procedure.ts';
import type { Table } from '../tables/table.ts';

/** What a game gives to the build, each part behind an import of its own. */
export interface Game {
  readonly id: string;
  /** Its own small sign, as a path of 22 by 22: plain geometry, nobody's emblem. */
  readonly mark: string;
  /** Procedures that worked examples replay: pure, without a word. */
  readonly playables: () => Promise<readonly Playable[]>;
  /** The same procedures as pages tell them. */
  readonly procedures: () => Promise<readonly PlayableProcedure[]>;
  readonly tables: () => Promise<readonly Table[]>;
  /** What the page of its table helper shows before any script runs; most games have none. */
  readonly helper?: () => Promise<HelperParts>;
}
