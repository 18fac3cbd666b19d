import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { BillLine, CartBill } from '../../../contract/orders';
import { keyOfLine, type CartItem } from '../../store/slices/cartSlice';
import type { CartDetails, LineDetails } from '../../store/storedValues';

/** A line of the cart, with its line of the server's bill, as far as known. */
export interface CartLine {
  key: string;
  item: CartItem;
  billed: BillLine | null;
  /** Details from an earlier bill, if stored. */
  details: LineDetails | null;
}

/** A line that the server can't read, as it bills one that it no longer knows. */
const unreadableLine = ({ _id, quantity }: CartItem): BillLine => ({
  _id,
  slug: '',
  name: '',
  secondName: '',
  picture: null,
  netGrams: 0,
  measure: 'WEIGHT',
  quantity,
  productPrice: 0,
  mrpPaise: 0,
  addons: [],
  linePaise: 0,
  available: 0,
  problem: 'GONE',
  problemText: null,
});

/** Positions of the lines that a rejected request names, e.g. by a field `items.0._id`. */
export const unreadableLines = (fields: Readonly<Record<string, string>> = {}): number[] =>
  Object.keys(fields).flatMap((field) => {
    const at = /^items\.(\d+)/.exec(field)?.[1];
    return at === undefined ? [] : [Number(at)];
  });

/** What the last bill says of a pack that was added from its suggestions. */
const suggestedDetails = (bill: Pick<CartBill, 'suggestions'> | undefined, { _id, addons }: CartItem) => {
  const found = addons.length === 0 && bill?.suggestions.find(({ pack }) => pack._id === _id);
  if (!found) return null;
  const { pack, ...names } = found;
  const { picture, netGrams, measure } = pack;
  return { ...names, picture, netGrams, measure, addons: [] };
};

interface Known {
  details?: CartDetails;
  /** Positions of lines that the server can't read. */
  unreadable?: readonly number[];
}

/**
 * Matches each line of the cart with its line of the bill. A bill has the cart's order; an outdated one is matched by
 * pack and add-ons, so that names and prices stay while a new one loads.
 */
export const joinBill = (
  items: readonly CartItem[],
  bill: Pick<CartBill, 'lines' | 'suggestions'> | undefined,
  { details = {}, unreadable = [] }: Known = {},
): CartLine[] => {
  const billed = bill?.lines ?? [];
  const inStep = billed.length === items.length && items.every((item, at) => item._id === billed[at]?._id);
  return items.map((item, at) => {
    const key = keyOfLine(item);
    const match = inStep
      ? billed[at]
      : (billed.find((line) => keyOfLine({ _id: line._id, addons: line.addons.map(({ _id }) => _id) }) === key) ??
        billed.find((line) => line._id === item._id));
    const line = unreadable.includes(at) ? unreadableLine(item) : (match ?? null);
    return { key, item, billed: line, details: details[key] ?? suggestedDetails(bill, item) };
  });
};

/** Changes the quantity of a line; 0 removes it. */
export const withQuantity = (items: readonly CartItem[], key: string, quantity: number): CartItem[] =>
  items
    .map((item) => (keyOfLine(item) === key ? { ...item, quantity: Math.min(quantity, MAX_QUANTITY_PER_LINE) } : item))
    .filter((item) => item.quantity > 0);

/** Changes the add-ons of a line, merging it with an equal line. */
export const withAddons = (items: readonly CartItem[], key: string, addons: string[]): CartItem[] => {
  const changed = items.map((item) => (keyOfLine(item) === key ? { ...item, addons } : item));
  const byKey = new Map<string, CartItem>();
  for (const item of changed) {
    const same = byKey.get(keyOfLine(item));
    const quantity = Math.min(item.quantity + (same?.quantity ?? 0), MAX_QUANTITY_PER_LINE);
    byKey.set(keyOfLine(item), { ...(same ?? item), quantity });
  }
  return [...byKey.values()];
};

/** Removes unavailable lines and reduces short ones to what is left. */
export const withoutProblems = (lines: readonly CartLine[]): CartItem[] =>
  lines.flatMap(({ item, billed }) => {
    if (!billed?.problem) return [item];
    const quantity = billed.problem === 'SHORT' ? billed.available : 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/** The cart in the request format of bill and order. */
export const toCartBody = (items: readonly CartItem[]) =>
  items.map(({ _id, quantity, addons }) => ({ _id, quantity, ...(addons.length > 0 && { addons }) }));
