/**
 * Gives the history entry that a document begins with a name of its own. React Router calls each of them 'default', and then a page that was
 * loaded as a document would begin at the place where the one before it in this tab was left.
 */
export const nameFirstEntry = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
};
