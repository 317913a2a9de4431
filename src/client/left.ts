import { type Left, parseLeft, withLeft } from './left-places.ts';

const KEY = 'left';

const readLeft = (): readonly Left[] => {
  try {
    return parseLeft(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

/** A lesson, a walkthrough, a topic: what one goes on with. Lists are no such places. */
export function rememberWhereLeft(): void {
  const { game = '' } = document.documentElement.dataset;
  const name = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const left = { game, path: location.pathname, name };
  try {
    localStorage.setItem(KEY, JSON.stringify(withLeft(readLeft(), left)));
  } catch {
    // Without storage nobody goes on from here.
  }
}

/** Puts the way back into the line that was kept for it. */
export function showWhereLeft(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-go-on]')) {
    const game = line.dataset['goOn'] ?? '';
    const left = readLeft().find((place) => game === '' || place.game === game);
    const link = line.querySelector('a');
    if (left === undefined || link === null) continue;
    link.href = left.path;
    link.textContent = `${link.dataset['words'] ?? ''}: ${left.name}`;
  }
}
