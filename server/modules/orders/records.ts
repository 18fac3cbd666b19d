import type { PricedBill } from './bill';
import type { PackQuantity, NewItem, Order } from './repository';
import type { TaxPart } from './taxes';

/** What an invoice needs beyond the order's own columns and lines. */
export const toBillRecord = ({ taxes, savedOnMrpPaise, charges }: PricedBill) => ({ taxes, savedOnMrpPaise, charges });

export const taxesOf = (order: Order): TaxPart[] => (order.bill as ReturnType<typeof toBillRecord>).taxes;

/** Bills with problems never get here. */
export const toItems = (orderId: string, { lines, shares }: PricedBill): NewItem[] =>
  lines.flatMap(({ pack, ...line }, at) => {
    const share = shares[at];
    return pack && share
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
          hsn: pack.hsn,
          // Rates of nothing are the nil rate: exempt goods need the catalogue to say so.
          taxClass: pack.gstPercent > 0 ? 'TAXABLE' : 'NIL_RATED',
          gstPercent: pack.gstPercent,
          mrpPaise: pack.mrpPaise,
          ...share,
        }
      : [];
  });

/** Total quantity per pack over all lines. */
export function toPackQuantities({ lines }: PricedBill): PackQuantity[] {
  const quantities = new Map<string, number>();
  for (const { packId, quantity } of lines) quantities.set(packId, (quantities.get(packId) ?? 0) + quantity);
  return [...quantities].map(([packId, quantity]) => ({ packId, quantity }));
}
