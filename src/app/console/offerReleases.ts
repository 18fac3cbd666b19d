import type { OfflineOptions } from '../offline/OfflineOptions';
import { checkWhenVisible, mainScript, offerReload } from '../offline/offerReload';

/** Of a console that never leaves the view; what it calls lets an hour pass. */
const TIMER_MS = 600_000;

/** The console stays open for days on a counter. Its worker is the same for all releases, so the document tells them apart. */
export const offerReleases = (options: Pick<OfflineOptions, 'i18n' | 'toasts'>): void => {
  const script = new URL(mainScript(), window.location.href).pathname;
  let isOffered = false;
  const check = async (): Promise<void> => {
    const response = await fetch('/staff', { headers: { accept: 'text/html' } });
    if (isOffered || !response.ok || (await response.text()).includes(script)) return;
    isOffered = true;
    offerReload(options, () => window.location.reload());
  };
  setInterval(
    checkWhenVisible(() => void check().catch(() => undefined)),
    TIMER_MS,
  );
};
