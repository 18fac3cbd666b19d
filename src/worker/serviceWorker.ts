import type { RouteHandler, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { ROUTES } from '../../contract/routes';
import { cacheablePageKey, isCustomerPage, isPagePath } from '../lib/cacheablePages';
import { cacheFor, isSamePicture, type CacheName } from '../lib/cacheRoutes';
import { LANGUAGE_COOKIE } from '../lib/language';
import type { WorkerMessage, WorkerQuery } from '../lib/workerMessages';

declare const self: ServiceWorkerGlobalScope;

const SECONDS_PER_DAY = 86_400;
const NETWORK_TIMEOUT_SECONDS = 4;
/** Younger pages are shown before the network responds. */
const FRESH_SECONDS = SECONDS_PER_DAY;
/** The server renders this page as an empty app shell. */
const SHELL = ROUTES.checkout.path;

const { origin } = self.location;
const precached = self.__WB_MANIFEST as PrecacheEntry[];
const release = precached.map(({ url }) => /main\.(\w+)\.js$/.exec(url)?.[1] ?? '').join('');

/** Cached pages need the scripts of their release. */
const cacheNames = {
  pages: `vayal-pages-${release}`,
  api: `vayal-api-${release}`,
  pictures: 'vayal-pictures',
  files: 'vayal-files',
} satisfies Record<CacheName, string>;
const SHELL_CACHE = `vayal-shell-${release}`;

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

const pageKey = (request: Request): string | Request => cacheablePageKey(new URL(request.url)) ?? request;
const cachedPage = (request: Request): Promise<Response | undefined> =>
  caches.match(pageKey(request), { cacheName: cacheNames.pages, ...matchOptions });

const pageCaching: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request),
  // The server marks a shell, sent where rendering failed, as noindex.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && !response.headers.has('x-robots-tag') ? response : null,
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status >= 500 && (await cachedPage(request))) throw new Error('fall back to the cached page');
    if (response.status === 404) await (await caches.open(cacheNames.pages)).delete(pageKey(request), matchOptions);
    return response;
  },
};

/** By client: whether the network has another version of its cached document. */
const staleness = new Map<string, Promise<boolean>>();

interface StalenessState {
  cached?: string;
  fetched?: string;
  resolve?: (isStale: boolean) => void;
}

const trackStaleness: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      const request = state as StalenessState;
      request.cached = cachedResponse.headers.get('etag') ?? '';
      const isStale = new Promise<boolean>((resolve) => (request.resolve = resolve));
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
    const shell = await caches.match(SHELL, { cacheName: SHELL_CACHE, ...matchOptions });
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
  plugins: [pageCaching, trackStaleness, expire(40, 30), shellFallback],
};
const strategies = {
  pages: new NetworkFirst({ ...pageOptions, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
  api: new NetworkFirst({
    cacheName: cacheNames.api,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions,
    plugins: [languageKey, expire(60, 7)],
  }),
  pictures: new CacheFirst({
    cacheName: cacheNames.pictures,
    matchOptions,
    plugins: [expire(150, 60), otherWidthFallback],
  }),
  files: new CacheFirst({ cacheName: cacheNames.files, matchOptions, plugins: [expire(120, 60)] }),
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
  registerRoute(({ request }) => cacheFor(request, origin) === name, handler);
}
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  new NetworkOnly({ plugins: [shellFallback] }),
);

async function cacheShell(): Promise<void> {
  const response = await fetch(SHELL, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`the app shell came with status ${response.status}`);
  await (await caches.open(SHELL_CACHE)).put(SHELL, response);
}

async function deleteOtherReleases(): Promise<void> {
  const current = [SHELL_CACHE, ...Object.values(cacheNames)];
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('vayal-') && !current.includes(name));
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

/** Deletes a cache with Workbox's timestamps of it, which name URLs. */
async function clearCache(name: CacheName): Promise<void> {
  await caches.delete(cacheNames[name]);
  await new CacheExpiration(cacheNames[name], { maxEntries: 1 }).delete();
}

/** Workbox records the use of a response after it was served, so a second pass removes what was still being recorded. */
async function clearOfflineCache(): Promise<void> {
  const clear = () => Promise.all([clearCache('pages'), clearCache('api')]);
  await clear();
  await new Promise((resolve) => setTimeout(resolve, LATE_RECORDS_MS));
  await clear();
}

async function cacheVisited(event: ExtendableMessageEvent, page: string | undefined, files: string[]): Promise<void> {
  const cache = async (name: CacheName, request: Request): Promise<void> => {
    const [response, done] = strategies[name].handleAll({ event, request });
    await response;
    await done;
  };
  const work = files.map(async (file) => {
    const request = new Request(file);
    const name = cacheFor(request, origin);
    if (name === 'files' || name === 'pictures') await cache(name, request);
  });
  if (page !== undefined && cacheablePageKey(new URL(page, origin)) !== null) {
    work.push(cache('pages', new Request(page, { headers: { accept: 'text/html' } })));
  }
  await Promise.allSettled(work);
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | WorkerQuery;
  const respond = (value: boolean) => event.ports[0]?.postMessage(value);
  switch (message.type) {
    case 'cacheVisited':
      event.waitUntil(cacheVisited(event, message.page, message.files));
      break;
    case 'clearOfflineCache':
      event.waitUntil(clearOfflineCache());
      break;
    case 'skipWaiting':
      event.waitUntil(self.skipWaiting());
      break;
    case 'isSameRelease':
      respond(precached.some(({ url }) => new URL(url, origin).href === message.script));
      break;
    case 'isStale': {
      const isStale = event.source instanceof Client ? staleness.get(event.source.id) : undefined;
      event.waitUntil(Promise.resolve(isStale ?? false).then(respond));
      break;
    }
  }
});
