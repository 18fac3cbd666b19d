import { count, eq, sql, sum, type Column } from 'drizzle-orm';
import type { Queries } from '../database';
import { onlyRow } from '../onlyRow';
import { customers, orders, packs, refunds, transfers } from '../schema';

/** What a shopkeeper can compare with the books. */
export interface ShopTotals {
  orders: number;
  ordersPaise: number;
  receivedPaise: number;
  refundedPaise: number;
  stockUnits: number;
  customers: number;
}

const total = (column: Column) => sql`coalesce(${sum(column)}, 0)`.mapWith(Number);

/** Reads the sums of a shop's orders, money and stock. */
export async function readTotals(db: Queries): Promise<ShopTotals> {
  const sales = await db.select({ orders: count(), ordersPaise: total(orders.totalPaise) }).from(orders);
  const received = await db.select({ receivedPaise: total(transfers.amountPaise) }).from(transfers);
  const refunded = await db
    .select({ refundedPaise: total(refunds.amountPaise) })
    .from(refunds)
    .where(eq(refunds.state, 'DONE'));
  const stock = await db.select({ stockUnits: total(packs.stock) }).from(packs);
  const people = await db.select({ customers: count() }).from(customers);
  return { ...onlyRow(sales), ...onlyRow(received), ...onlyRow(refunded), ...onlyRow(stock), ...onlyRow(people) };
}
