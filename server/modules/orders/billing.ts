import type { CartBody } from '../../../contract/orders';
import type { Queries } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { isInside } from '../../lib/geo';
import { makeBill, type PackFacts, type PricedBill } from './bill';
import { normalCode } from './coupon';
import { mergeLines, type WantedLine } from './mergeLines';
import * as repository from './repository';

export type BillContext = Awaited<ReturnType<typeof repository.findBillContext>>;

/** The packs of some lines, each once, in the order that they are locked in. */
export const packIdsOf = (lines: readonly WantedLine[]) => [...new Set(lines.map((line) => line.packId))].sort();

/** The add-ons that some lines ask for, each once. */
export const addonIdsOf = (lines: readonly WantedLine[]) => [...new Set(lines.flatMap((line) => line.addonIds))];

const findCoupon = async (queries: Queries, code: string) => ({
  code,
  facts: (await repository.findCoupon(queries, code)) ?? undefined,
});

/** Bills of carts, as things stand. */
export function createBilling({ db, clock, config }: AppDeps) {
  return {
    /**
     * What a cart costs now; it works for visitors too.
     * @param customerId null for a visitor, who has no addresses
     * @throws AppError 404 when the address is not this customer's
     */
    async billCart(body: CartBody, customerId: string | null): Promise<PricedBill> {
      const lines = mergeLines(body.items);
      const packs = await repository.findPacks(db, packIdsOf(lines), addonIdsOf(lines));
      const addressId = body.addressId ?? null;
      const context = await repository.findBillContext(db, { addressId, customerId, idempotencyKey: null });
      if (addressId !== null && !context.address) throw new AppError(404, 'orders.addressNotFound');
      return this.bill(db, lines, packs, context, body.couponCode);
    },

    /** The bill of what was read, with the coupon looked up. */
    async bill(
      queries: Queries,
      lines: readonly WantedLine[],
      packs: readonly PackFacts[],
      { settings, address }: BillContext,
      couponCode: string | undefined,
    ): Promise<PricedBill> {
      return makeBill({
        lines,
        packs: new Map(packs.map((pack) => [pack.id, pack])),
        coupon: couponCode === undefined ? null : await findCoupon(queries, normalCode(couponCode)),
        charges: settings.charges,
        deliverable: address && isInside(address, settings.delivery.area),
        paymentLimitPaise: config.payment.upiLimitPaise,
        now: clock.now(),
      });
    },
  };
}
