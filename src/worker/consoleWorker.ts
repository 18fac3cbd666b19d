import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../lib/workerMessages';

/**
 * The console's own, below /staff: opens without network what was opened before, and stores no call. It is the same for all
 * releases; a new release's document is stored after the files that it names, never ahead of them.
 */
declare const self: ServiceWorkerGlobalScope;

const NETWORK_TIMEOUT_SECONDS = 4;
const SECONDS_PER_DAY = 86_400;
/** Every page of the console has the same document. */
const DOCUMENT = '/staff';
const PAGES = /^\/staff(?:\/|$)/;
const HASHED = /^\/(?:assets|fonts)\//;
const NAMED_ASSETS = /"(\/assets\/[^"]+)"/g;

// The shop's worker deletes caches whose names begin as its own.
const DOCUMENTS = 'staff-document';
const matchOptions = { ignoreVary: true };
const files = new CacheFirst({
  cacheName: 'staff-files',
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

const oneDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => DOCUMENT,
  // Runs after the response was passed on.
  cacheWillUpdate: async ({ event, response }) => {
    // No redirect to a canonical URL.
    if (response.status !== 200) return null;
    const named = (await response.clone().text()).matchAll(NAMED_ASSETS);
    const storing = Promise.all(Array.from(named, ([, file = '']) => storeFile(event, file)));
    return storing.then(
      () => response,
      () => null,
    );
  },
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500 && (await caches.match(DOCUMENT, { cacheName: DOCUMENTS, ...matchOptions })))
      throw new Error('fall back to the stored document');
    return response;
  },
};
const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [oneDocument],
});

registerRoute(({ request, url }) => request.mode === 'navigate' && PAGES.test(url.pathname), documents);
registerRoute(({ url, sameOrigin }) => sameOrigin && HASHED.test(url.pathname), files);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const request = new Request(DOCUMENT, { headers: { accept: 'text/html' } });
  event.waitUntil(Promise.all(documents.handleAll({ event, request })));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type !== 'cacheVisited') return;
  event.waitUntil(Promise.allSettled(message.files.map((file) => storeFile(event, file))));
});

const showConsole = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : self.clients.openWindow(DOCUMENT));
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showConsole());
});
