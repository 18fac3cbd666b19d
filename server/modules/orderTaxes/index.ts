import type { Queries } from '../../db/database';
import { packedTaxesByRate, sumByRate, taxOf, type TaxAtRate } from './packedTaxes';
import { findInvoiceLines, findSoldLines, findTaxes, type OrderTax, type SoldLine } from './repository';

export { packedTaxes, sumByRate, taxOf, unitsOf } from './packedTaxes';
export { findSoldLines, type SoldLine } from './repository';

/** By order, the tax included in what was packed: its invoice's, or what the invoice will say. */
export async function findTaxesIncluded(db: Queries, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const taxes = await findTaxes(db, orderIds);
  const packed = await findBilledOtherwise(db, taxes);
  return new Map(
    taxes.map(({ orderId, billedPaise, invoicedPaise }) => {
      const lines = packed.filter((line) => line.orderId === orderId);
      return [orderId, invoicedPaise ?? (lines.length > 0 ? taxOf(packedTaxesByRate(lines)) : billedPaise)];
    }),
  );
}

export async function findTaxIncluded(db: Queries, orderId: string): Promise<number> {
  const taxPaise = (await findTaxesIncluded(db, [orderId])).get(orderId);
  if (taxPaise === undefined) throw new Error('no order to tax');
  return taxPaise;
}

/**
 * The same by rate.
 * @param billed of each order, as it was ordered
 */
export async function findTaxesByRate(
  db: Queries,
  billed: ReadonlyMap<string, TaxAtRate[]>,
): Promise<Map<string, TaxAtRate[]>> {
  if (billed.size === 0) return new Map();
  const orderIds = [...billed.keys()];
  const invoiced = await findInvoiceLines(db, orderIds);
  const packed = await findBilledOtherwise(db, await findTaxes(db, orderIds));
  return new Map(
    [...billed].map(([orderId, asOrdered]) => {
      const invoice = invoiced.find((each) => each.orderId === orderId);
      const lines = packed.filter((line) => line.orderId === orderId);
      if (invoice) return [orderId, sumByRate(invoice.lines.map(toTaxAtRate))];
      return [orderId, lines.length > 0 ? packedTaxesByRate(lines) : asOrdered];
    }),
  );
}

/** The lines of orders that cost less than ordered, or were packed otherwise, and have no invoice of that. */
async function findBilledOtherwise(db: Queries, taxes: readonly OrderTax[]): Promise<SoldLine[]> {
  const changed = taxes.flatMap(({ orderId, invoicedPaise, isBilledOtherwise }) =>
    isBilledOtherwise && invoicedPaise === null ? [orderId] : [],
  );
  return changed.length > 0 ? findSoldLines(db, changed) : [];
}

const toTaxAtRate = (line: Awaited<ReturnType<typeof findInvoiceLines>>[number]['lines'][number]): TaxAtRate => ({
  ratePercent: line.gstPercent,
  taxablePaise: line.taxablePaise,
  taxPaise: line.cgstPaise + line.sgstPaise + line.igstPaise,
});
