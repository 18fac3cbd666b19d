import { queryWorker } from '../../lib/workerMessages';
import { homepageApi } from '../../store/api/homepageApi';
import type { AppStore } from '../../store/makeStore';
import { cacheCart } from './cacheCart';
import { cacheVisited } from './cacheVisited';
import { callHeaders } from './callHeaders';
import { followLinksOffline } from './followLinksOffline';
import type { OfflineOptions } from './OfflineOptions';
import { offerUpdates } from './offerUpdates';
import { retryPictures } from './retryPictures';

const STALE_TIMEOUT_MS = 60_000;

/** Refetches what a page from the cache shows, where the network has another version of it. */
const refreshStalePage = async ({ dispatch }: AppStore): Promise<void> => {
  const worker = navigator.serviceWorker.controller;
  if (!worker || !navigator.onLine || !(await queryWorker(worker, { type: 'isStale' }, STALE_TIMEOUT_MS))) return;
  dispatch(homepageApi.util.invalidateTags(['Translations', 'Products']));
};

/** Documents preload the store's details, so only this request caches them. */
const cacheStoreDetails = (store: AppStore, language: string): void => {
  fetch('/api/web/homepage/store', { headers: callHeaders(store, language) }).catch(() => undefined);
};

const untilControlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

export const startOffline = async (options: OfflineOptions): Promise<void> => {
  followLinksOffline();
  retryPictures();
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = (await navigator.serviceWorker.register('/service-worker.js')) as
    ServiceWorkerRegistration | undefined;
  // Undefined in browsers that are set to block workers.
  if (!registration) return;
  offerUpdates(registration, options);
  void refreshStalePage(options.store);
  await untilControlled();
  cacheVisited(options.router, { includesCurrent: !wasControlled });
  cacheCart(options);
  if (navigator.onLine) cacheStoreDetails(options.store, options.i18n.language);
};
