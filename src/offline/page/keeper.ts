import { offlineWords } from '../../i18n/offline.ts';
import { LIST_FILE, parseList, type PackList } from '../manifest.ts';
import type { OfflineState } from '../messages.ts';
import { ask, connect, language, onTold, siteAddress } from './connect.ts';
import { viewOfPack, type Act } from './pack-view.ts';

/** Whoever presses twice has not seen that another deed stands there by now. */
const SEEN_MS = 1000;
/** A worker that a browser has stopped in the middle goes on when it is spoken to. */
const NUDGE_MS = 10_000;

const words = offlineWords(language());

/** Brings to life what a page says about its games on the device. */
export async function setUpKeeper(
  onState: (state: OfflineState) => void = () => undefined,
): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-keep]')].map(blockOf);
  const [worker, list] = await Promise.all([connect(), readList()]);
  if (worker === undefined) {
    for (const { status } of blocks) status.textContent = words.unable;
    return;
  }
  onTold((told) => {
    if (told.told !== 'state') return;
    for (const block of blocks) block.show(told.state, list);
    onState(told.state);
  });
  await ask({ ask: 'state' });
  await ask({ ask: 'check' });
  setInterval(() => {
    if (blocks.some(({ isUnderWay }) => isUnderWay())) void ask({ ask: 'check' });
  }, NUDGE_MS);
}

async function readList(): Promise<PackList | undefined> {
  try {
    const response = await fetch(siteAddress(LIST_FILE), { cache: 'no-cache' });
    return parseList(await response.json());
  } catch {
    return undefined;
  }
}

interface Block {
  readonly status: HTMLElement;
  readonly show: (state: OfflineState, list: PackList | undefined) => void;
  readonly isUnderWay: () => boolean;
}

function blockOf(place: HTMLElement): Block {
  const key = place.dataset['keep'] ?? '';
  const status = place.querySelector<HTMLElement>('[role="status"]') ?? place;
  const bar = document.createElement('progress');
  const figures = document.createElement('span');
  const running = document.createElement('p');
  running.className = 'keep-progress';
  running.append(bar, figures);
  bar.setAttribute('aria-label', words.acts.keep);
  const buttons = document.createElement('p');
  buttons.className = 'shelf';
  place.append(running, buttons);
  let shown = '';

  const press: Readonly<Record<Act, () => Promise<void>>> = {
    keep: () => keepFor(key),
    retry: () => keepFor(key),
    cancel: () => ask({ ask: 'cancel', key }),
    remove: () => ask({ ask: 'remove', key }),
  };

  return {
    status,
    isUnderWay: () => !running.hidden,
    show({ packs }, list) {
      const { text, acts, progress } = viewOfPack(packs[key], list?.[key], words);
      running.hidden = progress === undefined;
      if (progress !== undefined) {
        bar.max = Math.max(1, progress.total);
        bar.value = progress.done;
        figures.textContent = words.progress(words.size(progress.done), words.size(progress.total));
      }
      // Said once: a line that is written anew is read aloud anew.
      if (status.textContent !== text) status.textContent = text;
      if (shown === acts.join()) return;
      const isInPlace = shown !== '';
      shown = acts.join();
      const hadFocus = buttons.contains(document.activeElement);
      const made = acts.map((act) => button(words.acts[act], press[act]));
      if (isInPlace) made.forEach(restAtFirst);
      buttons.replaceChildren(...made);
      if (hadFocus) buttons.querySelector('button')?.focus();
    },
  };
}

/** What the reader has asked for a browser should not throw away by itself. */
async function keepFor(key: string): Promise<void> {
  void navigator.storage.persist().catch(() => false);
  await ask({ ask: 'keep', key });
}

function restAtFirst(button: HTMLButtonElement): void {
  button.ariaDisabled = 'true';
  setTimeout(() => (button.ariaDisabled = null), SEEN_MS);
}

function button(label: string, press: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'chip';
  made.textContent = label;
  made.addEventListener('click', () => {
    if (made.ariaDisabled !== 'true') void press();
  });
  return made;
}
