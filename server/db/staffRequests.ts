import { createHash } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { AppError } from '../lib/errors';
import { staffRequests } from './schema';
import type { Queries, Transaction } from './database';

interface StaffRequest {
  staffId: string;
  /** The header `idempotency-key`. */
  key: string;
  /** What is requested: the same key for anything else is rejected. */
  content: unknown;
  at: Date;
}

/**
 * Does `work` once per key, within its transaction: a device that lost the response sends its request again and gets the
 * first result. The same request at the same time waits. What throws is not stored.
 * @param work gives what JSON can store
 * @throws AppError 409 for a key used with another content
 */
export async function once<T>(
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
  await tx.update(staffRequests).set({ response }).where(isRow);
  return response;
}

/** Whether the same person requested the same before, under another key. */
export async function isRepeatedByHand(tx: Transaction, { staffId, key, content }: StaffRequest): Promise<boolean> {
  const { staffId: whose, key: otherKey, requestHash } = staffRequests;
  const isSame = and(eq(whose, staffId), ne(otherKey, key), eq(requestHash, hashOf(content)));
  return (await tx.$count(staffRequests, isSame)) > 0;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Devices have sent what they had by then. */
export const deleteOldRequests = (db: Queries, before: Date) =>
  db.delete(staffRequests).where(lt(staffRequests.createdAt, before));
