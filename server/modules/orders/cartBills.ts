import type { Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import type { CartBody, SuggestedPack } from '../../../contract/orders';
import type { AppDeps } from '../../deps';
import { AppError, type Message } from '../../lib/errors';
import { shopDay } from '../../lib/shopDays';
import { findBillFacts } from './billRepository';
import { codeOf, createBilling, wantedBy, type OfferedBill } from './offeredBill';
import { doorProblem, isDoorOpen } from './door';
import { offerCoupons, type OfferedCoupon } from './coupon';
import { hashCart, mergeLines } from './mergeLines';
import { missingPaise, suggestPacks } from './suggestions';

/** In stock only. */
export type GetBestSellers = (language: Language) => Promise<ProductCard[]>;

export interface PricedCart {
  bill: OfferedBill;
  coupons: OfferedCoupon[];
  suggestions: SuggestedPack[];
  /** Why it can't be paid at the door; null where the shop takes no money there. */
  door: { problem: Message | null } | null;
}

export function createCartBills(deps: AppDeps, getBestSellers: GetBestSellers) {
  const { db, clock } = deps;
  const billing = createBilling(deps);
  return {
    /**
     * @param customerId null for a visitor
     * @param byStaff for a phone order
     * @throws AppError 404 when the address is not this customer's
     */
    async billCart(
      body: CartBody,
      customerId: string | null,
      language: Language,
      byStaff = false,
    ): Promise<PricedCart> {
      const lines = mergeLines(body.items);
      const addressId = body.addressId ?? null;
      const couponCode = codeOf(body.couponCode);
      const requested = {
        ...wantedBy(lines),
        addressId,
        customerId,
        couponCode,
        cartHash: hashCart(lines),
        replaces: body.replaces ?? null,
        today: shopDay(clock.now()),
      };
      const facts = await findBillFacts(db, requested);
      if (addressId !== null && !facts.address) throw new AppError(404, 'orders.addressNotFound');
      const bill = billing.bill(lines, facts, { couponCode, slotId: body.slotId, byStaff });
      return {
        bill,
        door: isDoorOpen(facts.door) ? { problem: doorProblem(bill, facts.door) } : null,
        coupons: offerCoupons(facts.advertised, bill.couponCart, clock.now()),
        suggestions: missingPaise(bill) > 0 ? suggestPacks(bill, await getBestSellers(language)) : [],
      };
    },
  };
}
