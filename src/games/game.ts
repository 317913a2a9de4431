import type { Subject } from '../ask/preset.ts';
import type { Drills } from '../drills/drills.ts';
import type { Party } from '../party/beginning.ts';
import type { Described } from '../player/described.ts';
import type { HelperParts } from '../player/helper-data.ts';
import type { Table } from '../tables/table.ts';

/** What a game gives to the build, each part behind an import of its own. */
export interface Game {
  readonly id: string;
  /** Its own small sign, as a path of 22 by 22: plain geometry, nobody's emblem. */
  readonly mark: string;
  /** On light paper, the same as its accent in the styles; without one it has the site's. */
  readonly colour?: string;
  /** What its page opens with, drawn by us in 360 by 140: what is outlined, and what is filled. */
  readonly picture?: { readonly lines: string; readonly bodies: string };
  /** What worked examples replay and pages tell. */
  readonly procedures: () => Promise<readonly Described[]>;
  readonly tables: () => Promise<readonly Table[]>;
  /** What the page of its table helper shows before any script runs; most games have none. */
  readonly helper?: () => Promise<HelperParts>;
  /** What is asked for practice; a game without them has no pages of it. */
  readonly drills?: () => Promise<Drills>;
  /** The ways to begin a whole game; a game without them is played in parts only. */
  readonly party?: () => Promise<Party>;
  /** Positions that people argue about; a game without them cannot be asked about one. */
  readonly ask?: () => Promise<readonly Subject[]>;
}
