import { eq, sql } from 'drizzle-orm';
import { orderItems, orders, packs, stockMovements } from '../db/schema';
import type { AppDeps } from '../deps';

type WithDatabase = Pick<AppDeps, 'db'>;

export async function stockOf({ db }: WithDatabase, packId: string): Promise<number> {
  const [pack] = await db.select({ stock: packs.stock }).from(packs).where(eq(packs.id, packId));
  if (!pack) throw new Error(`there is no pack ${packId}`);
  return pack.stock;
}

export async function setStock({ db }: WithDatabase, packId: string, stock: number): Promise<void> {
  const change = stock - (await stockOf({ db }, packId));
  if (change !== 0) await db.insert(stockMovements).values({ packId, change, reason: 'COUNTED' });
}

async function heldByPack({ db }: WithDatabase): Promise<Map<string, number>> {
  const rows = await db
    .select({ packId: orderItems.packId, quantity: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.stockHeld, true))
    .groupBy(orderItems.packId);
  return new Map(rows.map((row) => [row.packId, row.quantity]));
}

/** Stock plus what open orders hold: invariant under customers' actions. */
export async function quantityByPack(deps: WithDatabase): Promise<Record<string, number>> {
  const held = await heldByPack(deps);
  const rows = await deps.db.select({ id: packs.id, stock: packs.stock }).from(packs);
  return Object.fromEntries(rows.map(({ id, stock }) => [id, stock + (held.get(id) ?? 0)]));
}
