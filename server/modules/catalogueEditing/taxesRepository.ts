import { and, asc, count, eq, gte, ne, sql } from 'drizzle-orm';
import type { TaxRate } from '../../../contract/staffTaxes';
import type { Queries, Transaction } from '../../db/database';
import { products, taxClasses, taxRates } from '../../db/schema';
import { seedTaxClasses, seedTaxRates } from '../../db/seed/taxes';
import { taxClassIdOf } from '../../db/taxOfProduct';

export type TaxClassRow = Awaited<ReturnType<typeof findTaxClasses>>[number];

const ratesOfClass = sql<TaxRate[]>`coalesce((
  SELECT json_agg(json_build_object('from', ${taxRates}.from_day, 'gstPercent', ${taxRates}.gst_percent) ORDER BY ${taxRates}.from_day)
  FROM ${taxRates} WHERE ${taxRates}.class_id = ${taxClasses}.id), '[]')`;

const productCount = sql<number>`(SELECT count(*)::int FROM ${products} WHERE ${taxClassIdOf()} = ${taxClasses}.id)`;

const columns = {
  id: taxClasses.id,
  name: taxClasses.name,
  hsn: taxClasses.hsn,
  version: taxClasses.version,
  rates: ratesOfClass,
  productCount,
};

export const findTaxClasses = (db: Queries) =>
  db.select(columns).from(taxClasses).orderBy(asc(taxClasses.name), asc(taxClasses.id));

export async function findTaxClass(db: Queries, id: string): Promise<TaxClassRow | null> {
  const [row] = await db.select(columns).from(taxClasses).where(eq(taxClasses.id, id));
  return row ?? null;
}

const currentPercent = (today: string) => sql<number>`coalesce((
  SELECT ${taxRates}.gst_percent FROM ${taxRates}
  WHERE ${taxRates}.class_id = ${taxClasses}.id AND ${taxRates}.from_day <= ${today}::date
  ORDER BY ${taxRates}.from_day DESC LIMIT 1), 0)`;

/** Includes the rates of today. */
export const findTaxChoices = (db: Queries, today: string) =>
  db
    .select({ _id: taxClasses.id, name: taxClasses.name, hsn: taxClasses.hsn, gstPercent: currentPercent(today) })
    .from(taxClasses)
    .orderBy(asc(taxClasses.name), asc(taxClasses.id));

/** A product that is being saved and a class that is being changed wait for each other here. */
export async function lockTaxClass(tx: Transaction, id: string, today: string) {
  const [row] = await tx
    .select({ hsn: taxClasses.hsn, gstPercent: currentPercent(today) })
    .from(taxClasses)
    .where(eq(taxClasses.id, id))
    .for('share');
  return row ?? null;
}

export const lockToChange = (tx: Transaction, id: string) =>
  tx.select({ id: taxClasses.id }).from(taxClasses).where(eq(taxClasses.id, id)).for('no key update');

export async function countOutside(tx: Transaction, id: string, hsn: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(products)
    .where(and(eq(taxClassIdOf(), id), sql`NOT starts_with(${products.hsn}, ${hsn})`));
  return row?.count ?? 0;
}

export const insertTaxClass = (tx: Transaction, row: typeof taxClasses.$inferInsert) =>
  tx.insert(taxClasses).values(row);

export async function insertUsual(tx: Transaction): Promise<{ id: string }[]> {
  const added = await tx
    .insert(taxClasses)
    .values(seedTaxClasses)
    .onConflictDoNothing()
    .returning({ id: taxClasses.id });
  const rates = seedTaxRates.filter(({ classId }) => added.some(({ id }) => id === classId));
  if (rates.length > 0) await tx.insert(taxRates).values(rates);
  return added;
}

export async function isNameTaken(tx: Transaction, name: string, exceptId: string): Promise<boolean> {
  const others = await tx
    .select({ id: taxClasses.id })
    .from(taxClasses)
    .where(and(eq(taxClasses.name, name), ne(taxClasses.id, exceptId)));
  return others.length > 0;
}

export const updateTaxClass = (tx: Transaction, id: string, change: { name: string; hsn: string }) =>
  tx.update(taxClasses).set(change).where(eq(taxClasses.id, id));

export const deleteTaxClass = (tx: Transaction, id: string) => tx.delete(taxClasses).where(eq(taxClasses.id, id));

export async function setRatesFrom(tx: Transaction, classId: string, day: string, next: readonly TaxRate[]) {
  await tx.delete(taxRates).where(and(eq(taxRates.classId, classId), gte(taxRates.fromDay, day)));
  if (next.length === 0) return;
  await tx.insert(taxRates).values(next.map(({ from, gstPercent }) => ({ classId, fromDay: from, gstPercent })));
}
