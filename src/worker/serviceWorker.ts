import type { RouteHandler, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { ROUTES } from '../../contract/routes';
import { isOwnPage, keptPageName, mayBePage } from '../lib/keptPages';
import { LANGUAGE_COOKIE } from '../lib/language';
import type { PageMessage } from '../lib/workerMessages';
import { isSamePicture, shelfOf, type Shelf } from './shelves';

declare const self: ServiceWorkerGlobalScope;

const SECONDS_PER_DAY = 86_400;
/** Whoever has waited longer gets what is kept, if there is something. */
const PATIENCE_SECONDS = 4;
/** A page that is no older is shown before the network says anything. */
const SHOWN_AT_ONCE_SECONDS = SECONDS_PER_DAY;
/** What can wait until a page that was just asked for is drawn waits so long. */
const DRAWING_MS = 1000;
/** A page that is the app alone, drawn by the server for any of a customer's own addresses. */
const SHELL = ROUTES.checkout.path;

/** What each page loads first. Another release has other names. */
const firstFiles = self.__WB_MANIFEST as PrecacheEntry[];
const release = firstFiles.map(({ url }) => /main\.(\w+)\.js$/.exec(url)?.[1] ?? '').join('');

/** Of one release: its pages ask for its scripts, and its answers fit them. */
const ofRelease = (name: string) => `vayal-${name}-${release}`;
const SHELL_CACHE = ofRelease('shell');
const caching = {
  pages: ofRelease('pages'),
  answers: ofRelease('answers'),
  pictures: 'vayal-pictures',
  files: 'vayal-files',
} satisfies Record<Shelf, string>;

/** For windows whose document was a kept one, whether it turned out to be old; for as long as the worker lives: they ask soon. */
const keptDocuments = new Map<string, Promise<boolean>>();

const matchOptions = { ignoreVary: true };

/** How old an answer is, in seconds; NaN without a date. */
const ageSeconds = ({ headers }: Response): number => (Date.now() - Date.parse(headers.get('date') ?? '')) / 1000;

const whenDrawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DRAWING_MS));

/**
 * Bounds a shelf by number and age. Workbox notes each use in the browser's database, and walks through all its notes: a page's pictures together
 * take the processor from the page that they belong to, so that waits until it is drawn.
 */
const atMost = (maxEntries: number, days: number): WorkboxPlugin => {
  const maxAgeSeconds = days * SECONDS_PER_DAY;
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds,
    purgeOnQuotaError: true,
  });
  return {
    cacheDidUpdate,
    cachedResponseWillBeUsed: async (use) => {
      const { cachedResponse, cacheName, event, request } = use;
      if (!cachedResponse || ageSeconds(cachedResponse) > maxAgeSeconds) return null;
      const note = async (): Promise<void> => {
        await whenDrawn();
        // What went meanwhile leaves no note: a session that ended left no trace of what was looked at.
        if (await caches.match(request, { cacheName, ...matchOptions })) await cachedResponseWillBeUsed?.(use);
      };
      event.waitUntil(note());
      return cachedResponse;
    },
  };
};

/** Answers vary by language, which the reader's header says: a name for each. */
const byLanguage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('kept-in', request.headers.get('accept-language') ?? '');
    return url.href;
  },
};

const pageKey = (request: Request): string | Request => keptPageName(new URL(request.url)) ?? request;
const keptPage = (request: Request): Promise<Response | undefined> =>
  caches.match(pageKey(request), { cacheName: caching.pages, ...matchOptions });

const asPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request),
  // What the server could not draw is the app alone, which says so by asking not to be found.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && !response.headers.has('x-robots-tag') ? response : null,
  fetchDidSucceed: async ({ request, response }) => {
    // A server that stumbles, or is just starting, is no reason to show less than what is here.
    if (response.status >= 500 && (await keptPage(request))) throw new Error('a kept page is better');
    // What is no longer sold is no longer shown.
    if (response.status === 404) await (await caches.open(caching.pages)).delete(pageKey(request), matchOptions);
    return response;
  },
};

interface Renewal {
  kept?: string;
  come?: string;
  tell?: (isOld: boolean) => void;
}

/** Finds out for a window that shows a kept page whether the network has another one. Each of these remembers one request. */
const noticingOldPages: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      const renewal = state as Renewal;
      renewal.kept = cachedResponse.headers.get('etag') ?? '';
      const isOld = new Promise<boolean>((tell) => Object.assign(renewal, { tell }));
      keptDocuments.set(event.resultingClientId, isOld);
    }
    return cachedResponse;
  },
  fetchDidSucceed: async ({ response, state }) => {
    (state as Renewal).come = response.headers.get('etag') ?? `status ${response.status}`;
    return response;
  },
  // Where nothing came, what is kept may well be old.
  handlerDidComplete: async ({ state }) => {
    const { kept, come, tell } = state as Renewal;
    tell?.(kept !== come);
  },
};

/** Whether what is kept of a page may be shown at once: it is of today, and in the language that its reader has chosen by now. */
async function mayBeShownAtOnce(request: Request): Promise<boolean> {
  const page = await keptPage(request);
  // Where a worker can't read cookies it can't tell.
  const cookies = self.cookieStore as CookieStore | undefined;
  if (!page || !cookies) return false;
  const language = (await cookies.get(LANGUAGE_COOKIE))?.value;
  const isReadable = language === undefined || language === page.headers.get('content-language');
  return isReadable && ageSeconds(page) < SHOWN_AT_ONCE_SECONDS;
}

/** In the place of a page that could not come: the app, which knows by a mark that the page isn't here. */
const orElseTheApp: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const shell = await caches.match(SHELL, { cacheName: SHELL_CACHE, ignoreVary: true });
    if (request.mode !== 'navigate' || !shell || isOwnPage(new URL(request.url).pathname)) return shell;
    const text = (await shell.text()).replace('<div id="root">', '<div id="root" data-unseen>');
    const headers = new Headers(shell.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(text, { status: 503, headers });
  },
};

/** In the place of a picture that could not come: the same one in another width, if a page before had it in that. */
const orElseAnotherWidth: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(caching.pictures);
    const like = (await cache.keys()).find(({ url }) => isSamePicture(url, request.url));
    return like && cache.match(like, matchOptions);
  },
};

const forPages = {
  cacheName: caching.pages,
  matchOptions,
  plugins: [asPages, noticingOldPages, atMost(40, 30), orElseTheApp],
};
const pagesAtOnce = new StaleWhileRevalidate(forPages);
const strategies: Record<Shelf, Strategy> = {
  pages: new NetworkFirst({ ...forPages, networkTimeoutSeconds: PATIENCE_SECONDS }),
  answers: new NetworkFirst({
    cacheName: caching.answers,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions,
    plugins: [byLanguage, atMost(60, 7)],
  }),
  pictures: new CacheFirst({
    cacheName: caching.pictures,
    matchOptions,
    plugins: [atMost(150, 60), orElseAnotherWidth],
  }),
  files: new CacheFirst({ cacheName: caching.files, matchOptions, plugins: [atMost(120, 60)] }),
};

const handlers: Record<Shelf, RouteHandler> = {
  ...strategies,
  pages: async (asked) => ((await mayBeShownAtOnce(asked.request)) ? pagesAtOnce : strategies.pages).handle(asked),
};

precacheAndRoute(firstFiles, { cleanURLs: false, directoryIndex: '' });
for (const [shelf, handler] of Object.entries(handlers)) {
  registerRoute(({ request }) => shelfOf(request, self.location.origin) === shelf, handler);
}
// All other pages: nothing of them is kept, and yet somebody offline is to see the shop instead of the browser's dinosaur.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && mayBePage(url.pathname),
  new NetworkOnly({ plugins: [orElseTheApp] }),
);

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`the app was answered with ${answer.status}`);
  await (await caches.open(SHELL_CACHE)).put(SHELL, answer);
}

/** What other releases have left. Pictures and files have hashes in their names and go by age and number. */
async function dropOtherReleases(): Promise<void> {
  const mine = [SHELL_CACHE, ...Object.values(caching)];
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('vayal-') && !mine.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      dropOtherReleases(),
      self.clients.claim(),
      // An earlier release had pages asked for while the worker starts: plugins would not see those answers. Not every browser can.
      (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.disable(),
    ]),
  ),
);

/** Empties a shelf, and the list of what stood there and since when. */
async function forget(shelf: Shelf): Promise<void> {
  await caches.delete(caching[shelf]);
  await new CacheExpiration(caching[shelf], { maxEntries: 1 }).delete();
}

/** Keeps what a page has loaded before there was a worker to see it, and pages that were never asked for as documents. */
async function keepSeen(event: ExtendableMessageEvent, page: string | undefined, files: string[]): Promise<void> {
  const keep = async (shelf: Shelf, request: Request): Promise<void> => {
    const [answer, done] = strategies[shelf].handleAll({ event, request });
    await answer;
    await done;
  };
  const requests = files.map((file) => new Request(file));
  const work = requests.map(async (request) => {
    const shelf = shelfOf(request, self.location.origin);
    if (shelf === 'files' || shelf === 'pictures') await keep(shelf, request);
  });
  if (page !== undefined && keptPageName(new URL(page, self.location.origin)) !== null) {
    work.push(keep('pages', new Request(page, { headers: { accept: 'text/html' } })));
  }
  await Promise.allSettled(work);
}

const isOld = async (source: ExtendableMessageEvent['source']): Promise<boolean> =>
  source instanceof Client && (await keptDocuments.get(source.id)) === true;

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const answer = (is: boolean) => event.ports[0]?.postMessage(is);
  switch (message.type) {
    case 'seen':
      event.waitUntil(keepSeen(event, message.page, message.files));
      break;
    case 'forget':
      event.waitUntil(Promise.all([forget('pages'), forget('answers')]));
      break;
    case 'takeOver':
      event.waitUntil(self.skipWaiting());
      break;
    case 'isYours':
      answer(firstFiles.some(({ url }) => new URL(url, self.location.origin).href === message.script));
      break;
    case 'isOld':
      event.waitUntil(isOld(event.source).then(answer));
      break;
  }
});
