import type { deliverySlots } from '../../db/schema';
import type { OfferedSlot } from '../slots';
import type { PackQuantity } from '../stockLedger';
import type { PricedBill } from './bill';
import { sumUnits } from './bundles';
import { unitContents, type PackFacts } from './packFacts';
import type { NewItem, NewPart, Order } from './repository';
import type { TaxPart } from './taxes';

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
          measure: pack.measure,
          quantity: line.quantity,
          unitPricePaise: pack.pricePaise,
          addons: line.addons.map(({ id, name, pricePaise }) => ({ _id: id, name, pricePaise })),
          unitAddonsPaise: line.unitAddonsPaise,
          linePaise: line.linePaise,
          ...taxOf(pack),
          mrpPaise: pack.mrpPaise,
          discountPaise: share.discountPaise,
          deliveryPaise: share.deliveryPaise,
          deliveryOffPaise: 0,
          taxablePaise: share.taxablePaise,
          taxPaise: share.taxPaise,
        }
      : [];
  });

/** Bundles as ordered. A part's price is its share of what is paid. */
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
            measure: part.measure,
            quantity: part.quantity,
            pricePaise: share.taxablePaise + share.taxPaise,
            ...taxOf(part),
            taxablePaise: share.taxablePaise,
            taxPaise: share.taxPaise,
          }
        : [];
    }),
  );

/** 0 % means nil-rated; exempt items would need a flag in the catalogue. */
const taxOf = ({ hsn, gstPercent }: Pick<PackFacts, 'hsn' | 'gstPercent'>) => ({
  hsn,
  taxClass: gstPercent > 0 ? ('TAXABLE' as const) : ('NIL_RATED' as const),
  gstPercent,
});

/** A copy, because the window may change later. */
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

export const packIdsOf = (packs: readonly PackFacts[]): string[] =>
  packs.flatMap(({ id, parts }) => [id, ...parts.map(({ packId }) => packId)]);

/** A bundle counts as its parts. */
export const toPackQuantities = ({ lines }: Pick<PricedBill, 'lines'>): PackQuantity[] =>
  sumUnits(lines.flatMap(({ pack, quantity }) => (pack ? [{ quantity, contents: unitContents(pack) }] : [])));
