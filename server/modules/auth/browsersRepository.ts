import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { customers, knownBrowsers } from '../../db/schema';

/** Null when none of the tokens belongs to the number. */
export async function findKnownBrowser(
  db: Queries,
  mobileNumber: string,
  tokenHashes: readonly string[],
): Promise<string | null> {
  if (tokenHashes.length === 0) return null;
  const [known] = await db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .innerJoin(customers, eq(customers.id, knownBrowsers.customerId))
    .where(and(eq(customers.mobileNumber, mobileNumber), inArray(knownBrowsers.tokenHash, [...tokenHashes])))
    .limit(1);
  return known?.tokenHash ?? null;
}

/** False when the browser was deleted meanwhile. */
export async function touchBrowser(tx: Transaction, tokenHash: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(knownBrowsers)
    .set({ usedAt })
    .where(eq(knownBrowsers.tokenHash, tokenHash))
    .returning({ tokenHash: knownBrowsers.tokenHash });
  return rows.length === 1;
}

export const insertBrowser = (tx: Transaction, browser: typeof knownBrowsers.$inferInsert) =>
  tx.insert(knownBrowsers).values(browser);

/** Leaves the `count` last used. */
export async function deleteOlderBrowsers(tx: Transaction, customerId: string, count: number): Promise<void> {
  const newest = tx
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.customerId, customerId))
    .orderBy(desc(knownBrowsers.usedAt))
    .limit(count);
  await tx
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.customerId, customerId), notInArray(knownBrowsers.tokenHash, newest)));
}

/** @param exceptHash null deletes all */
export const deleteOtherBrowsers = (tx: Transaction, customerId: string, exceptHash: string | null) =>
  tx
    .delete(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.customerId, customerId),
        exceptHash === null ? undefined : ne(knownBrowsers.tokenHash, exceptHash),
      ),
    );
