/** While a person waits. */
const TIMEOUT_MS = 5000;

/**
 * Whether a reload opens another release, for a part whose chunk is missing. What finds out is in a chunk that each console loads
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
