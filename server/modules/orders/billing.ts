import type { CartBody } from '../../../contract/orders';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { isInside } from '../../lib/geo';
import { makeBill, type PricedBill } from './bill';
import * as repository from './billRepository';
import { normalCode } from './coupon';
import { hashCart, mergeLines, type WantedLine } from './mergeLines';

type BillFacts = Awaited<ReturnType<typeof repository.findBillFacts>>;

export const wantedBy = (lines: readonly WantedLine[]) => ({
  packIds: [...new Set(lines.map((line) => line.packId))],
  addonIds: [...new Set(lines.flatMap((line) => line.addonIds))],
});

export const codeOf = (couponCode: string | undefined) => (couponCode === undefined ? null : normalCode(couponCode));

export function createBilling({ db, clock, config }: AppDeps) {
  return {
    /**
     * Prices a cart at current facts.
     * @param customerId null for a visitor, who has no addresses
     * @throws AppError 404 when the address is not this customer's
     */
    async billCart(body: CartBody, customerId: string | null): Promise<PricedBill> {
      const lines = mergeLines(body.items);
      const addressId = body.addressId ?? null;
      const couponCode = codeOf(body.couponCode);
      const requested = { ...wantedBy(lines), addressId, customerId, couponCode, cartHash: hashCart(lines) };
      const facts = await repository.findBillFacts(db, requested);
      if (addressId !== null && !facts.address) throw new AppError(404, 'orders.addressNotFound');
      return this.bill(lines, facts, couponCode);
    },

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
