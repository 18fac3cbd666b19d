import { combineSlices, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { addressApi } from './api/addressApi';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import { homepageApi } from './api/homepageApi';
import { ordersApi } from './api/ordersApi';
import { devToolsOptions } from './devTools';
import { makeListeners } from './listeners';
import { persisted } from './persistence';
import type { StoreServices } from './services';
import { authSlice } from './slices/authSlice';
import { cartSlice } from './slices/cartSlice';
import { selectedAddressSlice } from './slices/selectedAddressSlice';

const makeReducer = ({ storage, notify, failureMessage }: StoreServices) => {
  let isNotified = false;
  const onNotStored = (failure: 'storageBlocked' | 'storageFull'): void => {
    if (!isNotified) notify([failureMessage(failure)], 'info');
    isNotified = true;
  };
  return combineSlices(
    {
      auth: persisted('auth', storage, authSlice.reducer, onNotStored),
      cart: persisted('cart', storage, cartSlice.reducer, onNotStored),
      selectedAddress: persisted('selectedAddress', storage, selectedAddressSlice.reducer, onNotStored),
    },
    authApi,
    homepageApi,
    customerApi,
    addressApi,
    ordersApi,
  );
};

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

/** A slice or an api. */
interface Slice {
  reducerPath: string;
  reducer: Reducer;
  middleware?: Middleware;
}

export interface StoreOptions {
  preloadedState?: Partial<RootState>;
  services: StoreServices;
  /** Slices beside the shop's own, such as the staff area's. */
  slices?: readonly Slice[] | undefined;
}

/**
 * Creates a store for a browser, test, story or server render. Storage is read only by `persistStore(store)`, after
 * hydration; hence no PersistGate.
 */
export const makeStore = ({ preloadedState, services, slices = [] }: StoreOptions) => {
  const reducer = makeReducer(services);
  for (const slice of slices) reducer.inject(slice as never);
  const store = configureStore({
    reducer,
    preloadedState: preloadedState as RootState,
    devTools: devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // redux-persist's actions carry functions.
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // On a busy machine, any time is too short.
          warnAfter: Infinity,
        },
        // Immer freezes the state: what changes it throws.
        immutableCheck: false,
      })
        .prepend(makeListeners(services).middleware)
        .concat([
          authApi.middleware,
          homepageApi.middleware,
          customerApi.middleware,
          addressApi.middleware,
          ordersApi.middleware,
          ...slices.flatMap(({ middleware = [] }) => middleware),
        ]),
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
