import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { PaymentState } from '../../contract/orders';
import { isUnpaid, ordersApi } from './api/ordersApi';
import { keyOfLine, orderCancelled, orderPaid, orderPlaced, toCartItem, type CartState } from './slices/cartSlice';

interface StateWithCart {
  cart: CartState;
}

type Dispatch = ThunkDispatch<StateWithCart, unknown, UnknownAction>;

const { getPaymentStatus, createOrder, cancelOrder, trackOrder } = ordersApi.endpoints;

/** As far as the cart is concerned. An expired order may still be paid late. */
const outcomeOf = ({ orderStatus, paymentStatus, cancelCause }: PaymentState): 'open' | 'paid' | 'cancelled' => {
  if (orderStatus === 'CANCELLED')
    return cancelCause === 'UNPAID' && paymentStatus !== 'REFUNDED' ? 'open' : 'cancelled';
  return isUnpaid(orderStatus) ? 'open' : 'paid';
};

/**
 * The cart's lines go when their order is paid, wherever that happens: in another tab, another browser or while the shop
 * was closed.
 */
export const followPlacedOrder = (startListening: TypedStartListening<StateWithCart, Dispatch>): void => {
  const checkNow = ({ cart }: StateWithCart, dispatch: Dispatch): void => {
    if (cart.placed)
      void dispatch(getPaymentStatus.initiate(cart.placed.orderId, { subscribe: false, forceRefetch: true }));
  };

  startListening({
    predicate: (action, { cart }, { cart: before }) =>
      (action.type === REHYDRATE && cart.placed?.orderId !== before.placed?.orderId) ||
      ordersApi.internalActions.onFocus.match(action) ||
      createOrder.matchRejected(action),
    effect: (_action, api) => checkNow(api.getState(), api.dispatch),
  });

  startListening({
    matcher: getPaymentStatus.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      const orderId = meta.arg.originalArgs;
      const outcome = outcomeOf(payload);
      if (outcome === 'open') return;
      dispatch(ordersApi.util.invalidateTags(['Orders']));
      if (outcome === 'paid') dispatch(orderPaid(orderId));
      else dispatch(orderCancelled(orderId));
    },
  });

  // The response to placing it was lost, or it was placed elsewhere from the same cart.
  startListening({
    matcher: trackOrder.matchFulfilled,
    effect: ({ payload }, api) => {
      const { cart } = api.getState();
      if (cart.placed || !isUnpaid(payload.status)) return;
      const items = payload.items.map(toCartItem);
      const quantities = new Map(cart.items.map((item) => [keyOfLine(item), item.quantity]));
      if (items.every((item) => quantities.get(keyOfLine(item)) === item.quantity))
        api.dispatch(orderPlaced({ orderId: payload.orderId, items }));
    },
  });

  startListening({
    matcher: cancelOrder.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(orderCancelled(payload.orderId)),
  });
};
