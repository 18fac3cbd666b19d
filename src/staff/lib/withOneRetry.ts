/** `navigator.onLine` lags behind the network. */
export const RETRY_DELAY_MS = 1000;

/** What `load` gives, at once or after another try. @throws at once where there is no network */
export const withOneRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
};
