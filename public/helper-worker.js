/* Keeps the table helper of a game at hand without a network: one cache for each page it serves. */

const cacheOf = (page) => `helper:${page}`;

addEventListener('install', () => skipWaiting());

addEventListener('message', (event) => {
  const { page, keep } = event.data ?? {};
  if (typeof page !== 'string' || !Array.isArray(keep)) return;
  event.waitUntil(store(page, keep));
});

async function store(page, keep) {
  const cache = await caches.open(cacheOf(page));
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(kept.filter((url) => !keep.includes(url)).map((url) => cache.delete(url)));
  await Promise.allSettled(keep.map((url) => cache.add(url)));
}

/** The network first, so that a reader never meets an old page while there is a newer one. */
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
  );
});
