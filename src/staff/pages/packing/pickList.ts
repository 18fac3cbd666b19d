import { sizeInLog, type Measure } from '../../../../contract/packSize';
import type { PackingOrder } from '../../../../contract/packing';
import type { SaleQuery } from '../../../../contract/staffStock';
import { codesOf } from '../../lib/recalledCodes';

/** One product on the shelf, for all orders together. */
export interface CataloguePick {
  /** Name, size and add-ons. */
  key: string;
  name: string;
  secondName: string;
  netGrams: number;
  measure: Measure;
  addons: string[];
  /** The units of all orders together. */
  quantity: number;
  orders: { orderNumber: string; quantity: number }[];
  /** Where its sale can be stopped: the pack, or of a bundle's part the order. */
  sale: SaleQuery;
  /** Orders whose units of it are recalled, with the batches' codes. */
  recalled: { orderNumber: string; codes: string }[];
}

type Unit = Omit<CataloguePick, 'key' | 'orders' | 'sale' | 'recalled'>;

/** A line takes these off the shelf: of a set, its parts. */
const unitsOf = ({
  name,
  secondName,
  netGrams,
  measure,
  addons,
  parts,
  packedQuantity,
}: PackingOrder['lines'][number]): Unit[] =>
  parts
    ? parts.map((part) => ({ ...part, secondName: name, addons: [], quantity: part.quantity * packedQuantity }))
    : [{ name, secondName, netGrams, measure, addons, quantity: packedQuantity }];

/** By product, in the order of their names, with what each order gets of it. */
export function pickList(orders: readonly PackingOrder[]): CataloguePick[] {
  const picks = new Map<string, CataloguePick>();
  for (const { orderId, orderNumber, lines } of orders)
    for (const [unit, { packId, parts, recalled }] of lines.flatMap((line) =>
      unitsOf(line).map((each) => [each, line] as const),
    )) {
      if (unit.quantity === 0) continue;
      // Ticks that a browser stored name a weight by its number.
      const size = unit.measure === 'WEIGHT' ? unit.netGrams : sizeInLog(unit);
      const key = [unit.name, size, ...unit.addons].join('|');
      const sale = parts ? { orderId } : { packId };
      const pick: CataloguePick = picks.get(key) ?? { ...unit, key, quantity: 0, orders: [], sale, recalled: [] };
      const codes = codesOf(recalled);
      if (codes !== '') pick.recalled.push({ orderNumber, codes });
      const ofOrder = pick.orders.find((order) => order.orderNumber === orderNumber);
      if (ofOrder) ofOrder.quantity += unit.quantity;
      else pick.orders.push({ orderNumber, quantity: unit.quantity });
      pick.quantity += unit.quantity;
      picks.set(key, pick);
    }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name) || a.netGrams - b.netGrams);
}
