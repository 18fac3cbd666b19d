/**
 * Values kept for this tab alone. A browser that forbids or has filled its storage, and a server that has none, lose the
 * keeping and nothing else.
 */
export const readSession = (name: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** @param value null forgets it */
export const writeSession = (name: string, value: object | null): void => {
  try {
    if (value === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // See above.
  }
};
