import type { CartBody } from '../../../contract/orders';
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
      const packs = await repository.findPacks(db, packIdsOf(lines));
      const context = await repository.findBillContext(db, {
        couponCode: body.couponCode === undefined ? null : normalCode(body.couponCode),
        addressId: body.addressId ?? null,
        customerId,
        idempotencyKey: null,
      });
      if (body.addressId !== undefined && !context.address) throw new AppError(404, 'orders.addressNotFound');
      return this.bill(lines, packs, context, body.couponCode);
    },

    /** The bill of what was read. */
    bill(
      lines: readonly WantedLine[],
      packs: readonly PackFacts[],
      { charges, coupon, address, deliveryArea }: BillContext,
      couponCode: string | undefined,
    ): PricedBill {
      return makeBill({
        lines,
        packs: new Map(packs.map((pack) => [pack.id, pack])),
        coupon: couponCode === undefined ? null : { code: normalCode(couponCode), facts: coupon ?? undefined },
        charges,
        deliverable: address && isInside(address, deliveryArea),
        paymentLimitPaise: config.payment.upiLimitPaise,
        now: clock.now(),
      });
    },
  };
}
