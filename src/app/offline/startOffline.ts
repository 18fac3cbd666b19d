import { askWorker } from '../../lib/workerMessages';
import { homepageApi } from '../../store/api/homepageApi';
import type { AppStore } from '../../store/makeStore';
import { fetchPicturesAgain } from './fetchPicturesAgain';
import { followLinksOffline } from './followLinksOffline';
import { keepCart } from './keepCart';
import { keepWhatIsSeen } from './keepWhatIsSeen';
import type { OfflineOptions } from './OfflineOptions';
import { offerUpdates } from './offerUpdates';

/** How long a slow network may take to say whether a kept page is still true. */
const PATIENCE_MS = 60_000;

/** A kept page shows what was true when it was kept. Where the network has another by now, what it shows is asked for again. */
const refreshKeptPage = async ({ dispatch }: AppStore): Promise<void> => {
  const worker = navigator.serviceWorker.controller;
  if (!worker || !navigator.onLine || !(await askWorker(worker, { type: 'isOld' }, PATIENCE_MS))) return;
  dispatch(homepageApi.util.invalidateTags(['Words', 'Products']));
};

/**
 * What every page says of the shop stands in each document, so that the app asks for it in none: asked for once here, it is kept for the
 * pages that the app draws by itself.
 */
const keepStore = (language: string): void => {
  fetch('/api/web/homepage/store', { headers: { 'accept-language': language } }).catch(() => undefined);
};

const untilControlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** What makes the shop readable without a network: a script of its own, fetched when the page has nothing else to do. */
export const startOffline = async (options: OfflineOptions): Promise<void> => {
  followLinksOffline();
  fetchPicturesAgain();
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = (await navigator.serviceWorker.register('/service-worker.js')) as
    ServiceWorkerRegistration | undefined;
  // A browser that is told to block workers gives none.
  if (!registration) return;
  offerUpdates(registration, options);
  void refreshKeptPage(options.store);
  await untilControlled();
  keepWhatIsSeen(options.router, { withThisPage: !wasControlled });
  keepCart(options);
  if (navigator.onLine) keepStore(options.i18n.language);
};
