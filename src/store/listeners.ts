import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { languageChanged } from './actions';
import { addressApi } from './api/addressApi';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import { homepageApi } from './api/homepageApi';
import { ordersApi } from './api/ordersApi';
import { rememberBuyAgain } from './buyAgainMark';
import { clearDrafts } from './drafts';
import { followPlacedOrder } from './followPlacedOrder';
import type { StoreServices } from './services';
import type { AuthState } from './slices/authSlice';
import { orderPaid, type CartState } from './slices/cartSlice';

const apis = [authApi, homepageApi, customerApi, addressApi, ordersApi] as const;

interface State {
  auth: AuthState;
  cart: CartState;
}

/** Effects of one api slice on others, which share no tags. */
export const makeListeners = ({
  clearOfflineCache,
  endPush,
  language,
  tabStorage,
}: Pick<StoreServices, 'clearOfflineCache' | 'endPush' | 'language' | 'tabStorage'>) => {
  const listeners = createListenerMiddleware<State>();

  // However a session ends (logout, a dead token, another tab), its data goes.
  listeners.startListening({
    predicate: (_action, { auth }, { auth: before }) => before.token !== null && auth.token !== before.token,
    effect: (_action, { dispatch }) => {
      apis.forEach((api) => dispatch(api.util.resetApiState()));
      clearOfflineCache();
      void endPush();
      clearDrafts(tabStorage);
      rememberBuyAgain(false);
    },
  });

  // Orders take stock and cancellations return it; a rejected order means that stock or price has changed. A yes to WhatsApp comes with
  // the order.
  const { createOrder, cancelOrder } = ordersApi.endpoints;
  listeners.startListening({
    matcher: isAnyOf(createOrder.matchFulfilled, createOrder.matchRejected, cancelOrder.matchFulfilled),
    effect: (_action, { dispatch }) => {
      dispatch(homepageApi.util.invalidateTags(['Products']));
      dispatch(customerApi.util.invalidateTags(['Messages']));
    },
  });

  listeners.startListening({
    matcher: ordersApi.endpoints.getBoughtProducts.matchFulfilled,
    effect: ({ payload }, api) => rememberBuyAgain(payload.length > 0 && api.getState().auth.token !== null),
  });
  listeners.startListening({
    actionCreator: orderPaid,
    effect: (_action, api) => {
      if (api.getState().auth.token !== null) rememberBuyAgain(true);
    },
  });

  followPlacedOrder(listeners.startListening);

  // A changed address may be elsewhere, and the bill reports whether we deliver there.
  const { createAddress, editAddress, deleteAddress } = addressApi.endpoints;
  listeners.startListening({
    matcher: isAnyOf(createAddress.matchFulfilled, editAddress.matchFulfilled, deleteAddress.matchFulfilled),
    effect: (_action, { dispatch }) => {
      dispatch(ordersApi.util.invalidateTags(['Bill']));
    },
  });

  // The server translates names and messages.
  listeners.startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(homepageApi.util.invalidateTags(['Translations', 'Products']));
      dispatch(ordersApi.util.invalidateTags(['Bill', 'Orders']));
      dispatch(customerApi.util.invalidateTags(['Messages']));
    },
  });

  // The shop writes in the language that the customer chose last, in whichever tab: other tabs store nothing.
  listeners.startListening({
    actionCreator: languageChanged,
    effect: async (_action, api) => {
      if (api.getState().auth.token === null) return;
      await api.dispatch(customerApi.endpoints.changeLanguage.initiate({ language: language() }, { track: false }));
    },
  });

  return listeners;
};
