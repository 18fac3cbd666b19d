import { paidFor } from '../../../contract/lineMoney';
import type { Transaction } from '../../db/database';
import { allocate } from '../../lib/allocate';
import * as repository from './repository';

/** Charges for delivery count what is paid for products, but a discount by staff makes it no dearer. */
export const countedPaise = ({ itemsPaise, addonsPaise, discountPaise, couponCode }: repository.Order): number =>
  itemsPaise + addonsPaise - (couponCode === null ? 0 : discountPaise);

/**
 * Charges an order the delivery of another area where that is cheaper, on each line as far as it is packed. The bill
 * stays as agreed, as does all of it while an amount is being paid.
 * @returns what was charged before, and by how much less the order costs
 */
export async function chargeDelivery(
  tx: Transaction,
  orderId: string,
  { chargePaise, isPaying }: { chargePaise: number; isPaying: boolean },
): Promise<{ agreedPaise: number; reducedPaise: number }> {
  const items = await repository.findItems(tx, [orderId]);
  // Substitutes have a share of what they replace.
  const ordered = items.filter(({ substitutesLineNo }) => substitutesLineNo === null);
  const weights = ordered.map(({ deliveryPaise }) => deliveryPaise);
  const agreedPaise = weights.reduce((sum, paise) => sum + paise, 0);
  if (isPaying || chargePaise >= agreedPaise) return { agreedPaise, reducedPaise: 0 };
  const shares = new Map(allocate(chargePaise, weights).map((paise, at) => [ordered[at], paise]));
  let reducedPaise = 0;
  for (const item of items) {
    const deliveryPaise = shares.get(item) ?? Math.floor((item.deliveryPaise * chargePaise) / agreedPaise);
    if (deliveryPaise === item.deliveryPaise) continue;
    const units = item.packedQuantity ?? item.quantity;
    reducedPaise += paidFor(item, units) - paidFor({ ...item, deliveryPaise }, units);
    await repository.takeDeliveryOff(tx, orderId, item.lineNo, item.deliveryPaise - deliveryPaise);
  }
  return { agreedPaise, reducedPaise };
}
