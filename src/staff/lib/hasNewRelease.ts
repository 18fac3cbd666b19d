import type { offerStaffReload as OfferStaffReload } from './offerStaffReload';

/** While a person waits. */
const TIMEOUT_MS = 5000;

type Options = Parameters<typeof OfferStaffReload>[0];

/**
 * Whether a reload opens another release, for a part whose chunk is missing. What finds out is in a chunk that each staff area loads
 * at its start: it is there by the time a release removes others.
 */
export const hasNewRelease = async (): Promise<boolean> => {
  try {
    const { storeNewRelease } = await import(/* webpackChunkName: "offline" */ './storeNewRelease');
    return await storeNewRelease(TIMEOUT_MS);
  } catch {
    return false;
  }
};

/** Offers a reload where it opens another release, for a part of a page that stays: it may have what was typed. */
export const offerNewRelease = async (options: Options): Promise<void> => {
  if (!(await hasNewRelease())) return;
  const { offerStaffReload } = await import(/* webpackChunkName: "offline" */ './offerStaffReload');
  offerStaffReload(options);
};
