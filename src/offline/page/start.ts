import { offlineNotes } from '../../i18n/offline-notes.ts';
import { ask, connect, language, onTold } from './connect.ts';
import { showNote } from './note.ts';

let isListening = false;

/** A second call only tells what was loaded meanwhile. */
export async function start(): Promise<void> {
  if ((await connect()) === undefined) return;
  if (!isListening) listen();
  await ask({ ask: 'hello', loaded: loaded(), language: language() });
}

function listen(): void {
  const words = offlineNotes(language());
  isListening = true;
  onTold((told) => {
    // Whoever reads on keeps the page and the place: the new version begins with the next page.
    if (told.told === 'updated' && told.keys.some(isHere)) showNote(words.updated);
    if (told.told === 'copy') {
      showNote(words.copy(Number.isNaN(told.at) ? undefined : told.at));
    }
  });
}

const isHere = (key: string): boolean => {
  const { game } = document.documentElement.dataset;
  return game === undefined || key.endsWith(`/${game}`);
};

/** The page and everything that it has loaded from its own site. */
function loaded(): readonly string[] {
  const { origin, pathname } = location;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = names.filter((name) => name.startsWith(`${origin}/`));
  return [...new Set([`${origin}${pathname}`, ...own])];
}

// Every page asks for this file and for nothing of it, so that their own script stays small.
// Not every browser tells when it is idle.
if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
else setTimeout(() => void start());
