import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { PaymentState } from '../../contract/orders';
import { ordersApi } from './api/ordersApi';
import { orderCancelled, orderPaid, type CartState } from './slices/cartSlice';

interface StateWithCart {
  cart: CartState;
}

type Dispatch = ThunkDispatch<StateWithCart, unknown, UnknownAction>;

const { getPaymentStatus, createOrder, cancelOrder } = ordersApi.endpoints;

/** As far as the cart is concerned. An expired order may still be paid late. */
const outcomeOf = ({ orderStatus, paymentStatus, cancelCause }: PaymentState): 'open' | 'paid' | 'cancelled' => {
  if (orderStatus === 'CANCELLED')
    return cancelCause === 'UNPAID' && paymentStatus !== 'REFUNDED' ? 'open' : 'cancelled';
  return orderStatus === 'PAYMENT_PENDING' || orderStatus === 'WAITING_FOR_PAYMENT' ? 'open' : 'paid';
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
      if (outcome === 'paid') dispatch(orderPaid(orderId));
      else dispatch(orderCancelled(orderId));
    },
  });

  startListening({
    matcher: cancelOrder.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(orderCancelled(payload.orderId)),
  });
};
