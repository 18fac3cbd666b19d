import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { categories, couponRedemptions, coupons, offers } from '../../db/schema';

export type CouponRow = Awaited<ReturnType<typeof findCoupons>>[number];

/** They are sorted with the newest first. */
export const findCoupons = (db: Queries, code?: string) =>
  db
    .select({
      ...getTableColumns(coupons),
      savedPaise: sql<number>`coalesce((
        SELECT sum(${couponRedemptions.savedPaise}) FROM ${couponRedemptions}
        WHERE ${couponRedemptions.code} = ${coupons}.code AND ${couponRedemptions.givenBackAt} IS NULL), 0)::float8`,
      isOffered: sql<boolean>`EXISTS (SELECT FROM ${offers} WHERE ${offers.couponCode} = ${coupons}.code AND ${offers.active})`,
    })
    .from(coupons)
    .where(code === undefined ? undefined : eq(coupons.code, code))
    .orderBy(desc(coupons.startsAt), asc(coupons.code));

export const findCategories = (db: Queries) =>
  db
    .select({
      _id: categories.id,
      name: { en: categories.nameEn, ta: categories.nameTa, hi: categories.nameHi },
      hidden: categories.hidden,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

/** Redemptions wait for it, so that limits are compared with what has been redeemed. */
export async function lockCoupon(tx: Transaction, code: string): Promise<CouponRow | null> {
  await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('no key update');
  const [coupon] = await findCoupons(tx, code);
  return coupon ?? null;
}

export async function countCategories(tx: Transaction, ids: readonly string[]): Promise<number> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return found.length;
}

export const insertCoupon = (tx: Transaction, coupon: typeof coupons.$inferInsert) => tx.insert(coupons).values(coupon);

export const updateCoupon = (tx: Transaction, code: string, change: Partial<typeof coupons.$inferInsert>) =>
  tx.update(coupons).set(change).where(eq(coupons.code, code));

export const deleteCoupon = (tx: Transaction, code: string) => tx.delete(coupons).where(eq(coupons.code, code));

/** The offer that names it waits for those who delete it. */
export async function hasCoupon(tx: Transaction, code: string): Promise<boolean> {
  const [found] = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('key share');
  return found !== undefined;
}
