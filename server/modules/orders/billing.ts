import { normalCouponCode } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import { areaAt, firstArea } from '../deliveryAreas';
import { chooseSlot, openSlots, type OfferedSlot } from '../slots';
import { makeBill, type PricedBill } from './bill';
import type { findOrderFacts } from './billRepository';
import type { WantedLine } from './mergeLines';

type BillFacts = Omit<Awaited<ReturnType<typeof findOrderFacts>>, 'earlier' | 'nextOrderNumber' | 'unpaid'>;

/** A bill with the delivery times to choose from. */
export interface OfferedBill extends PricedBill {
  /** Null where the shop delivers without slots. */
  slots: OfferedSlot[] | null;
  /** The wanted one while it has places, or else the soonest that has. */
  slot: OfferedSlot | null;
}

export const wantedBy = (lines: readonly WantedLine[]) => ({
  packIds: [...new Set(lines.map((line) => line.packId))],
  addonIds: [...new Set(lines.flatMap((line) => line.addonIds))],
});

export const codeOf = (couponCode: string | undefined) =>
  couponCode === undefined ? null : normalCouponCode(couponCode);

export function createBilling({ clock, config }: Pick<AppDeps, 'clock' | 'config'>) {
  return {
    /** Prices lines at these facts. */
    bill(
      lines: readonly WantedLine[],
      { packs, terms, address, coupon, slots: slotFacts, ownSlotIds, ...customer }: BillFacts,
      { couponCode, slotId }: { couponCode: string | null; slotId: string | undefined },
    ): OfferedBill {
      const addressArea = address && areaAt(terms.areas, address);
      // Without an address, or far off, as in the shop's first area.
      const area = addressArea ?? firstArea(terms.areas);
      const bill = makeBill({
        lines,
        packs: new Map(packs.map((pack) => [pack.id, pack])),
        coupon:
          couponCode === null
            ? null
            : {
                code: couponCode,
                facts: coupon
                  ? {
                      ...coupon,
                      categories: customer.couponCategories,
                      usedByCustomer: customer.usedByCustomer,
                      redeemed: coupon.redeemed - customer.usedByOwnCart,
                    }
                  : undefined,
              },
        hasOrdered: customer.hasOrdered,
        charges: { areaId: area.id, deliverySteps: area.deliverySteps, minimumOrderPaise: area.minimumOrderPaise },
        deliverable: address && addressArea !== null,
        paymentLimitPaise: config.payment.upiLimitPaise,
        unitLimit: config.orders.maxUnitsPerPack,
        now: clock.now(),
      });
      const slots = openSlots(slotFacts, clock.now(), { areaId: area.id, ownSlotIds });
      const slot = slots && chooseSlot(slots, slotId);
      return { ...bill, slots, slot, orderable: bill.orderable && (slots === null || slot !== null) };
    },
  };
}
