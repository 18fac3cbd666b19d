import type { SnackbarKey } from 'notistack';
import { isCustomerPage } from '../../lib/cacheablePages';
import { queryWorker, postToWorker } from '../../lib/workerMessages';
import type { OfflineOptions } from './OfflineOptions';
import { UpdateActions } from './UpdateActions';

const CHECK_INTERVAL_MS = 3_600_000;
/** Reloads even if the new worker never takes control. */
const RELOAD_TIMEOUT_MS = 3000;

/** The hash in its name identifies this page's release. */
const mainScript = (): string =>
  [...document.scripts].map(({ src }) => src).find((src) => /\/main\.\w+\.js$/.test(src)) ?? '';

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
    toasts.enqueueSnackbar(i18n.t('common:update.ready'), {
      persist: true,
      action: (toast: SnackbarKey) => (
        <UpdateActions onReload={() => activateAndReload(worker)} onLater={() => toasts.closeSnackbar(toast)} />
      ),
    });
  };

  onWaiting(registration, (worker) => {
    void queryWorker(worker, { type: 'isSameRelease', script: mainScript() }).then((isSame) => {
      // This page is of the new release already.
      if (isSame) postToWorker(worker, { type: 'skipWaiting' });
      else offer(worker);
    });
  });

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};
