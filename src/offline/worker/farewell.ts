import { prefixOf, type WorkerScope } from './scope.ts';

/** Published in place of the worker, this one takes everything away that the other has left, and itself. */
const scope = globalThis as unknown as WorkerScope;
const prefix = prefixOf(new URL('./', scope.location.href).href);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
  await scope.registration.unregister();
}
