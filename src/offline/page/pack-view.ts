import type { OfflineWords } from '../../i18n/offline.ts';
import type { PackSummary } from '../manifest.ts';
import type { PackState } from '../messages.ts';

export type Act = keyof OfflineWords['acts'];

/** What a reader is told of a game, and what can be done with it. */
export interface PackView {
  readonly text: string;
  readonly acts: readonly Act[];
  readonly progress?: { readonly done: number; readonly total: number };
}

/**
 * @param state undefined where the reader has not asked for the game
 * @param summary undefined where the site cannot be asked
 */
export function viewOfPack(
  state: PackState | undefined,
  summary: PackSummary | undefined,
  words: OfflineWords,
): PackView {
  if (state === undefined) {
    return summary === undefined
      ? { text: words.unknown, acts: [] }
      : {
          text: words.offer(words.size(summary.packed), words.size(summary.bytes)),
          acts: ['keep'],
        };
  }
  const { kept, fetching, problem } = state;
  if (fetching !== undefined) {
    const text = kept === undefined ? words.fetching : words.updating;
    return { text, acts: ['cancel'], progress: fetching };
  }
  if (problem !== undefined) {
    const what = words.problems[problem.kind](words.size(problem.missing ?? summary?.bytes ?? 0));
    return kept === undefined
      ? { text: what, acts: ['retry', 'cancel'] }
      : { text: `${what} ${words.stillKept}`, acts: ['retry', 'remove'] };
  }
  return kept === undefined
    ? // Wanted, and waiting for its turn.
      { text: words.fetching, acts: ['cancel'], progress: { done: 0, total: summary?.bytes ?? 0 } }
    : { text: words.kept(words.size(kept.bytes)), acts: ['remove'] };
}
