import { useStore } from 'react-redux';
import { MAX_CART_LINES } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { useAppDispatch } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { replaceLines, selectCartItems, type CartItem } from '../../store/slices/cartSlice';

type OrderedItems = OrderTracking['items'];

const toCartItem = ({ _id, productPrice, quantity, addons }: OrderedItems[number]): CartItem => ({
  _id,
  productPrice,
  quantity,
  addons: addons.map((addOn) => addOn._id),
});

const isSameLine = (one: CartItem, other: CartItem): boolean =>
  one._id === other._id && [...one.addons].sort().join(' ') === [...other.addons].sort().join(' ');

/** An order's goods in front of what is in the cart already; a line that is in both counts as ordered. */
export const withOrdered = (cart: readonly CartItem[], ordered: OrderedItems): CartItem[] => {
  const again = ordered.map(toCartItem);
  const others = cart.filter((item) => !again.some((line) => isSameLine(line, item)));
  return [...again, ...others].slice(0, MAX_CART_LINES);
};

/** Puts an order's goods into the cart once more; the bill then says what of them is still to be had, and at what price. */
export const useReorder = (): ((items: OrderedItems) => void) => {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return (items) => dispatch(replaceLines(withOrdered(selectCartItems(store.getState()), items)));
};
