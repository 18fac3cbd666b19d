import { and, eq, or } from 'drizzle-orm';
import type { StopReason } from '../../../contract/messageConstants';
import type { Queries } from '../../db/database';
import { contactStops, customers } from '../../db/schema';

export type Contact = Pick<typeof contactStops.$inferSelect, 'channel' | 'contact'>;

const isContact = ({ channel, contact }: Contact) =>
  and(eq(contactStops.channel, channel), eq(contactStops.contact, contact));

/** The newest reason counts. */
export const saveStop = (db: Queries, stop: typeof contactStops.$inferSelect) =>
  db
    .insert(contactStops)
    .values(stop)
    .onConflictDoUpdate({
      target: [contactStops.channel, contactStops.contact],
      set: { reason: stop.reason, createdAt: stop.createdAt },
    });

export async function hasStop(db: Queries, contact: Contact): Promise<boolean> {
  const rows = await db.select({ reason: contactStops.reason }).from(contactStops).where(isContact(contact));
  return rows.length > 0;
}

export const findStops = (db: Queries, contacts: readonly Contact[]) =>
  db
    .select()
    .from(contactStops)
    .where(or(...contacts.map(isContact)));

/** @param reason the only one to end */
export const deleteStops = (db: Queries, contacts: readonly Contact[], reason?: StopReason) =>
  db
    .delete(contactStops)
    .where(and(or(...contacts.map(isContact)), reason === undefined ? undefined : eq(contactStops.reason, reason)));

export async function findCustomerByNumber(db: Queries, mobileNumber: string): Promise<string | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.mobileNumber, mobileNumber));
  return row?.id ?? null;
}
