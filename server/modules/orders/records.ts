import type { deliverySlots } from '../../db/schema';
import type { OfferedSlot } from '../slots';
import type { PricedBill } from './bill';
import { unitsTaken } from './bundles';
import type { PackFacts } from './packFacts';
import type { NewItem, NewPart, Order, PackQuantity } from './repository';
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
          ...taxOf(pack),
          mrpPaise: pack.mrpPaise,
          discountPaise: share.discountPaise,
          deliveryPaise: share.deliveryPaise,
          taxablePaise: share.taxablePaise,
          taxPaise: share.taxPaise,
        }
      : [];
  });

/** What bundles consisted of when they were ordered. A part's price is its share of what is paid for the line. */
export const toParts = (orderId: string, { lines, shares }: PricedBill): NewPart[] =>
  lines.flatMap(({ pack }, at) =>
    (pack?.parts ?? []).flatMap((part, index) => {
      const share = shares[at]?.parts[index];
      return share
        ? {
            orderId,
            lineNo: at + 1,
            partNo: index + 1,
            packId: part.packId,
            productName: part.name,
            netGrams: part.netGrams,
            quantity: part.quantity,
            pricePaise: share.taxablePaise + share.taxPaise,
            ...taxOf(part),
            taxablePaise: share.taxablePaise,
            taxPaise: share.taxPaise,
          }
        : [];
    }),
  );

/** Rates of nothing are the nil rate: exempt goods need the catalogue to say so. */
const taxOf = ({ hsn, gstPercent }: Pick<PackFacts, 'hsn' | 'gstPercent'>) => ({
  hsn,
  taxClass: gstPercent > 0 ? ('TAXABLE' as const) : ('NIL_RATED' as const),
  gstPercent,
});

/** As it is promised now: its window may change later. */
export const toSlotRow = ({ id, windowId, areaId, day, startsAt, endsAt, capacity }: OfferedSlot) =>
  ({
    id,
    windowId,
    areaId,
    day,
    startsAt,
    endsAt,
    capacity,
    booked: 0,
  }) satisfies typeof deliverySlots.$inferInsert;

/** Of packs, and of their parts where they are bundles. */
export const packIdsOf = (packs: readonly PackFacts[]): string[] =>
  packs.flatMap(({ id, parts }) => [id, ...parts.map(({ packId }) => packId)]);

/** Units per pack over all lines; of a bundle those of its parts. */
export const toPackQuantities = ({ lines }: Pick<PricedBill, 'lines'>): PackQuantity[] =>
  [...unitsTaken(lines)].map(([packId, quantity]) => ({ packId, quantity }));
