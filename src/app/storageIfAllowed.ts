/** The browser's storage, for good or for this tab alone, or null where it is forbidden: then nothing outlives the visit. */
export const storageIfAllowed = (name: 'localStorage' | 'sessionStorage'): Storage | null => {
  try {
    return window[name];
  } catch {
    return null;
  }
};
