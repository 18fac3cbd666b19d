/** React Router names each document's first entry 'default', and would restore another document's scroll position. */
export const seedHistoryKey = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
};
