import { useStore } from 'react-redux';
import { MAX_CART_LINES } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { useAppDispatch } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import {
  keyOfLine,
  orderPlaced,
  replaceLines,
  selectCartItems,
  selectReplacedOrderId,
  toCartItem,
  type CartItem,
} from '../../store/slices/cartSlice';

type OrderedItems = OrderTracking['items'];

/** Ordered items come before those in the cart; a line in both has the ordered quantity. */
export const withOrdered = (cart: readonly CartItem[], ordered: OrderedItems): CartItem[] => {
  const again = ordered.map(toCartItem);
  const orderedKeys = new Set(again.map(keyOfLine));
  const others = cart.filter((item) => !orderedKeys.has(keyOfLine(item)));
  return [...again, ...others].slice(0, MAX_CART_LINES);
};

/** Puts an order's items into the cart; the bill then reports what is still available. */
export const useReorder = (): ((items: OrderedItems) => void) => {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return (items) => dispatch(replaceLines(withOrdered(selectCartItems(store.getState()), items)));
};

/** Makes the cart that of an unpaid order: what is placed from it next takes the order's place. */
export const useEditOrder = (): ((order: Pick<OrderTracking, 'orderId' | 'items'>) => void) => {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return ({ orderId, items }) => {
    const state = store.getState();
    // Placed from this cart, which may have been edited since.
    if (selectReplacedOrderId(state) === orderId) return;
    dispatch(replaceLines(withOrdered(selectCartItems(state), items)));
    dispatch(orderPlaced({ orderId, items: items.map(toCartItem) }));
  };
};
