import { expect, it } from 'vitest';
import { messagesAfter, type Change } from './spoil.ts';

/** What an author did, and all that the build says about it. */
export interface Mistake {
  readonly mistake: string;
  readonly changes: readonly Change[];
  /** Where it is reported, if the changed text does not mark it itself. */
  readonly place?: string;
  readonly says: string;
  readonly advises: string;
}

/** Each mistake gives exactly one message: a second one would hide the first from its author. */
export function itReports(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('reports $mistake', async ({ changes, place, says, advises }) => {
    const marked = place ?? changes.find((change) => change.place !== undefined)?.place;
    expect(await messagesAfter(...changes)).toEqual([`${String(marked)} ${says}\n    ${advises}`]);
  });
}
