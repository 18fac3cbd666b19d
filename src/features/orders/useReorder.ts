import { useStore } from 'react-redux';
import { MAX_CART_LINES } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { useAppDispatch } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import {
  orderPlaced,
  replaceLines,
  selectCartItems,
  selectPlacedOrder,
  type CartItem,
} from '../../store/slices/cartSlice';

type OrderedItems = OrderTracking['items'];

const toCartItem = ({ _id, productPrice, quantity, addons }: OrderedItems[number]): CartItem => ({
  _id,
  productPrice,
  quantity,
  addons: addons.map((addOn) => addOn._id),
});

const isSameLine = (one: CartItem, other: CartItem): boolean =>
  one._id === other._id && [...one.addons].sort().join(' ') === [...other.addons].sort().join(' ');

/** Ordered items come before those in the cart; a line in both has the ordered quantity. */
export const withOrdered = (cart: readonly CartItem[], ordered: OrderedItems): CartItem[] => {
  const again = ordered.map(toCartItem);
  const others = cart.filter((item) => !again.some((line) => isSameLine(line, item)));
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
    if (selectPlacedOrder(state)?.orderId === orderId) return;
    dispatch(replaceLines(withOrdered(selectCartItems(state), items)));
    dispatch(orderPlaced({ orderId, items: items.map(toCartItem) }));
  };
};
