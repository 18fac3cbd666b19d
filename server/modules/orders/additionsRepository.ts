import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../db/database';
import { orderAdditionLines, orderAdditions, orderItemParts, orderItems, staff } from '../../db/schema';
import type { NewItem, NewPart } from './repository';

export type Addition = typeof orderAdditions.$inferSelect;
export type AdditionLine = typeof orderAdditionLines.$inferSelect;

export async function insertAddition(
  tx: Transaction,
  addition: typeof orderAdditions.$inferInsert,
  lines: (typeof orderAdditionLines.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderAdditions).values(addition);
  await tx.insert(orderAdditionLines).values(lines);
}

export const updateAddition = (tx: Transaction, id: string, change: Partial<Addition>) =>
  tx.update(orderAdditions).set(change).where(eq(orderAdditions.id, id));

export async function findAddition(db: Queries, id: string): Promise<Addition | null> {
  const [addition] = await db.select().from(orderAdditions).where(eq(orderAdditions.id, id));
  return addition ?? null;
}

const waitsFor = (orderId: string) => and(eq(orderAdditions.orderId, orderId), eq(orderAdditions.state, 'WAITING'));

/** An order has at most one. */
export async function findWaiting(db: Queries, orderId: string): Promise<Addition | null> {
  const [addition] = await db.select().from(orderAdditions).where(waitsFor(orderId));
  return addition ?? null;
}

/** Its stock goes back with the order's. */
export const withdrawWaiting = (tx: Transaction, orderId: string, endedAt: Date) =>
  tx.update(orderAdditions).set({ state: 'WITHDRAWN', endedAt }).where(waitsFor(orderId));

/** 0 where the order has none. */
export async function findNewestNumber(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(orderAdditions.number) })
    .from(orderAdditions)
    .where(eq(orderAdditions.orderId, orderId));
  return row?.number ?? 0;
}

export const findLines = (db: Queries, additionIds: readonly string[]): Promise<AdditionLine[]> =>
  db
    .select()
    .from(orderAdditionLines)
    .where(inArray(orderAdditionLines.additionId, [...additionIds]))
    .orderBy(asc(orderAdditionLines.lineNo));

const ender = alias(staff, 'ender');

/** Returns the oldest first, with who made and withdrew each. */
export const findOfOrder = (db: Queries, orderId: string) =>
  db
    .select({ addition: orderAdditions, person: staff.name, ender: ender.name })
    .from(orderAdditions)
    .leftJoin(staff, eq(staff.id, orderAdditions.staffId))
    .leftJoin(ender, eq(ender.id, orderAdditions.endedBy))
    .where(eq(orderAdditions.orderId, orderId))
    .orderBy(asc(orderAdditions.number));

export async function findLastLineNo(tx: Transaction, orderId: string): Promise<number> {
  const [line] = await tx
    .select({ lineNo: orderItems.lineNo })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(desc(orderItems.lineNo))
    .limit(1);
  return line?.lineNo ?? 0;
}

/** The units of these packs are held already: they are said to fill the order's lines once more. */
export async function insertLines(
  tx: Transaction,
  orderId: string,
  { items, parts, packIds }: { items: NewItem[]; parts: NewPart[]; packIds: readonly string[] },
): Promise<void> {
  await tx.insert(orderItems).values(items);
  if (parts.length > 0) await tx.insert(orderItemParts).values(parts);
  await tx.execute(
    sql`SELECT public.batch_lines(${orderId}, ARRAY[${sql.join(
      packIds.map((id) => sql`${id}::text`),
      sql`, `,
    )}])`,
  );
}
