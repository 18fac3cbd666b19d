import { paidFor, shareOf, type LineMoney } from '../../../contract/lineMoney';

/**
 * A substitute never costs more than was agreed: the excess counts as discount. A cheaper one gets the discount in
 * proportion.
 */
export function substituteMoney(
  line: LineMoney,
  { before, after }: { before: number; after: number },
  pack: { pricePaise: number; quantity: number },
): LineMoney {
  const replacedPaise = paidFor(line, before) - paidFor(line, after);
  const deliveryPaise =
    shareOf(line.deliveryPaise, before, line.quantity) - shareOf(line.deliveryPaise, after, line.quantity);
  const agreedPaise = replacedPaise - deliveryPaise;
  const listedPaise = ((before - after) * line.linePaise) / line.quantity;
  const linePaise = pack.quantity * pack.pricePaise;
  const paise = linePaise < listedPaise ? Math.floor((agreedPaise * linePaise) / listedPaise) : agreedPaise;
  return { quantity: pack.quantity, linePaise, discountPaise: linePaise - Math.min(paise, linePaise), deliveryPaise };
}
