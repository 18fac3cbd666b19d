import { and, eq, notInArray, sql } from 'drizzle-orm';
import { orderItemParts, orderItems, orders, packParts, packs, stockMovements } from '../db/schema';
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

/** Orders hold this by their lines, as packed; a bundle holds its parts. */
async function heldByPack({ db }: WithDatabase): Promise<Map<string, number>> {
  const packId = sql<string>`coalesce(${orderItemParts.packId}, ${orderItems.packId})`;
  const isPartOfLine = and(
    eq(orderItemParts.orderId, orderItems.orderId),
    eq(orderItemParts.lineNo, orderItems.lineNo),
  );
  const rows = await db
    .select({
      packId,
      quantity: sql<number>`sum(coalesce(${orderItems.packedQuantity}, ${orderItems.quantity}) * coalesce(${orderItemParts.quantity}, 1))::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderItemParts, isPartOfLine)
    .where(eq(orders.stockHeld, true))
    .groupBy(packId);
  return new Map(rows.map((row) => [row.packId, row.quantity]));
}

/** Stock of packs that are no bundles, plus what open orders hold: invariant under customers' actions. */
export async function quantityByPack(deps: WithDatabase): Promise<Record<string, number>> {
  const held = await heldByPack(deps);
  const bundles = deps.db.select({ id: packParts.packId }).from(packParts);
  const rows = await deps.db
    .select({ id: packs.id, stock: packs.stock })
    .from(packs)
    .where(notInArray(packs.id, bundles));
  return Object.fromEntries(rows.map(({ id, stock }) => [id, stock + (held.get(id) ?? 0)]));
}
