import type { OfflineState } from '../messages.ts';
import { ask, siteAddress } from './connect.ts';
import { setUpKeeper } from './keeper.ts';

/** The pages about the device itself: what is on it, from games to pages visited once. */
export function setUpOnDevice(): void {
  for (const again of document.querySelectorAll<HTMLElement>('[data-again]')) {
    again.hidden = false;
    again.addEventListener('click', () => window.location.reload());
  }
  document
    .querySelector('[data-forget]')
    ?.addEventListener('click', () => void ask({ ask: 'forget' }));
  void setUpKeeper(show);
}

function show({ packs, visited }: OfflineState): void {
  const games = [...document.querySelectorAll<HTMLElement>('[data-kept]')];
  for (const game of games) game.hidden = packs[game.dataset['kept'] ?? '']?.kept === undefined;
  toggle('[data-kept-none]', games.length > 0 && games.every(({ hidden }) => hidden));
  const list = document.querySelector('[data-visited]');
  list?.replaceChildren(
    ...visited.map(({ path, title }) => {
      const link = document.createElement('a');
      link.href = siteAddress(path);
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  toggle('[data-visited-none]', visited.length === 0);
  toggle('[data-forget]', visited.length > 0);
}

function toggle(selector: string, isShown: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) element.hidden = !isShown;
}
