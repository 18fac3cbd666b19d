import { normalCouponCode } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import { isInside } from '../../lib/geo';
import { makeBill, type PricedBill } from './bill';
import type { findOrderFacts } from './billRepository';
import type { WantedLine } from './mergeLines';

type BillFacts = Omit<Awaited<ReturnType<typeof findOrderFacts>>, 'earlier' | 'nextOrderNumber' | 'unpaid'>;

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
      { packs, terms, address, coupon, usedByCustomer, usedByOwnCart }: BillFacts,
      couponCode: string | null,
    ): PricedBill {
      return makeBill({
        lines,
        packs: new Map(packs.map((pack) => [pack.id, pack])),
        coupon:
          couponCode === null
            ? null
            : {
                code: couponCode,
                facts: coupon ? { ...coupon, usedByCustomer, redeemed: coupon.redeemed - usedByOwnCart } : undefined,
              },
        charges: terms.charges,
        deliverable: address && isInside(address, terms.area),
        paymentLimitPaise: config.payment.upiLimitPaise,
        unitLimit: config.orders.maxUnitsPerPack,
        now: clock.now(),
      });
    },
  };
}
