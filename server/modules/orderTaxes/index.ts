import type { Queries } from '../../db/database';
import { packedTaxOf } from './packedTaxes';
import { findSoldLines, findTaxes } from './repository';

export { packedTaxes, unitsOf } from './packedTaxes';
export { findSoldLines, type SoldLine } from './repository';

/** By order, the tax included in what was packed: its invoice's, or what the invoice will say. */
export async function findTaxesIncluded(db: Queries, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const taxes = await findTaxes(db, orderIds);
  const changed = taxes.flatMap(({ orderId, invoicedPaise, isPackedOtherwise }) =>
    isPackedOtherwise && invoicedPaise === null ? [orderId] : [],
  );
  const lines = changed.length > 0 ? await findSoldLines(db, changed) : [];
  return new Map(
    taxes.map(({ orderId, billedPaise, invoicedPaise }) => {
      const packed = lines.filter((line) => line.orderId === orderId);
      return [orderId, invoicedPaise ?? (packed.length > 0 ? packedTaxOf(packed) : billedPaise)];
    }),
  );
}

export async function findTaxIncluded(db: Queries, orderId: string): Promise<number> {
  const taxPaise = (await findTaxesIncluded(db, [orderId])).get(orderId);
  if (taxPaise === undefined) throw new Error('no order to tax');
  return taxPaise;
}
