/** A network says that it is back a moment before it is. */
const MOMENT_MS = 1000;

/**
 * Loads code of a part that a page can wait for: what fails without a network is tried again as soon as there is one.
 * @param load an import()
 * @throws what the import() throws while there is a network
 */
export const loadPatiently = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    return loadPatiently(load);
  }
};
