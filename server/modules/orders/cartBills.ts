import type { Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import type { CartBody, SuggestedPack } from '../../../contract/orders';
import type { AppDeps } from '../../deps';
import { AppError, type Message } from '../../lib/errors';
import type { CatalogueCaches } from '../catalogueCache';
import type { WhatsAppQuestion } from '../messaging';
import { createBillFacts, type Shopper } from './billFacts';
import { codeOf, createBilling, wantedPackIds, withOwnUse, type OfferedBill } from './offeredBill';
import { doorProblem, isDoorOpen } from './door';
import { offerCoupons, type OfferedCoupon } from './coupon';
import { mergeLines } from './mergeLines';
import { missingPaise, suggestPacks } from './suggestions';

/** Returns only products that are in stock. */
export type GetBestSellers = (language: Language) => Promise<ProductCard[]>;

export interface PricedCart {
  bill: OfferedBill;
  coupons: OfferedCoupon[];
  suggestions: SuggestedPack[];
  /** Why it can't be paid at the door; null where the shop takes no money there. */
  door: { problem: Message | null } | null;
  /** It is null where there is nothing to ask. */
  whatsAppQuestion: string | null;
}

export function createCartBills(
  deps: AppDeps,
  caches: CatalogueCaches,
  { getBestSellers, whatsAppQuestion }: { getBestSellers: GetBestSellers; whatsAppQuestion: WhatsAppQuestion },
) {
  const { clock } = deps;
  const billing = createBilling(deps);
  const facts = createBillFacts(deps, caches);
  return {
    /**
     * @param shopper a customer named by id is on the phone with staff
     * @throws AppError 401 for a login that ended; 404 when the address is not this customer's
     */
    async billCart(body: CartBody, shopper: Shopper, language: Language): Promise<PricedCart> {
      const byStaff = 'customerId' in shopper;
      const lines = mergeLines(body.items);
      const addressId = body.addressId ?? null;
      const couponCode = codeOf(body.couponCode);
      const [shop, packs, own] = await Promise.all([
        facts.getShop(),
        facts.getPacks(wantedPackIds(lines)),
        facts.getOwn(shopper, { addressId, couponCode, lines, replaces: body.replaces ?? null }),
      ]);
      if (addressId !== null && !own.address) throw new AppError(404, 'orders.addressNotFound');
      const { terms, slots } = shop;
      const bill = billing.bill(
        lines,
        { packs, terms, slots, ...own },
        { couponCode, slotId: body.slotId, byStaff, discountPaise: byStaff ? shopper.discountPaise : undefined },
      );
      const door = { ...shop.door, ...own.door };
      return {
        bill,
        door: isDoorOpen(door) ? { problem: doorProblem(bill, door) } : null,
        coupons: offerCoupons(
          shop.advertised.map((coupon) => withOwnUse(coupon, own.redemptions)),
          bill.couponCart,
          clock.now(),
        ),
        whatsAppQuestion: own.hasDecided || byStaff ? null : await whatsAppQuestion.getQuestion(language),
        suggestions: missingPaise(bill) > 0 ? suggestPacks(bill, await getBestSellers(language)) : [],
      };
    },
  };
}
