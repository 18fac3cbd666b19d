import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { Bill, BillLine } from '../../../contract/orders';
import { keyOfLine, type CartItem } from '../../store/slices/cartSlice';
import type { CartDetails, LineDetails } from '../../store/storedValues';

/** A line of the cart, with what the server's bill says about it as far as it is known. */
export interface CartLine {
  key: string;
  item: CartItem;
  billed: BillLine | null;
  /** What an earlier bill said of it, if one was kept. */
  details: LineDetails | null;
}

/**
 * Puts each line of the cart beside its line of the bill. The bill answers in the cart's order; one that is a moment
 * older than the cart is matched by pack and add-ons, so that names and prices stay while a new one is on its way.
 */
export const joinBill = (items: readonly CartItem[], bill: Bill | undefined, details: CartDetails = {}): CartLine[] => {
  const billed = bill?.lines ?? [];
  const inStep = billed.length === items.length && items.every((item, at) => item._id === billed[at]?._id);
  return items.map((item, at) => {
    const key = keyOfLine(item);
    const match = inStep
      ? billed[at]
      : (billed.find((line) => keyOfLine({ _id: line._id, addons: line.addons.map(({ _id }) => _id) }) === key) ??
        billed.find((line) => line._id === item._id));
    return { key, item, billed: match ?? null, details: details[key] ?? null };
  });
};

/** The lines with one at another quantity; a line of none goes. */
export const withQuantity = (items: readonly CartItem[], key: string, quantity: number): CartItem[] =>
  items
    .map((item) => (keyOfLine(item) === key ? { ...item, quantity: Math.min(quantity, MAX_QUANTITY_PER_LINE) } : item))
    .filter((item) => item.quantity > 0);

/** The lines with one taking other add-ons: it joins a line that is the same already. */
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

/** The lines as far as they can still be had: what is gone goes, what is short is set to what is left. */
export const withoutProblems = (lines: readonly CartLine[]): CartItem[] =>
  lines.flatMap(({ item, billed }) => {
    if (!billed?.problem) return [item];
    const quantity = billed.problem === 'SHORT' ? billed.available : 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/** The cart as the bill and the order ask for it. */
export const toCartBody = (items: readonly CartItem[]) =>
  items.map(({ _id, quantity, addons }) => ({ _id, quantity, ...(addons.length > 0 && { addons }) }));
