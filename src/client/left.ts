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
  const lesson = document.querySelector('[data-lesson-page] .crumbs span');
  const name = [lesson, document.querySelector('h1')]
    .flatMap((told) => told?.textContent.replace(/\s+/g, ' ').trim() ?? [])
    .join('. ');
  const left = { game, path: location.pathname, name };
  try {
    localStorage.setItem(KEY, JSON.stringify(withLeft(readLeft(), left)));
  } catch {
    // Without storage nobody goes on from here.
  }
}

/** Puts the way back into the line that was kept for it. */
export function showWhereLeft(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-go-on]')) {
    const game = place.dataset['goOn'] ?? '';
    const left = readLeft().find((one) => game === '' || one.game === game);
    const link = place.querySelector('a');
    if (left === undefined || link === null) continue;
    link.href = left.path;
    link.textContent = `${link.dataset['words'] ?? ''}: ${left.name}`;
    // On the page of a game nobody needs to be told which game it is.
    const of = game === '' && document.querySelector(`[data-game="${left.game}"] .game-name`);
    if (!of) continue;
    const line = document.createElement('span');
    line.textContent = of.textContent.trim();
    link.append(line);
  }
}
