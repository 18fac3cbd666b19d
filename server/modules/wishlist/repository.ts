import { and, asc, desc, eq, gt, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { awaitedPacks, packs, products, stockAlerts, wishes } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { isForSale } from '../../db/schema/lists';
import { sellableUnits } from '../../db/sellableUnits';

const nameIn = (language: Language) => products[`name${LANGUAGE_SUFFIX[language]}`];

// Wishes -------------------------------------------------------------------------------------------------------------

/** The newest first. */
export const findWishes = (db: Queries, customerId: string, language: Language) =>
  db
    .select({ id: products.id, name: nameIn(language), createdAt: wishes.createdAt })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.createdAt), asc(products.id));

export const findNames = (db: Queries, productIds: readonly string[], language: Language) =>
  db
    .select({ id: products.id, name: nameIn(language) })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.draft, false)));

export const countWishes = (tx: Transaction, customerId: string): Promise<number> =>
  tx.$count(wishes, eq(wishes.customerId, customerId));

/** Which of these are wished for, and which are for sale. */
export async function findWishable(tx: Transaction, customerId: string, productIds: readonly string[]) {
  const isWished = sql<boolean>`EXISTS (SELECT FROM ${wishes} WHERE ${wishes.productId} = ${products}.id AND ${wishes.customerId} = ${customerId})`;
  return tx
    .select({ id: products.id, isWished })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isForSale(products)));
}

export const insertWishes = (tx: Transaction, customerId: string, productIds: readonly string[], now: Date) =>
  tx
    .insert(wishes)
    // In the order that was given: the first is the newest.
    .values(productIds.map((productId, at) => ({ customerId, productId, createdAt: new Date(now.getTime() - at) })))
    .onConflictDoNothing();

export const deleteWish = (db: Queries, customerId: string, productId: string) =>
  db.delete(wishes).where(and(eq(wishes.customerId, customerId), eq(wishes.productId, productId)));

// Stock alerts -------------------------------------------------------------------------------------------------------

/** Units of a pack that customers can buy. */
const unitsForSale = sql<number>`CASE WHEN ${packs.hidden} OR NOT (${isForSale(products)}) THEN 0 ELSE ${sellableUnits()} END`;

/** Null for a pack that customers don't see. */
export async function findUnits(db: Queries, packId: string): Promise<number | null> {
  const [row] = await db
    .select({ units: unitsForSale })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(packs.id, packId), eq(packs.hidden, false), isForSale(products)));
  return row?.units ?? null;
}

/** In the order of asking. */
export const findAlerts = (db: Queries, customerId: string, language: Language) =>
  db
    .select({
      packId: packs.id,
      name: nameIn(language),
      netGrams: packs.netGrams,
      measure: packs.measure,
      createdAt: stockAlerts.createdAt,
    })
    .from(stockAlerts)
    .innerJoin(packs, eq(packs.id, stockAlerts.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(eq(stockAlerts.customerId, customerId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id));

/** Who asks again keeps their turn. */
export async function insertAlert(tx: Transaction, alert: typeof stockAlerts.$inferInsert): Promise<void> {
  await tx.insert(awaitedPacks).values({ packId: alert.packId }).onConflictDoNothing();
  await tx
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [stockAlerts.customerId, stockAlerts.packId],
      set: { language: sql`excluded.language` },
    });
}

export const deleteAlert = (db: Queries, customerId: string, packId: string) =>
  db.delete(stockAlerts).where(and(eq(stockAlerts.customerId, customerId), eq(stockAlerts.packId, packId)));

/** Units that were sold since are told of again once they are back. */
export const lowerToldUnits = (db: Queries) =>
  db.execute(sql`
    UPDATE ${awaitedPacks} SET told_units = stocked.units
    FROM (SELECT ${packs.id} AS id, ${unitsForSale} AS units FROM ${packs} JOIN ${products} ON ${products.id} = ${packs.productId}
      WHERE ${packs.id} IN (SELECT pack_id FROM ${awaitedPacks} WHERE told_units > 0)) AS stocked
    WHERE stocked.id = ${awaitedPacks}.pack_id AND ${awaitedPacks}.told_units > stocked.units`);

/** Packs of which more units are for sale than were told of. */
export async function findBackPacks(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ packId: awaitedPacks.packId })
    .from(awaitedPacks)
    .innerJoin(packs, eq(packs.id, awaitedPacks.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(gt(unitsForSale, awaitedPacks.toldUnits))
    .orderBy(asc(awaitedPacks.packId));
  return rows.map(({ packId }) => packId);
}

/** Locks the pack's queue. Returns how many units no customer was told of. */
export async function lockQueue(tx: Transaction, packId: string): Promise<number> {
  const [queue] = await tx.select().from(awaitedPacks).where(eq(awaitedPacks.packId, packId)).for('update');
  const units = await findUnits(tx, packId);
  return queue && units !== null ? units - queue.toldUnits : 0;
}

/** Takes the first of those who wait and can be reached out of the queue. */
export async function takeFirst(
  tx: Transaction,
  packId: string,
  { limit, isReachable }: { limit: number; isReachable: (customerId: SQLWrapper) => SQL },
) {
  const first = await tx
    .select({ id: stockAlerts.id, customerId: stockAlerts.customerId, language: stockAlerts.language })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.packId, packId), isReachable(stockAlerts.customerId)))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(limit)
    .for('update');
  if (first.length === 0) return [];
  const ids = first.map(({ id }) => id);
  await tx.delete(stockAlerts).where(inArray(stockAlerts.id, ids));
  return first;
}

export const addToldUnits = (tx: Transaction, packId: string, told: number) =>
  tx
    .update(awaitedPacks)
    .set({ toldUnits: sql`${awaitedPacks.toldUnits} + ${told}` })
    .where(eq(awaitedPacks.packId, packId));

/** A pack as its message names it; null while it isn't for sale. */
export async function findPackToTell(db: Queries, packId: string, language: Language) {
  const [row] = await db
    .select({ name: nameIn(language), slug: products.slug, netGrams: packs.netGrams, measure: packs.measure })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(packs.id, packId), eq(packs.hidden, false), isForSale(products)));
  return row ?? null;
}
