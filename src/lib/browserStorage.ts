type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null on a server and where storage is blocked: the getter itself throws. */
export const getStorage = (name: StorageName): Storage | null => {
  try {
    return window[name];
  } catch {
    return null;
  }
};

export const readItem = (name: StorageName, key: string): string | null => getStorage(name)?.getItem(key) ?? null;

/** Writes nothing where storage is blocked or full. */
export const setItem = (storage: Storage | null, key: string, value: string | null): void => {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Full storage.
  }
};

export const writeItem = (name: StorageName, key: string, value: string | null): void =>
  setItem(getStorage(name), key, value);

export const readJson = (name: StorageName, key: string): unknown => {
  try {
    return JSON.parse(readItem(name, key) ?? '');
  } catch {
    return undefined;
  }
};
