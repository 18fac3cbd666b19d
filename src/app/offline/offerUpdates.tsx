import type { SnackbarKey } from 'notistack';
import { askWorker, tellWorker } from '../../lib/workerMessages';
import { isOwnPage } from '../../lib/keptPages';
import type { OfflineOptions } from './OfflineOptions';
import { UpdateActions } from './UpdateActions';

const LOOK_AGAIN_MS = 3_600_000;
/** A worker that has not taken over by then won't: the page is loaded anew all the same. */
const PATIENCE_MS = 3000;

/** The script that this page began with: it tells its release. */
const ownScript = (): string =>
  [...document.scripts].map(({ src }) => src).find((src) => /\/main\.\w+\.js$/.test(src)) ?? '';

const reloadWith = (worker: ServiceWorker): void => {
  const reload = (): void => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE_MS);
  tellWorker(worker, { type: 'takeOver' });
};

/** Calls back with each worker that waits for the one at work to go. */
const onWaiting = (registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void): void => {
  if (registration.waiting && registration.active) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) found(installing);
    });
  });
};

/**
 * Says in a toast that there is a new release, and loads it when somebody asks for it: never by itself, and nothing is said while they order
 * or pay. A page of the new release has nothing to load: its worker takes over at once.
 */
export const offerUpdates = (
  registration: ServiceWorkerRegistration,
  { router, i18n, toasts }: Pick<OfflineOptions, 'router' | 'i18n' | 'toasts'>,
): void => {
  let offered: ServiceWorker | null = null;
  const isOrdering = (): boolean => isOwnPage(router.state.location.pathname);

  const offer = (worker: ServiceWorker): void => {
    if (isOrdering()) {
      const unsubscribe = router.subscribe(() => {
        if (isOrdering()) return;
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
        <UpdateActions onReload={() => reloadWith(worker)} onLater={() => toasts.closeSnackbar(toast)} />
      ),
    });
  };

  onWaiting(registration, (worker) => {
    void askWorker(worker, { type: 'isYours', script: ownScript() }).then((isYours) => {
      if (isYours) tellWorker(worker, { type: 'takeOver' });
      else offer(worker);
    });
  });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    // Without a network there is nothing new to hear of.
    registration.update().catch(() => undefined);
  });
};
