import type { PricedBill } from './bill';
import type { Goods, NewItem, Order } from './repository';
import type { TaxPart } from './taxes';

/** What an invoice will need and the order's own columns and lines don't say. */
export const toBillRecord = ({ taxes, savedOnMrpPaise, charges, lines }: PricedBill) => ({
  taxes,
  savedOnMrpPaise,
  charges,
  lines: lines.map(({ pack }) => ({ gstPercent: pack?.gstPercent, mrpPaise: pack?.mrpPaise })),
});

/** The taxes that were written down with an order. */
export const taxesOf = (order: Order): TaxPart[] => (order.bill as ReturnType<typeof toBillRecord>).taxes;

/** The order's lines; a bill with problems never gets here. */
export const toItems = (orderId: string, { lines }: PricedBill): NewItem[] =>
  lines.flatMap(({ pack, ...line }, at) =>
    pack
      ? {
          orderId,
          lineNo: at + 1,
          packId: pack.id,
          productName: pack.name,
          netGrams: pack.netGrams,
          quantity: line.quantity,
          unitPricePaise: pack.pricePaise,
          addons: line.addons.map(({ id, name, pricePaise }) => ({ _id: id, name, pricePaise })),
          unitAddonsPaise: line.unitAddonsPaise,
          linePaise: line.linePaise,
        }
      : [],
  );

/** How many of each pack the order takes, over all its lines. */
export function toGoods({ lines }: PricedBill): Goods[] {
  const quantities = new Map<string, number>();
  for (const { packId, quantity } of lines) quantities.set(packId, (quantities.get(packId) ?? 0) + quantity);
  return [...quantities].map(([packId, quantity]) => ({ packId, quantity }));
}
