import { offerStaffReload } from '../../staff/lib/offerStaffReload';
import { storeNewRelease } from '../../staff/lib/storeNewRelease';
import { checkWhenVisible } from '../offline/checkWhenVisible';
import type { OfflineOptions } from '../offline/OfflineOptions';

/** A staff area that never leaves the view checks this often; what it calls lets an hour pass. */
const TIMER_MS = 600_000;
/** All files of a release must arrive within it on a slow connection. */
const STORE_TIMEOUT_MS = 120_000;

/**
 * The staff area opens with the stored document, and stays open for days on a counter. Its worker is the same for all
 * releases, so the document tells them apart.
 */
export const offerReleases = (options: Pick<OfflineOptions, 'i18n' | 'toasts'>): void => {
  let isOffered = false;
  const check = async (): Promise<void> => {
    if (isOffered || !(await storeNewRelease(STORE_TIMEOUT_MS))) return;
    isOffered = true;
    offerStaffReload(options);
  };
  void check();
  setInterval(
    checkWhenVisible(() => void check()),
    TIMER_MS,
  );
};
