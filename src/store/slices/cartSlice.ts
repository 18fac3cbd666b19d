import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import { loggedOut } from '../actions';

export interface CartItem {
  /** The id of a pack. */
  _id: string;
  /** When added, in paise; the bill has the current price. */
  productPrice: number;
  quantity: number;
  /** Ids of add-ons, per unit. */
  addons: string[];
}

/** An order that was placed from the cart. Its lines stay in the cart until it is paid. */
export interface PlacedOrder {
  orderId: string;
  items: CartItem[];
}

export interface CartState {
  items: CartItem[];
  /** The last one, until it is paid or cancelled. */
  placed: PlacedOrder | null;
}

type Line = Pick<CartItem, '_id'> & Partial<Pick<CartItem, 'addons'>>;

const initialState: CartState = { items: [], placed: null };

/** Identity of a line: pack and add-ons, in any order. */
export const keyOfLine = ({ _id, addons = [] }: Line): string => [_id, ...[...addons].sort()].join(' ');

/** A line of an order as a line of the cart. */
export const toCartItem = ({
  _id,
  productPrice,
  quantity,
  addons,
}: Omit<CartItem, 'addons'> & { addons: readonly { _id: string }[] }): CartItem => ({
  _id,
  productPrice,
  quantity,
  addons: addons.map((addOn) => addOn._id),
});

/** Counts packs. */
export const quantityOf = (lines: readonly Pick<CartItem, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What of `items` remains after taking `paid` from the lines that have the same key. */
const takeAway = (items: readonly CartItem[], paid: Map<string, number>, keyOf: (item: CartItem) => string) =>
  items.map((item) => {
    const key = keyOf(item);
    const taken = Math.min(item.quantity, paid.get(key) ?? 0);
    paid.set(key, (paid.get(key) ?? 0) - taken);
    return { ...item, quantity: item.quantity - taken };
  });

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds one, creating the line (specification §4). */
    addOne: ({ items }, { payload }: PayloadAction<Line & Pick<CartItem, 'productPrice'>>) => {
      const line = items.find((item) => keyOfLine(item) === keyOfLine(payload));
      if (!line) items.push({ addons: [], ...payload, quantity: 1 });
      else {
        line.quantity = Math.min(line.quantity + 1, MAX_QUANTITY_PER_LINE);
        line.productPrice = payload.productPrice;
      }
    },
    /** Removes one, and the line with the last (specification §4). */
    removeOne: (state, { payload }: PayloadAction<Line>) => {
      const line = state.items.find((item) => keyOfLine(item) === keyOfLine(payload));
      if (!line) return;
      line.quantity -= 1;
      if (line.quantity < 1) state.items = state.items.filter((item) => item !== line);
    },
    /** Replaces all lines with what is still available. */
    replaceLines: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.items = payload;
    },
    clear: (state) => {
      state.items = [];
    },
    /** Undoes a clear; what was added since stays. */
    restoreLines: (state, { payload }: PayloadAction<CartItem[]>) => {
      const restored = new Set(payload.map(keyOfLine));
      state.items = [...payload, ...state.items.filter((item) => !restored.has(keyOfLine(item)))];
    },
    orderPlaced: (state, { payload }: PayloadAction<PlacedOrder>) => {
      state.placed = payload;
    },
    /** Removes what was paid, or is paid at the door, also where its add-ons were changed; what was added since stays. */
    orderPaid: (state, { payload: orderId }: PayloadAction<string>) => {
      if (state.placed?.orderId !== orderId) return;
      const paid = new Map(state.placed.items.map((item) => [keyOfLine(item), item.quantity]));
      const others = takeAway(state.items, paid, keyOfLine);
      const paidPacks = new Map<string, number>();
      for (const [key, quantity] of paid) {
        const [packId = ''] = key.split(' ');
        paidPacks.set(packId, (paidPacks.get(packId) ?? 0) + quantity);
      }
      state.items = takeAway(others, paidPacks, ({ _id }) => _id).filter(({ quantity }) => quantity > 0);
      state.placed = null;
    },
    orderCancelled: (state, { payload: orderId }: PayloadAction<string>) => {
      if (state.placed?.orderId === orderId) state.placed = null;
    },
  },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(loggedOut), () => initialState),
  selectors: {
    selectCartItems: ({ items }) => items,
    /** The unpaid order that the cart takes the place of: they still have a pack in common. */
    selectReplacedOrderId: ({ items, placed }) =>
      placed?.items.some(({ _id }) => items.some((item) => item._id === _id)) ? placed.orderId : undefined,
    selectCartCount: ({ items }) => quantityOf(items),
    /** Price times quantity, in paise (specification §4). */
    selectCartTotal: ({ items }) => items.reduce((total, item) => total + item.productPrice * item.quantity, 0),
  },
});

export const { addOne, removeOne, replaceLines, restoreLines, clear, orderPlaced, orderPaid, orderCancelled } =
  cartSlice.actions;
export const { selectCartItems, selectReplacedOrderId, selectCartCount, selectCartTotal } = cartSlice.selectors;
