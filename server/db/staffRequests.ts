import { createHash } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { AppError } from '../lib/errors';
import { staffRequests } from './schema';
import type { Queries, Transaction } from './database';

interface StaffRequest {
  staffId: string;
  /** The value of the header `idempotency-key`. */
  key: string;
  content: unknown;
  at: Date;
}

/**
 * Runs `work` once per key: repeated or concurrent requests get the first result, unless it threw.
 * @throws AppError 409 for a key used with other content
 */
export async function oncePerKey<T>(
  tx: Transaction,
  { staffId, key, content, at }: StaffRequest,
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = hashOf(content);
  const row = { staffId, key, requestHash, response: {}, createdAt: at };
  const inserted = await tx.insert(staffRequests).values(row).onConflictDoNothing().returning();
  const isRow = and(eq(staffRequests.staffId, staffId), eq(staffRequests.key, key));
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(staffRequests).where(isRow);
    if (earlier?.requestHash !== requestHash) throw new AppError(409, 'staff.keyUsed');
    return earlier.response as T;
  }
  const response = await work();
  if (response !== undefined) await tx.update(staffRequests).set({ response }).where(isRow);
  return response;
}

/** Whether the same content was sent under another key. */
export async function isRepeatedByHand(tx: Transaction, { staffId, key, content }: StaffRequest): Promise<boolean> {
  const { staffId: whose, key: otherKey, requestHash } = staffRequests;
  const isSame = and(eq(whose, staffId), ne(otherKey, key), eq(requestHash, hashOf(content)));
  return (await tx.$count(staffRequests, isSame)) > 0;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

export const deleteOldRequests = (db: Queries, before: Date) =>
  db.delete(staffRequests).where(lt(staffRequests.createdAt, before));
