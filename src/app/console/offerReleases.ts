import type { OfflineOptions } from '../offline/OfflineOptions';
import { postToWorker } from '../../lib/workerMessages';
import { checkWhenVisible, mainScript, offerReload } from '../offline/offerReload';

/** Of a console that never leaves the view; what it calls lets an hour pass. */
const TIMER_MS = 600_000;

/**
 * The console opens with the stored document, and stays open for days on a counter. Its worker is the same for all releases,
 * so the document tells them apart.
 */
export const offerReleases = (options: Pick<OfflineOptions, 'i18n' | 'toasts'>): void => {
  const script = new URL(mainScript(), window.location.href).pathname;
  let isOffered = false;
  const check = async (): Promise<void> => {
    const response = await fetch('/staff', { headers: { accept: 'text/html' } });
    if (isOffered || !response.ok || (await response.text()).includes(script)) return;
    isOffered = true;
    // The reload opens the stored one.
    const worker = await navigator.serviceWorker.getRegistration('/staff');
    postToWorker(worker?.active, { type: 'cacheVisited', files: ['/staff'] });
    offerReload(options, () => window.location.reload());
  };
  const checkIfOnline = (): void => void check().catch(() => undefined);
  checkIfOnline();
  setInterval(checkWhenVisible(checkIfOnline), TIMER_MS);
};
