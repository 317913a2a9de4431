import { formatKept, inOrder, MOST_GAMES, parseKept } from './kept.ts';
import type { KeptGame } from './kept.ts';

const prefixOf = (game: string): string => `party-${game}-`;

/** Without storage one plays all the same; the game lasts as long as the page. */
export const keptGames = (game: string): readonly KeptGame[] => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(game)));
    return inOrder(keys.flatMap((key) => parseKept(localStorage.getItem(key)) ?? []));
  } catch {
    return [];
  }
};

/** False where the device has no room, or gives none. */
export const keepGame = (game: string, kept: KeptGame): boolean => {
  const key = `${prefixOf(game)}${kept.id}`;
  try {
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, formatKept(kept));
    // The oldest make room, so that the list stays one that can be read; to read it takes a while.
    if (isNew) {
      keptGames(game)
        .slice(MOST_GAMES)
        .forEach(({ id }) => forgetGame(game, id));
    }
    return true;
  } catch {
    return false;
  }
};

export const forgetGame = (game: string, id: string): void => {
  try {
    localStorage.removeItem(`${prefixOf(game)}${id}`);
  } catch {
    // What could not be kept need not be forgotten.
  }
};
