/** `navigator.onLine` lags behind the network. */
export const RETRY_DELAY_MS = 1000;
const delay = () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/** Tries twice while there is network. @throws at once where there is none */
export const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) await delay();
    if (!navigator.onLine) throw error;
    return load();
  }
};

/** For parts that can come late: waits for the network. @throws after two tries with network */
export const importWhenOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await importWithRetry(load);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await delay();
    return importWhenOnline(load);
  }
};
