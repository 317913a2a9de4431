import { interfaceOf } from '../../i18n/languages.ts';
import { isRecord } from '../manifest.ts';
import type { Ask, Told } from '../messages.ts';
import { readAsk } from '../read-messages.ts';
import { routeOf } from '../route.ts';
import { answer } from './answer.ts';
import { createKeeper } from './keeper.ts';
import { createPins } from './pins.ts';
import type { Tools, WorkerScope } from './scope.ts';
import { forgetVisited, keepLoaded } from './visited.ts';

const scope = globalThis as unknown as WorkerScope;
const tools: Tools = {
  base: new URL('./', scope.location.href).href,
  caches,
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
};
const pins = createPins(tools);
const copies = new Map<string, number>();

const pages = () => scope.clients.matchAll({ includeUncontrolled: true });
const keeper = createKeeper({
  tools,
  pins,
  open: async () => (await pages()).map(({ id }) => id),
  isSaving: () => {
    const { connection } = scope.navigator;
    return isRecord(connection) && connection['saveData'] === true;
  },
  async tell(told: Told) {
    for (const page of await pages()) page.postMessage(told);
  },
});

// All that it keeps is in caches with names of their own, so a newer worker may take over at any time.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, tools.base);
  if (route === undefined) return;
  const { languages } = scope.navigator;
  const onCopy = (client: string, at: number): void => void copies.set(client, at);
  event.respondWith(
    answer(event, route, { tools, pins, packs: () => keeper.packs(), languages, onCopy }),
  );
});

scope.addEventListener('message', (event) => {
  const asked = readAsk(event.data);
  if (asked === undefined) return;
  event.waitUntil(listen(asked, (told) => event.source?.postMessage(told), event.source?.id));
});

async function listen(
  asked: Ask,
  reply: (told: Told) => void,
  page: string | undefined,
): Promise<void> {
  switch (asked.ask) {
    case 'hello': {
      const at = copies.get(page ?? '');
      if (at !== undefined) reply({ told: 'copy', at });
      copies.delete(page ?? '');
      await keepLoaded(tools, asked.loaded);
      return keeper.tend(interfaceOf(asked.language), false);
    }
    case 'keep':
      return keeper.keep(asked.key);
    case 'cancel':
      return keeper.cancel(asked.key);
    case 'remove':
      return keeper.remove(asked.key);
    case 'check':
      return keeper.tend(undefined, true);
    case 'forget':
      await forgetVisited(tools);
      reply({ told: 'state', state: await keeper.state() });
      return;
    case 'state':
      reply({ told: 'state', state: await keeper.state() });
      return;
  }
}
