import { persistReducer, REHYDRATE, type PersistConfig, type WebStorage } from 'redux-persist';
import type { Reducer, Store } from '@reduxjs/toolkit';
import { readStored, STORAGE_NAMES } from './storedValues';
import type { AuthState } from './slices/authSlice';
import type { CartState } from './slices/cartSlice';
import type { SelectedAddressState } from './slices/selectedAddressSlice';

/** The slices that outlive a visit; api caches never do. */
type PersistedSlice = keyof typeof readStored;

const writeJson = (storage: Storage, name: string, value: unknown): void => {
  if (value === null || value === undefined) storage.removeItem(name);
  else storage.setItem(name, JSON.stringify(value));
};

/** How each slice is written: plainly, under the specification's names, without redux-persist's envelope. */
const writers = {
  // Both or neither. A token without a user is what another tab has written so far: nothing of it is taken away.
  auth: (storage: Storage, { token, user }: Partial<AuthState>) => {
    if (!token) {
      storage.removeItem(STORAGE_NAMES.token);
      storage.removeItem(STORAGE_NAMES.user);
      return;
    }
    storage.setItem(STORAGE_NAMES.token, token);
    if (user) writeJson(storage, STORAGE_NAMES.user, user);
  },
  cart: (storage: Storage, { items }: Partial<CartState>) => {
    writeJson(storage, STORAGE_NAMES.cart, items?.length ? items : null);
    if (!items?.length) storage.removeItem(STORAGE_NAMES.cartWords);
  },
  selectedAddress: (storage: Storage, { address }: Partial<SelectedAddressState>) => {
    writeJson(storage, STORAGE_NAMES.address, address);
  },
} satisfies Record<PersistedSlice, unknown>;

/** redux-persist's storage over ours. A full or forbidden storage loses the saving, not the visit. */
const storageAdapter = (slice: PersistedSlice, storage: Storage | null): WebStorage => ({
  getItem: () => Promise.resolve((storage ? readStored[slice](storage) : null) as unknown as string | null),
  setItem: (_key, state) => {
    if (storage) writers[slice](storage, state as never);
    return Promise.resolve();
  },
  removeItem: () => Promise.resolve(),
});

const keptFields: Record<PersistedSlice, string[]> = {
  auth: ['token', 'user'],
  cart: ['items'],
  selectedAddress: ['address'],
};

/** Wraps a slice's reducer so that the browser keeps it, once `persistStore` has been called on the store. */
export const persisted = <S>(slice: PersistedSlice, storage: Storage | null, reducer: Reducer<S>) => {
  const config: PersistConfig<S> & { deserialize: boolean } = {
    key: slice,
    storage: storageAdapter(slice, storage),
    whitelist: keptFields[slice],
    serialize: false,
    deserialize: false,
    // A store that begins with what was kept reads nothing, but redux-persist would wait for it all the same, give up, and write all of it anew.
    timeout: 0,
    writeFailHandler: () => undefined,
  };
  return persistReducer(config, reducer);
};

interface MaybeRehydrated {
  _persist?: { rehydrated: boolean };
}

/** True once the browser's storage has been read: before that, nobody knows whether the visitor is logged in. */
export const selectRehydrated = (state: Record<PersistedSlice, object>): boolean =>
  Object.keys(keptFields).every((slice) => (state[slice as PersistedSlice] as MaybeRehydrated)._persist?.rehydrated);

const slicesOfName: Record<string, PersistedSlice> = {
  [STORAGE_NAMES.token]: 'auth',
  [STORAGE_NAMES.user]: 'auth',
  [STORAGE_NAMES.cart]: 'cart',
  [STORAGE_NAMES.address]: 'selectedAddress',
};

/**
 * Takes over what another tab of this browser stored, logout included.
 * @returns a function that stops listening
 */
export const followOtherTabs = (store: Store, storage: Storage): (() => void) => {
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== storage) return;
    // A null key: the other tab emptied the storage.
    const changed = key === null ? Object.values(slicesOfName) : [slicesOfName[key]];
    new Set(changed).forEach((slice) => {
      if (slice) store.dispatch({ type: REHYDRATE, key: slice, payload: readStored[slice](storage) });
    });
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
};
