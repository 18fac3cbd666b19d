import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { languageChanged } from './actions';
import { addressApi } from './api/addressApi';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import { homepageApi } from './api/homepageApi';
import { ordersApi } from './api/ordersApi';
import type { StoreServices } from './services';
import type { AuthState } from './slices/authSlice';

const apis = [authApi, homepageApi, customerApi, addressApi, ordersApi] as const;

/** What one area's success means to another: the five api slices share no tags, so it is all said here. */
export const makeListeners = ({ clearOfflineCache }: Pick<StoreServices, 'clearOfflineCache'>) => {
  const listeners = createListenerMiddleware<{ auth: AuthState }>();

  // However a session ends (logout, a dead token, another tab), its data goes.
  listeners.startListening({
    predicate: (_action, { auth }, { auth: before }) => before.token !== null && auth.token !== before.token,
    effect: (_action, { dispatch }) => {
      apis.forEach((api) => dispatch(api.util.resetApiState()));
      clearOfflineCache();
    },
  });

  // An order takes stock, and a cancelled one gives it back. A refused one was refused for what changed there.
  const { createOrder, cancelOrder } = ordersApi.endpoints;
  listeners.startListening({
    matcher: isAnyOf(createOrder.matchFulfilled, createOrder.matchRejected, cancelOrder.matchFulfilled),
    effect: (_action, { dispatch }) => {
      dispatch(homepageApi.util.invalidateTags(['Products']));
    },
  });

  // A changed address may lie elsewhere: the bill says whether we deliver there.
  const { createAddress, editAddress, deleteAddress } = addressApi.endpoints;
  listeners.startListening({
    matcher: isAnyOf(createAddress.matchFulfilled, editAddress.matchFulfilled, deleteAddress.matchFulfilled),
    effect: (_action, { dispatch }) => {
      dispatch(ordersApi.util.invalidateTags(['Bill']));
    },
  });

  // The server words names and messages in the reader's language.
  listeners.startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(homepageApi.util.invalidateTags(['Words', 'Products']));
      dispatch(ordersApi.util.invalidateTags(['Bill', 'Orders']));
    },
  });

  return listeners;
};
