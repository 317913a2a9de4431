import { formatKept, MOST_TEXT, parseKept } from './kept.ts';
import type { KeptGame } from './kept.ts';

/** Hands the game over as a file. */
export const saveFile = (game: string, kept: KeptGame): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatKept(kept)], { type: 'application/json' }));
  link.download = `${game}-${kept.id}.json`;
  link.click();
  // The browser takes the file while the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
};

/** null: there is no game in it. */
export const openFile = async (file: File): Promise<KeptGame | null> =>
  file.size > MOST_TEXT ? null : parseKept(await file.text());
