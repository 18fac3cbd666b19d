import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { quantityByPack } from '../../server/testing/stock';
import type { Acknowledged } from './load.mjs';

const list = (ids: Set<string>) => sql`SELECT jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb)`;

/** Each counts what may not be. */
const violations = ({ placed, paid, cancelled }: Acknowledged) => ({
  'acknowledged orders lost': sql`(${list(placed)}) EXCEPT SELECT id FROM orders`,
  'acknowledged payments lost': sql`(${list(paid)})
    EXCEPT SELECT order_id FROM transfers WHERE surplus IS NULL`,
  'acknowledged cancels lost': sql`(${list(cancelled)}) EXCEPT SELECT id FROM orders WHERE status = 'CANCELLED'`,
  'orders that were never acknowledged': sql`SELECT id FROM orders EXCEPT (${list(placed)})`,
  'orders paid twice': sql`SELECT order_id FROM transfers GROUP BY order_id HAVING count(*) > 1`,
  'refunds beyond what was received': sql`SELECT id FROM transfers WHERE amount_paise <
    (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE transfer_id = transfers.id AND state <> 'FAILED')`,
  'cancelled orders whose money stays': sql`SELECT id FROM orders WHERE status = 'CANCELLED' AND received_paise <> refunded_paise`,
  'orders that disagree with their transfers': sql`SELECT id FROM orders WHERE received_paise <>
    (SELECT coalesce(sum(amount_paise), 0) FROM transfers WHERE order_id = orders.id)`,
  'postings that are not zero': sql`SELECT posting FROM ledger GROUP BY posting HAVING sum(amount_paise) <> 0`,
  'packs that disagree with their movements': sql`SELECT id FROM packs JOIN
    (SELECT pack_id, sum(change) AS moved FROM stock_movements GROUP BY pack_id) AS sums ON pack_id = id
    WHERE stock <> moved`,
  'packs that disagree with their batches': sql`SELECT id FROM packs JOIN
    (SELECT pack_id, sum(stock) AS batched FROM batches GROUP BY pack_id) AS sums ON pack_id = id WHERE stock <> batched`,
});

/** Sold, held and in stock, per pack: orders, payments and cancels leave the sum as it is. */
export const initialStock = (db: Database) => quantityByPack({ db });

/**
 * Compares what customers were told with the database.
 * @returns what is wrong, in words; empty when all holds
 */
export async function broken(
  db: Database,
  acknowledged: Acknowledged,
  initial: Record<string, number>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(violations(acknowledged))) {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(${query}) AS wrong`);
    if (row!.count > 0) wrong.push(`${row!.count} ${what}`);
  }
  const now = await initialStock(db);
  const packs = Object.keys(initial).filter((pack) => now[pack] !== initial[pack]);
  if (packs.length > 0) wrong.push(`sold + held + stock of ${packs.join(', ')} changed`);
  return wrong;
}
