import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { customers, knownBrowsers } from '../../db/schema';

export type BrowserOwner = { customerId: string } | { staffId: string };

const ownedBy = (owner: BrowserOwner) =>
  'staffId' in owner ? eq(knownBrowsers.staffId, owner.staffId) : eq(knownBrowsers.customerId, owner.customerId);

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

export async function findBrowsers(db: Queries, owner: BrowserOwner): Promise<string[]> {
  const rows = await db.select({ tokenHash: knownBrowsers.tokenHash }).from(knownBrowsers).where(ownedBy(owner));
  return rows.map(({ tokenHash }) => tokenHash);
}

/** Leaves the `count` last used. */
export async function deleteOlderBrowsers(tx: Transaction, owner: BrowserOwner, count: number): Promise<void> {
  const newest = tx
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(ownedBy(owner))
    .orderBy(desc(knownBrowsers.usedAt))
    .limit(count);
  await tx.delete(knownBrowsers).where(and(ownedBy(owner), notInArray(knownBrowsers.tokenHash, newest)));
}

export const deleteBrowser = (tx: Transaction, tokenHash: string) =>
  tx.delete(knownBrowsers).where(eq(knownBrowsers.tokenHash, tokenHash));

/** @param exceptHash null deletes all */
export const deleteOtherBrowsers = (tx: Transaction, owner: BrowserOwner, exceptHash: string | null) =>
  tx
    .delete(knownBrowsers)
    .where(and(ownedBy(owner), exceptHash === null ? undefined : ne(knownBrowsers.tokenHash, exceptHash)));
