import { formatProgress, NOTHING_DONE, parseProgress, type Progress } from './progress.ts';

const keyOf = (game: string): string => `course-${game}`;

/** Without storage a lesson works all the same; it is only not remembered. */
export function readProgress(game: string): Progress {
  try {
    return parseProgress(localStorage.getItem(keyOf(game)));
  } catch {
    return NOTHING_DONE;
  }
}

export function writeProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), formatProgress(progress));
  } catch {
    // Full or shut: the answers last for this page.
  }
}

export function forgetProgress(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // What could not be written need not be forgotten.
  }
}
