import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../lib/workerMessages';

/**
 * The console's own, below /staff: opens without network what was opened before, and stores no call. It is the same for all
 * releases, so that its document never gets ahead of the files stored with it.
 */
declare const self: ServiceWorkerGlobalScope;

const NETWORK_TIMEOUT_SECONDS = 4;
const SECONDS_PER_DAY = 86_400;
/** Every page of the console has the same document. */
const DOCUMENT = '/staff';
const PAGES = /^\/staff(?:\/|$)/;
const HASHED = /^\/(?:assets|fonts)\//;

const matchOptions = { ignoreVary: true };
const oneDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => DOCUMENT,
  // No redirect to a canonical URL.
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};
// The shop's worker deletes caches whose names begin as its own.
const documents = new NetworkFirst({
  cacheName: 'staff-document',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [oneDocument],
});
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
  const store = (file: string) => Promise.all(files.handleAll({ event, request: new Request(file) }));
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
