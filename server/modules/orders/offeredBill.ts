import { normalCouponCode } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import { DEFAULT_SHOP_RULES, type ShopState } from '../../lib/shopRules';
import { areaAt, firstArea } from '../deliveryAreas';
import { chooseSlot, openSlots, type OfferedSlot } from '../slots';
import { makeBill, type PricedBill } from './bill';
import type { OwnFacts, Redemptions, ShopFacts } from './billRepository';
import type { WantedLine } from './mergeLines';
import { withUnits, type PackFacts } from './packFacts';

type BillFacts = Pick<ShopFacts, 'terms' | 'slots'> &
  Omit<OwnFacts, 'door' | 'hasDecided'> & { packs: readonly PackFacts[] };

export interface OfferedBill extends PricedBill {
  /** It is null where the shop delivers without slots. */
  slots: OfferedSlot[] | null;
  slot: OfferedSlot | null;
  /** It is null while customers can order. */
  closed: Exclude<ShopState, 'OPEN'> | 'BLOCKED' | null;
  /** Why the customer is blocked, for staff alone. */
  blockedFor: string | null;
}

interface BillOptions {
  couponCode: string | null;
  slotId: string | undefined;
  /** Staff can order while the shop is closed. */
  byStaff: boolean;
  /** Staff take it off; it doesn't go with a coupon. */
  discountPaise?: number | undefined;
}

export const wantedPackIds = (lines: readonly WantedLine[]) => [...new Set(lines.map((line) => line.packId))];

export const codeOf = (couponCode: string | undefined) =>
  couponCode === undefined ? null : normalCouponCode(couponCode);

/** Without what the order holds that this cart replaces. */
export function withOwnUse<Coupon extends { code: string; redeemed: number }>(
  coupon: Coupon,
  redemptions: Redemptions,
) {
  const { byCustomer, byOwnCart } = redemptions[coupon.code] ?? { byCustomer: 0, byOwnCart: 0 };
  return { ...coupon, usedByCustomer: byCustomer, redeemed: coupon.redeemed - byOwnCart };
}

export function createBilling({ clock, config }: Pick<AppDeps, 'clock' | 'config'>) {
  return {
    bill(
      lines: readonly WantedLine[],
      { packs, terms, address, coupon, slots: slotFacts, ownUnits, ownSlotIds, blockedFor, ...customer }: BillFacts,
      { couponCode, slotId, byStaff, discountPaise = 0 }: BillOptions,
    ): OfferedBill {
      const addressArea = address && areaAt(terms.areas, address);
      // Without an address in any area, the first area's terms apply.
      const area = addressArea ?? firstArea(terms.areas);
      const bill = makeBill({
        lines,
        packs: new Map(withUnits(packs, ownUnits).map((pack) => [pack.id, pack])),
        coupon:
          couponCode === null
            ? null
            : {
                code: couponCode,
                facts: coupon
                  ? withOwnUse({ ...coupon, categories: customer.couponCategories }, customer.redemptions)
                  : undefined,
              },
        shopDiscountPaise: discountPaise,
        hasOrdered: customer.hasOrdered,
        charges: { areaId: area.id, deliverySteps: area.deliverySteps, minimumOrderPaise: area.minimumOrderPaise },
        deliverable: address && addressArea !== null,
        paymentLimitPaise: config.payment.upiLimitPaise,
        unitLimit: config.orders.maxUnitsPerPack,
        now: clock.now(),
      });
      const slots = openSlots(slotFacts, clock.now(), { areaId: area.id, ownSlotIds });
      const slot = slots && chooseSlot(slots, slotId);
      const opening = byStaff ? 'OPEN' : (terms.opening ?? DEFAULT_SHOP_RULES.opening);
      const closed = blockedFor !== null ? 'BLOCKED' : opening === 'OPEN' ? null : opening;
      const orderable = bill.orderable && (slots === null || slot !== null) && closed === null;
      return { ...bill, slots, slot, closed, blockedFor, orderable };
    },
  };
}
