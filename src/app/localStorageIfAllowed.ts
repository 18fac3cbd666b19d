/** The browser's local storage, or null where it is forbidden: then nothing outlives the visit. */
export const localStorageIfAllowed = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};
