/** `navigator.onLine` lags behind the network. */
const RETRY_DELAY_MS = 1000;
const delay = () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

export const importWithRetry = async <T>(load: () => Promise<T>, isRetry = false): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (isRetry && navigator.onLine) throw error;
    if (!isRetry) await delay();
    if (navigator.onLine) return importWithRetry(load, true);
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await delay();
    return importWithRetry(load);
  }
};
