/** A browser says a moment late that its network has gone, and a moment early that it is back. */
const MOMENT_MS = 1000;
const isOnline = (): boolean => navigator.onLine;
const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS));

/**
 * Loads code of a part that a page can wait for: what fails is tried again after a moment, and without a network as soon as there is one.
 * @param load an import()
 * @throws what the import() throws, while there is a network, twice
 */
export const loadPatiently = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await moment();
    if (isOnline()) {
      try {
        return await load();
      } catch (error) {
        if (isOnline()) throw error;
      }
    }
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await moment();
    return loadPatiently(load);
  }
};
