import { offerReload } from '../../components/offerReload';
import { isCustomerPage } from '../../lib/cacheablePages';
import { mainScript } from '../../lib/mainScript';
import { queryWorker, postToWorker } from '../../lib/workerMessages';
import { checkWhenVisible } from './checkWhenVisible';
import type { OfflineOptions } from './OfflineOptions';

/** Reloads even if the new worker never takes control. */
const RELOAD_TIMEOUT_MS = 3000;

const activateAndReload = (worker: ServiceWorker): void => {
  const reload = (): void => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, RELOAD_TIMEOUT_MS);
  postToWorker(worker, { type: 'skipWaiting' });
};

const onWaiting = (registration: ServiceWorkerRegistration, callback: (worker: ServiceWorker) => void): void => {
  if (registration.waiting && registration.active) callback(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) callback(installing);
    });
  });
};

/** Never reloads unasked, and stays silent during checkout and payment. */
export const offerUpdates = (
  registration: ServiceWorkerRegistration,
  { router, i18n, toasts }: Pick<OfflineOptions, 'router' | 'i18n' | 'toasts'>,
): void => {
  let offered: ServiceWorker | null = null;
  const isBusy = (): boolean => isCustomerPage(router.state.location.pathname);

  const offer = (worker: ServiceWorker): void => {
    if (isBusy()) {
      const unsubscribe = router.subscribe(() => {
        if (isBusy()) return;
        unsubscribe();
        offer(worker);
      });
      return;
    }
    if (offered === worker || worker.state === 'redundant') return;
    offered = worker;
    offerReload({ i18n, toasts, onReload: () => activateAndReload(worker) });
  };

  onWaiting(registration, (worker) => {
    void queryWorker(worker, { type: 'isSameRelease', script: mainScript() }).then((isSame) => {
      // This page is of the new release already.
      if (isSame) postToWorker(worker, { type: 'skipWaiting' });
      else offer(worker);
    });
  });

  checkWhenVisible(() => registration.update().catch(() => undefined));
};
