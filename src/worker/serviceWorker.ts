import type { RouteHandler, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { ROUTES } from '../../contract/routes';
import { cacheablePageKey, isCustomerPage, isPagePath } from '../lib/cacheablePages';
import { cacheFor, isSamePicture, type CacheName } from '../lib/cacheRoutes';
import { LANGUAGE_COOKIE } from '../lib/language';
import type { WorkerMessage, WorkerQuery } from '../lib/workerMessages';
import { assetsUrl, withCors } from './assets';
import { listenForNotifications } from './notifications';

declare const self: ServiceWorkerGlobalScope;

const SECONDS_PER_DAY = 86_400;
const NETWORK_TIMEOUT_SECONDS = 4;
/** Younger pages are shown before the network responds. */
const FRESH_SECONDS = SECONDS_PER_DAY;
/** The server renders this page as an empty app shell. */
const SHELL = ROUTES.checkout.path;

const { origin } = self.location;
// Their names hold hashes, so they need no revision.
const precached = (self.__WB_MANIFEST as string[]).map((url) => ({ url: assetsUrl + url, revision: null }));
const release = precached.find(({ url }) => /main\.\w+\.js$/.test(url))?.url ?? '';

/** Cached pages need the scripts of their release, from where they load them. */
const cacheNames = {
  pages: `vayal-pages-${release}`,
  api: `vayal-api-${release}`,
  pictures: 'vayal-pictures',
  files: 'vayal-files',
  shell: `vayal-shell-${release}`,
} satisfies Record<CacheName | 'shell', string>;

const matchOptions = { ignoreVary: true };

const expire = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * SECONDS_PER_DAY, matchOptions, purgeOnQuotaError: true });

/** API responses vary by language. */
const languageKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('accept-language', request.headers.get('accept-language') ?? '');
    return url.href;
  },
};

/**
 * A logout ends it, the next document begins another. Responses are cached only in the visit in which they were
 * requested: not what arrives after a logout, nor what the page that is left requests then.
 */
let visit: object | undefined = {};
self.addEventListener('fetch', ({ request }) => {
  if (request.mode === 'navigate') visit ??= {};
});

const duringVisit: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    Object.assign(state ?? {}, { visit });
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && visit && state?.visit === visit ? response : null,
};

const pageKey = (request: Request): string | Request => cacheablePageKey(new URL(request.url)) ?? request;
const cachedPage = (request: Request): Promise<Response | undefined> =>
  caches.match(pageKey(request), { cacheName: cacheNames.pages, ...matchOptions });

const pageCaching: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request),
  // The server marks a shell, sent where rendering failed, as noindex.
  cacheWillUpdate: async ({ response }) =>
    response.redirected || response.headers.has('x-robots-tag') ? null : response,
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status >= 500 && (await cachedPage(request))) throw new Error('fall back to the cached page');
    if (response.status === 404) await (await caches.open(cacheNames.pages)).delete(pageKey(request), matchOptions);
    return response;
  },
};

/** It says, by client, whether the network has another version of its cached document. */
const staleness = new Map<string, Promise<boolean>>();

interface StalenessState {
  cached?: string;
  fetched?: string;
  resolve?: (isStale: boolean) => void;
}

const trackStaleness: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      const cached = cachedResponse.headers.get('etag') ?? '';
      const isStale = new Promise<boolean>((resolve) => Object.assign(state as StalenessState, { cached, resolve }));
      staleness.set(event.resultingClientId, isStale);
    }
    return cachedResponse;
  },
  fetchDidSucceed: async ({ response, state }) => {
    (state as StalenessState).fetched = response.headers.get('etag') ?? `status ${response.status}`;
    return response;
  },
  // Without a response, the cached page may be stale.
  handlerDidComplete: async ({ state }) => {
    const { cached, fetched, resolve } = state as StalenessState;
    resolve?.(cached !== fetched);
  },
};

/** Offline, pages that aren't cached show the app shell, whose `data-not-cached` attribute makes it show that. */
const shellFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const shell = await caches.match(SHELL, { cacheName: cacheNames.shell, ...matchOptions });
    if (request.mode !== 'navigate' || !shell || isCustomerPage(new URL(request.url).pathname)) return shell;
    const html = (await shell.text()).replace('<div id="root">', '<div id="root" data-not-cached>');
    const headers = new Headers(shell.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(html, { status: 503, headers });
  },
};

const otherWidthFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheNames.pictures);
    const similar = (await cache.keys()).find(({ url }) => isSamePicture(url, request.url));
    return similar && cache.match(similar, matchOptions);
  },
};

const pageOptions = {
  cacheName: cacheNames.pages,
  matchOptions,
  plugins: [duringVisit, pageCaching, trackStaleness, expire(40, 30), shellFallback],
};
const strategies = {
  pages: new NetworkFirst({ ...pageOptions, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
  api: new NetworkFirst({
    cacheName: cacheNames.api,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions,
    plugins: [languageKey, duringVisit, expire(60, 7)],
  }),
  pictures: new CacheFirst({
    cacheName: cacheNames.pictures,
    matchOptions,
    plugins: [withCors, expire(150, 60), otherWidthFallback],
  }),
  files: new CacheFirst({ cacheName: cacheNames.files, matchOptions, plugins: [withCors, expire(120, 60)] }),
} satisfies Record<CacheName, Strategy>;
const freshPages = new StaleWhileRevalidate(pageOptions);

/** Whether the cached page is fresh and in the language of its cookie. Without `cookieStore` that is unknown. */
async function isFresh(request: Request): Promise<boolean> {
  const page = await cachedPage(request);
  const cookies = self.cookieStore as CookieStore | undefined;
  if (!page || !cookies) return false;
  const language = (await cookies.get(LANGUAGE_COOKIE))?.value;
  const ageSeconds = (Date.now() - Date.parse(page.headers.get('date') ?? '')) / 1000;
  return ageSeconds < FRESH_SECONDS && (language === undefined || language === page.headers.get('content-language'));
}

const routes: Record<CacheName, RouteHandler> = {
  ...strategies,
  pages: async (options) => ((await isFresh(options.request)) ? freshPages : strategies.pages).handle(options),
};

precacheAndRoute(precached, { cleanURLs: false, directoryIndex: '' });
for (const [name, handler] of Object.entries(routes)) {
  registerRoute(({ request }) => cacheFor(request, origin, assetsUrl) === name, handler);
}
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  new NetworkOnly({ plugins: [shellFallback] }),
);

async function cacheShell(): Promise<void> {
  const shells = await caches.open(cacheNames.shell);
  await shells.add(new Request(SHELL, { headers: { accept: 'text/html' } }));
}

async function deleteOtherReleases(): Promise<void> {
  const current: string[] = Object.values(cacheNames);
  const others = (await caches.keys()).filter((name) => name.startsWith('vayal-') && !current.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteOtherReleases(),
      self.clients.claim(),
      // Earlier releases enabled it. Workbox's plugins don't see preloaded responses.
      (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.disable(),
    ]),
  ),
);

const LATE_RECORDS_MS = 1000;

/** Deletes pages and API responses with Workbox's timestamps of them, which name URLs. */
const deleteCached = () =>
  Promise.all(
    [cacheNames.pages, cacheNames.api].flatMap((name) => [
      caches.delete(name),
      new CacheExpiration(name, { maxEntries: 1 }).delete(),
    ]),
  );

/** Workbox records the use of a response after it was served, so a second pass removes what was still being recorded. */
async function clearOfflineCache(): Promise<void> {
  visit = undefined;
  await deleteCached();
  await new Promise((resolve) => setTimeout(resolve, LATE_RECORDS_MS));
  await deleteCached();
}

async function cacheVisited(event: ExtendableMessageEvent, page: string | undefined, files: string[]): Promise<void> {
  const cache = (name: CacheName, request: Request): Promise<unknown> =>
    Promise.all(strategies[name].handleAll({ event, request }));
  const work = files.map(async (file): Promise<unknown> => {
    const request = new Request(file);
    const name = cacheFor(request, origin, assetsUrl);
    return (name === 'files' || name === 'pictures') && cache(name, request);
  });
  if (page !== undefined && cacheablePageKey(new URL(page, origin)) !== null) {
    work.push(cache('pages', new Request(page, { headers: { accept: 'text/html' } })));
  }
  await Promise.allSettled(work);
}

async function respondTo(event: ExtendableMessageEvent): Promise<unknown> {
  const message = event.data as WorkerMessage | WorkerQuery;
  switch (message.type) {
    case 'cacheVisited':
      return cacheVisited(event, message.page, message.files);
    case 'clearOfflineCache':
      return clearOfflineCache();
    case 'skipWaiting':
      return self.skipWaiting();
    case 'isSameRelease':
      return precached.some(({ url }) => new URL(url, origin).href === message.script);
    case 'isStale':
      return event.source instanceof Client && staleness.get(event.source.id);
  }
}

self.addEventListener('message', (event) =>
  event.waitUntil(respondTo(event).then((response) => event.ports[0]?.postMessage(response))),
);

listenForNotifications();
