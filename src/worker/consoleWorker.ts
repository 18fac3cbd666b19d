import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkerMessage } from '../lib/workerMessages';

/**
 * The console's own, below /staff: opens at once, also without network, what was opened before, and stores no call. It is the
 * same for all releases; a new release's document is stored after the files that it names, never ahead of them.
 */
declare const self: ServiceWorkerGlobalScope;

const SECONDS_PER_DAY = 86_400;
/** Every page of the console has the same document. */
const DOCUMENT = '/staff';
const PAGES = /^\/staff(?:\/|$)/;
const HASHED = /^\/(?:assets|fonts)\//;
const NAMED_ASSETS = /"(\/assets\/[^"]+)"/g;

// The shop's worker deletes caches whose names begin as its own.
const DOCUMENTS = 'staff-document';
const FILES = 'staff-files';
const matchOptions = { ignoreVary: true };
const files = new CacheFirst({
  cacheName: FILES,
  matchOptions,
  plugins: [
    new ExpirationPlugin({
      maxEntries: 120,
      maxAgeSeconds: 60 * SECONDS_PER_DAY,
      matchOptions,
      purgeOnQuotaError: true,
    }),
  ],
});

/** @throws when the file is neither stored nor found */
const storeFile = async (event: ExtendableEvent, file: string): Promise<void> => {
  const [response] = await Promise.all(files.handleAll({ event, request: new Request(file) }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
};

const namedIn = async (document: Response): Promise<string[]> =>
  Array.from((await document.clone().text()).matchAll(NAMED_ASSETS), ([, file = '']) => file);

const oneDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => DOCUMENT,
  // Full storage may have cost it its files.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const cache = await caches.open(FILES);
    const stored = (await namedIn(cachedResponse)).map((file) => cache.match(file, matchOptions));
    return (await Promise.all(stored)).every(Boolean) ? cachedResponse : null;
  },
  // Runs after the response was passed on.
  cacheWillUpdate: async ({ event, response }) => {
    // No redirect to a canonical URL.
    if (response.status !== 200) return null;
    const storing = (await namedIn(response)).map((file) => storeFile(event, file));
    return Promise.all(storing).then(
      () => response,
      () => null,
    );
  },
};
/** An open console hears of a new release from its page: see offerReleases.ts. */
const documents = new StaleWhileRevalidate({ cacheName: DOCUMENTS, matchOptions, plugins: [oneDocument] });
/** @throws when it can't be loaded */
const storeDocument = async (event: ExtendableEvent): Promise<void> => {
  const request = new Request(DOCUMENT, { headers: { accept: 'text/html' } });
  await Promise.all(documents.handleAll({ event, request }));
};

registerRoute(({ request, url }) => request.mode === 'navigate' && PAGES.test(url.pathname), documents);
registerRoute(({ url, sameOrigin }) => sameOrigin && HASHED.test(url.pathname), files);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeDocument(event));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type !== 'cacheVisited') return;
  const store = (file: string) => (file === DOCUMENT ? storeDocument(event) : storeFile(event, file));
  event.waitUntil(Promise.allSettled(message.files.map(store)));
});

const showConsole = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : self.clients.openWindow(DOCUMENT));
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showConsole());
});
