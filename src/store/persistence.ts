import { persistReducer, REHYDRATE, type PersistConfig, type WebStorage } from 'redux-persist';
import type { Reducer, Store } from '@reduxjs/toolkit';
import { readStored, STORAGE_NAMES } from './storedValues';
import type { AuthState } from './slices/authSlice';
import type { CartState } from './slices/cartSlice';
import type { SelectedAddressState } from './slices/selectedAddressSlice';

type PersistedSlice = keyof typeof readStored;
type StoredState = Record<string, unknown>;

const persistedFields: Record<PersistedSlice, string[]> = {
  auth: ['token', 'user'],
  cart: ['items', 'placed'],
  selectedAddress: ['address'],
};

const writeJson = (storage: Storage, name: string, value: unknown): void => {
  if (value === null || value === undefined) storage.removeItem(name);
  else storage.setItem(name, JSON.stringify(value));
};

/** Plain values under the specification's names. */
const writers = {
  auth: (storage: Storage, { token, user }: Partial<AuthState>) => {
    if (token) storage.setItem(STORAGE_NAMES.token, token);
    else storage.removeItem(STORAGE_NAMES.token);
    writeJson(storage, STORAGE_NAMES.user, token ? user : null);
  },
  cart: (storage: Storage, { items, placed }: Partial<CartState>) => {
    // First, because other tabs read both when the items change.
    writeJson(storage, STORAGE_NAMES.placedOrder, placed);
    writeJson(storage, STORAGE_NAMES.cart, items?.length ? items : null);
    if (!items?.length) storage.removeItem(STORAGE_NAMES.cartWords);
  },
  selectedAddress: (storage: Storage, { address }: Partial<SelectedAddressState>) => {
    writeJson(storage, STORAGE_NAMES.address, address);
  },
} satisfies Record<PersistedSlice, unknown>;

interface RehydrateAction {
  type: typeof REHYDRATE;
  key: string;
  payload?: StoredState;
}

const isRehydrate = (action: { type: string }): action is RehydrateAction => action.type === REHYDRATE;

const isContent = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Persists a slice once `persistStore` has been called. */
export const persisted = <S>(
  slice: PersistedSlice,
  storage: Storage | null,
  reducer: Reducer<S>,
  onNotStored: (failure: 'storageBlocked' | 'storageFull') => void,
) => {
  // redux-persist writes back what it has read, which would undo what another tab has stored since.
  let lastKnown: StoredState = {};
  const write = (state: StoredState): void => {
    if (persistedFields[slice].every((field) => state[field] === lastKnown[field])) return;
    if (!storage) {
      if (persistedFields[slice].some((field) => isContent(state[field]))) onNotStored('storageBlocked');
      return;
    }
    try {
      writers[slice](storage, state);
      lastKnown = { ...state };
    } catch {
      // Full: the visit goes on.
      onNotStored('storageFull');
    }
  };
  const adapter: WebStorage = {
    getItem: () => Promise.resolve((storage ? readStored[slice](storage) : null) as unknown as string | null),
    setItem: (_key, state) =>
      new Promise((resolve) => {
        write(state as unknown as StoredState);
        resolve();
      }),
    removeItem: () => Promise.resolve(),
  };
  const config: PersistConfig<S> & { deserialize: boolean } = {
    key: slice,
    version: 1,
    storage: adapter,
    whitelist: persistedFields[slice],
    serialize: false,
    deserialize: false,
    // After a timeout redux-persist would rewrite a preloaded state.
    timeout: 0,
  };
  const persistedReducer = persistReducer(config, reducer);
  return ((state, action) => {
    if (isRehydrate(action) && action.key === slice) lastKnown = action.payload ?? {};
    return persistedReducer(state, action);
  }) as typeof persistedReducer;
};

interface MaybeRehydrated {
  _persist?: { rehydrated: boolean };
}

/** Before, it is unknown whether the customer is logged in. */
export const selectRehydrated = (state: Record<PersistedSlice, object>): boolean =>
  Object.keys(persistedFields).every(
    (slice) => (state[slice as PersistedSlice] as MaybeRehydrated)._persist?.rehydrated,
  );

const slicesOfName: Record<string, PersistedSlice> = {
  [STORAGE_NAMES.token]: 'auth',
  [STORAGE_NAMES.user]: 'auth',
  [STORAGE_NAMES.cart]: 'cart',
  [STORAGE_NAMES.placedOrder]: 'cart',
  [STORAGE_NAMES.address]: 'selectedAddress',
};

/** Rehydrates from what another tab stores. Returns a function that stops listening. */
export const followOtherTabs = (store: Store, storage: Storage): (() => void) => {
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== storage) return;
    // The key is null when the other tab cleared the storage.
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
