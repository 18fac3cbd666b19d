import { combineSlices, configureStore } from '@reduxjs/toolkit';
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

/** How long the development checks may take before they complain: a busy machine is not a finding. */
const SLOW_CHECK_MS = 1000;

const makeReducer = (storage: Storage | null) =>
  combineSlices(
    {
      auth: persisted('auth', storage, authSlice.reducer),
      cart: persisted('cart', storage, cartSlice.reducer),
      selectedAddress: persisted('selectedAddress', storage, selectedAddressSlice.reducer),
    },
    authApi,
    homepageApi,
    customerApi,
    addressApi,
    ordersApi,
  );

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  services: StoreServices;
}

/**
 * Makes one store, for a browser, a test, a story or one rendering on a server. It reads the browser's storage only
 * when `persistStore(store)` is called, while a drawn page comes to life from the state before (`serverState`): so there is no PersistGate.
 */
export const makeStore = ({ preloadedState, services }: StoreOptions) => {
  const store = configureStore({
    reducer: makeReducer(services.storage),
    preloadedState: preloadedState as RootState,
    devTools: devToolsOptions,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // redux-persist's own actions carry functions.
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: SLOW_CHECK_MS,
        },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      })
        .prepend(makeListeners(services).middleware)
        .concat([
          authApi.middleware,
          homepageApi.middleware,
          customerApi.middleware,
          addressApi.middleware,
          ordersApi.middleware,
        ]),
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
