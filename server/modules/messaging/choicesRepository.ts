import { and, asc, desc, eq, ne, sql, type SQLWrapper } from 'drizzle-orm';
import { MESSAGE_GROUPS, type MessageChannel, type MessageGroup } from '../../../contract/messageConstants';
import type { Queries, Transaction } from '../../db/database';
import { customers, messagePreferences, whatsAppConsents } from '../../db/schema';

export type Consent = typeof whatsAppConsents.$inferInsert;

export const findChoices = (db: Queries, customerId: string) =>
  db
    .select()
    .from(messagePreferences)
    .where(eq(messagePreferences.customerId, customerId))
    .orderBy(asc(messagePreferences.group));

export const saveChoices = (
  tx: Transaction,
  customerId: string,
  { groups = MESSAGE_GROUPS, channel }: { groups?: readonly MessageGroup[]; channel: MessageChannel | null },
  now: Date,
) =>
  tx
    .insert(messagePreferences)
    .values(groups.map((group) => ({ customerId, group, channel, updatedAt: now })))
    .onConflictDoUpdate({
      target: [messagePreferences.customerId, messagePreferences.group],
      set: { channel, updatedAt: now },
    });

/** The other groups don't follow a new agreement by themselves. */
export const leaveWhatsAppIn = (tx: Transaction, customerId: string, exceptIn: MessageGroup, now: Date) =>
  tx
    .update(messagePreferences)
    .set({ channel: 'SMS', updatedAt: now })
    .where(
      and(
        eq(messagePreferences.customerId, customerId),
        eq(messagePreferences.channel, 'WHATSAPP'),
        ne(messagePreferences.group, exceptIn),
      ),
    );

export const insertConsent = (db: Queries, consent: Consent) => db.insert(whatsAppConsents).values(consent);

/** The newest first. */
export const findConsents = (db: Queries, customerId: string) =>
  db
    .select()
    .from(whatsAppConsents)
    .where(eq(whatsAppConsents.customerId, customerId))
    .orderBy(desc(whatsAppConsents.createdAt), desc(whatsAppConsents.id));

/** True when the last word on WhatsApp is a yes. */
export async function hasAgreed(db: Queries, customerId: string): Promise<boolean> {
  const [newest] = await findConsents(db, customerId).limit(1);
  return newest?.isGiven === true;
}

export async function findContacts(db: Queries, customerId: string) {
  const [row] = await db
    .select({ mobileNumber: customers.mobileNumber, emailId: customers.emailId })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row ?? null;
}

/** True once the customer has chosen a channel, or said yes or no to WhatsApp. */
export const hasDecided = (customerId: SQLWrapper) => sql<boolean>`(
  EXISTS (SELECT FROM ${messagePreferences} WHERE ${messagePreferences.customerId} = ${customerId})
  OR EXISTS (SELECT FROM ${whatsAppConsents} WHERE ${whatsAppConsents.customerId} = ${customerId}))`;
