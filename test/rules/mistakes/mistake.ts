import type { Change } from '../support/spoil.ts';

/** What an author did, and what the check says about it: the place is marked in the change. */
export interface AuthorsMistake {
  readonly mistake: string;
  readonly changes: readonly Change[];
  /** Where it is reported, if the changed text does not mark it itself. */
  readonly place?: string;
  /** The message, or the beginning of a long one. */
  readonly says: string;
}
