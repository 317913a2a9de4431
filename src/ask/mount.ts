import { render } from 'preact';
import type { SharedNotes } from '../player/player-data.ts';
import { parseAsked } from './address.ts';
import type { Asked } from './address.ts';
import type { AskData } from './ask-data.ts';
import { fetched } from './fetched.ts';

/** The list of questions stands there already; the one that the address asks takes its place. */
export const mountAsk = (container: HTMLElement): void => {
  const block = container.querySelector('script[type="application/json"]');
  const list = container.querySelector<HTMLElement>('[data-list]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  const status = container.querySelector<HTMLElement>('[data-status]');
  if (!block || !list || !place || !status) return;
  const data = JSON.parse(block.textContent) as AskData;
  let notes: SharedNotes | undefined;
  /** Whoever has gone on meanwhile wants nothing of what comes late. */
  let turn = 0;

  const show = (asked: boolean, notice = ''): void => {
    list.hidden = asked;
    place.hidden = !asked;
    status.textContent = notice;
    if (!asked) render(null, place);
  };
  const leave = (): void => {
    history.pushState(null, '', location.pathname);
    show(false);
    list.querySelector<HTMLElement>('a')?.focus();
  };
  const open = async (asked: Asked, own: number): Promise<void> => {
    notes ??= (await fetched(data.notes)) as SharedNotes;
    const { openAsked } = await import('./open.ts');
    const position = await openAsked(data, notes, asked, leave);
    if (own !== turn) return;
    if (!position) {
      show(false, data.ask.badLink);
      return;
    }
    render(position, place);
    scrollTo({ top: 0 });
    // What it has loaded late is needed without a network as well.
    await (await import('../client/afterwards.ts')).start();
  };
  const read = (): void => {
    const asked = parseAsked(location.hash);
    turn += 1;
    if (!asked) {
      show(false, asked === null ? data.ask.badLink : '');
      return;
    }
    // The place is kept for it, so that nothing moves when it comes.
    show(true);
    open(asked, turn).catch((error: unknown) => {
      show(false, data.ask.failed);
      throw error;
    });
  };
  window.addEventListener('hashchange', read);
  read();
  container.dataset['ready'] = '';
};
