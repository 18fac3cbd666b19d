import { combineSlices, configureStore, type Dispatch, type Middleware, type Reducer } from '@reduxjs/toolkit';
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

/** Raised, so that a busy machine causes no false warnings. */
const SLOW_CHECK_MS = 1000;

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
interface InjectedSlice {
  reducerPath: string;
  reducer: Reducer;
  middleware?: Middleware;
}

/** Runs middleware that is added later; RTK's own takes half a kilobyte of every page. */
const makeInjectedMiddleware = () => {
  const added = new Set<Middleware>();
  let add: (later: Middleware) => void = () => undefined;
  const middleware: Middleware = (store) => (next) => {
    let run: Dispatch = next as Dispatch;
    add = (later) => {
      if (added.has(later)) return;
      added.add(later);
      run = later(store)(run as (action: unknown) => unknown) as Dispatch;
    };
    return (action) => run(action as Parameters<Dispatch>[0]);
  };
  return { middleware, add: (later: Middleware) => add(later) };
};

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  services: StoreServices;
}

/**
 * Creates a store for a browser, test, story or server render. Storage is read only by `persistStore(store)`, after
 * hydration; hence no PersistGate.
 */
export const makeStore = ({ preloadedState, services }: StoreOptions) => {
  const reducer = makeReducer(services);
  const injected = makeInjectedMiddleware();
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
          injected.middleware,
        ]),
  });
  setupListeners(store.dispatch);
  return Object.assign(store, {
    /** Adds the slices of an area that is loaded later. Idempotent. */
    inject: (...slices: InjectedSlice[]): void =>
      slices.forEach((slice) => {
        reducer.inject(slice as never);
        if (slice.middleware) injected.add(slice.middleware);
      }),
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
