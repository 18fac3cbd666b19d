import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { PushPayload } from '../../contract/push';
import type { WorkerMessage, StaffWorkerQuery } from '../lib/workerMessages';
import { assetsUrl, withCors } from './assets';
import { listenForNotifications, openPage, pageOf, showNotification } from './notifications';

/**
 * The staff area's own, below /staff: opens at once, also without network, what was opened before, and stores no call. It is the
 * same for all releases; a new release's document is stored after the files that it names, never ahead of them.
 */
declare const self: ServiceWorkerGlobalScope;

/** Every page of the staff area has the same document. */
const DOCUMENT = '/staff';
const PAGES = /^\/staff(?:\/|$)/;
const HASHED = /^\/(?:assets|fonts)\//;
const NAMED_ASSETS = /"((?:https?:\/\/[^"/]+)?\/assets\/[^"]+)"/g;
const MAIN_SCRIPT = /\/main\.\w+\.js$/;

// The shop's worker deletes caches whose names begin as its own.
const DOCUMENTS = 'staff-document';
const FILES = 'staff-files';
const matchOptions = { ignoreVary: true };
const files = new CacheFirst({
  cacheName: FILES,
  matchOptions,
  plugins: [
    withCors,
    new ExpirationPlugin({
      maxEntries: 120,
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

/** The files that the staff area's document names; none where it is another page, such as a proxy's in maintenance. */
const namedIn = async (document: Response): Promise<string[]> => {
  const named = Array.from((await document.clone().text()).matchAll(NAMED_ASSETS), ([, file = '']) => file);
  return named.some((file) => MAIN_SCRIPT.test(file)) ? named : [];
};

/** @throws where it is not the staff area's document, or one of its files is missing */
const storeFilesOf = async (event: ExtendableEvent, document: Response): Promise<void> => {
  const named = await namedIn(document);
  // A redirect to a canonical URL is not the document.
  if (document.status !== 200 || named.length === 0) throw new Error(`${DOCUMENT}: ${document.status}`);
  await Promise.all(named.map((file) => storeFile(event, file)));
};

const oneDocument: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => DOCUMENT,
  // Full storage may have cost it its files.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const cache = await caches.open(FILES);
    const stored = await Promise.all((await namedIn(cachedResponse)).map((file) => cache.match(file, matchOptions)));
    return stored.length > 0 && stored.every(Boolean) ? cachedResponse : null;
  },
  // Runs after the response was passed on.
  cacheWillUpdate: ({ event, response }) =>
    storeFilesOf(event, response).then(
      () => response,
      () => null,
    ),
};
/** An open staff area learns of a new release from its page: see offerReleases.ts. */
const documents = new StaleWhileRevalidate({ cacheName: DOCUMENTS, matchOptions, plugins: [oneDocument] });
/** @throws when it or one of its files can't be loaded */
const storeDocument = async (event: ExtendableEvent): Promise<void> => {
  const document = await fetch(DOCUMENT, { headers: { accept: 'text/html' }, redirect: 'error' });
  await storeFilesOf(event, document);
  await (await caches.open(DOCUMENTS)).put(DOCUMENT, document);
};

registerRoute(({ request, url }) => request.mode === 'navigate' && PAGES.test(url.pathname), documents);
registerRoute(({ url, sameOrigin }) => (sameOrigin || url.origin === assetsUrl) && HASHED.test(url.pathname), files);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeDocument(event));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | StaffWorkerQuery;
  if (message.type === 'cacheVisited')
    event.waitUntil(Promise.allSettled(message.files.map((file) => storeFile(event, file))));
  if (message.type === 'storeDocument') {
    const respond = (isStored: boolean): void => event.ports[0]?.postMessage(isStored);
    event.waitUntil(
      storeDocument(event).then(
        () => respond(true),
        () => respond(false),
      ),
    );
  }
});

/** What came in a row is one line, which rings again only after so long. */
const RINGS_AGAIN_MS = 60_000;

interface ShownNotice {
  /** Without it, any open page of the staff area. */
  page?: string;
  /** It rang last then. */
  at: number;
}

const isInSight = async (): Promise<boolean> =>
  (await self.clients.matchAll({ type: 'window' })).some(({ visibilityState }) => visibilityState === 'visible');

const showToStaff = async (payload: PushPayload): Promise<void> => {
  const { tag, url, isSeenOnPage = false } = payload;
  const silent = isSeenOnPage && (await isInSight());
  const [earlier] = await self.registration.getNotifications({ tag });
  const rangAt = (earlier?.data as ShownNotice | null | undefined)?.at ?? 0;
  const renotify = !silent && Date.now() - rangAt > RINGS_AGAIN_MS;
  const data: ShownNotice = { page: pageOf(url), at: renotify ? Date.now() : rangAt };
  // TypeScript doesn't know `renotify`, which Safari ignores.
  await showNotification(payload, { data, silent, renotify } as NotificationOptions);
  if (!silent) return;
  // Browsers end a subscription that shows nothing, so what the open page tells is shown, and closed at once.
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

const showConsole = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : self.clients.openWindow(DOCUMENT));
};

listenForNotifications(showToStaff, (data) => {
  const page = (data as ShownNotice | null)?.page;
  return page === undefined ? showConsole() : openPage(page);
});
