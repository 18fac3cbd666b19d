import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { addresses } from '../../db/schema';

export type AddressRow = typeof addresses.$inferSelect;
export type NewAddress = typeof addresses.$inferInsert;
export type AddressChange = Partial<Omit<AddressRow, 'id' | 'customerId' | 'isDefault' | 'createdAt'>>;

const newestFirst = [desc(addresses.createdAt), desc(addresses.id)];

const ownAddress = (customerId: string, addressId: string) =>
  and(eq(addresses.customerId, customerId), eq(addresses.id, addressId));

/** The default address comes first, then the newest. */
export const findAddresses = (db: Queries, customerId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), ...newestFirst);

/** The result is null for another customer's address. */
export async function findAddress(db: Queries, customerId: string, addressId: string): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(ownAddress(customerId, addressId));
  return row ?? null;
}

export async function findDefaultAddress(db: Queries, customerId: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), addresses.isDefault));
  return row ?? null;
}

export async function countAddresses(db: Queries, customerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  return row?.total ?? 0;
}

export async function insertAddress(tx: Transaction, address: NewAddress): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(address).returning();
  if (!row) throw new Error('the new address was not written');
  return row;
}

export async function updateAddress(
  tx: Transaction,
  customerId: string,
  addressId: string,
  change: AddressChange,
): Promise<AddressRow | null> {
  const [row] = await tx.update(addresses).set(change).where(ownAddress(customerId, addressId)).returning();
  return row ?? null;
}

/** Returns the deleted row. */
export async function deleteAddress(
  tx: Transaction,
  customerId: string,
  addressId: string,
): Promise<AddressRow | null> {
  const [row] = await tx.delete(addresses).where(ownAddress(customerId, addressId)).returning();
  return row ?? null;
}

export async function clearDefault(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), addresses.isDefault));
}

export async function setDefault(tx: Transaction, customerId: string, addressId: string): Promise<AddressRow | null> {
  const [row] = await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(ownAddress(customerId, addressId))
    .returning();
  return row ?? null;
}

export async function findNewestAddress(tx: Transaction, customerId: string): Promise<AddressRow | null> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}
