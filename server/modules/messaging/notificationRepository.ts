import { and, asc, eq, inArray, isNull, lt, notExists, sql, type SQLWrapper } from 'drizzle-orm';
import type {
  MessageChannel,
  MessageGroup,
  NotificationKind,
  NotificationState,
} from '../../../contract/messageConstants';
import type { Language } from '../../../contract/constants';
import { INVOICE_KINDS } from '../../../contract/invoiceConstants';
import { MAILED_KINDS, NEVER_TEXTED, NOTIFICATION_RULES } from '../../../contract/messageKindConstants';
import type { Queries, Transaction } from '../../db/database';
import {
  contactStops,
  customers,
  enquiries,
  enquiryMessages,
  invoices,
  messagePreferences,
  messages,
  notifications,
  orders,
  outbox,
  pushSubscriptions,
  storeSettings,
  waitlistEntries,
  whatsAppConsents,
} from '../../db/schema';
import { currentRequestId } from '../../lib/requestId';

export type Notification = typeof notifications.$inferSelect;

/** The lane of the outbox that sends a channel's notifications. */
export const laneOf = (channel: MessageChannel): string => `notify ${channel}`;
/** The lane for those that went wrong once: another try is late if it waits behind thousands of first ones. */
export const againLaneOf = (channel: MessageChannel): string => `${laneOf(channel)} again`;

/** What is told, and by what it can be. */
interface NewNotifications {
  kind: NotificationKind;
  group: MessageGroup;
  subjectId: string | null;
  eventKey: string;
  now: Date;
  sendAt: Date;
  worthUntil: Date;
  has: { whatsApp: boolean; mail: boolean; push: boolean };
}

const shopLanguage = sql`(SELECT ${storeSettings.settings} -> 'languages' ->> 0 FROM ${storeSettings} LIMIT 1)`;

const isStopped = (channel: MessageChannel, contact: SQLWrapper) =>
  sql`EXISTS (SELECT FROM ${contactStops} WHERE ${contactStops.channel} = ${channel} AND ${contactStops.contact} = ${contact})`;

/** Whether the customer's last word on WhatsApp to the number is a yes. */
const takesWhatsApp = (customerId: SQLWrapper, mobileNumber: SQLWrapper) => sql<boolean>`(coalesce((
  SELECT ${whatsAppConsents.isGiven} FROM ${whatsAppConsents}
  WHERE ${whatsAppConsents.customerId} = ${customerId} AND ${whatsAppConsents.mobileNumber} = ${mobileNumber}
  ORDER BY ${whatsAppConsents.createdAt} DESC, ${whatsAppConsents.id} DESC LIMIT 1), false) AND NOT ${isStopped('WHATSAPP', mobileNumber)})`;

/** An e-mail that left since the order's invoice was issued has brought it. */
const hasInvoice = (orderId: SQLWrapper) => sql`EXISTS (
  SELECT FROM ${invoices} JOIN ${notifications} AS mailed ON mailed.order_id = ${invoices.orderId} JOIN ${messages} ON ${messages.notificationId} = mailed.id
  WHERE ${invoices.orderId} = ${orderId} AND ${inArray(invoices.kind, [...INVOICE_KINDS])} AND mailed.channel = 'EMAIL'
    AND mailed.kind IN ${[...MAILED_KINDS]} AND ${inArray(messages.state, ['ACCEPTED', 'SENT', 'DELIVERED', 'READ'])} AND ${messages.createdAt} >= ${invoices.issuedAt})`;

/** Whether the order's customer was mailed its invoice. */
export const isInvoiceMailed = async (db: Queries, orderId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), hasInvoice(orders.id)))) > 0;

/** Inserts notifications with their work for the outbox; those of an event that was told before are left out. */
const insertAll = (
  tx: Transaction,
  rows: ReturnType<typeof sql>,
  { now, sendAt, isAgain = false }: { now: Date; sendAt: Date; isAgain?: boolean },
) =>
  tx.execute(sql`
    WITH told AS (
      INSERT INTO ${notifications} (id, kind, channel, event_key, customer_id, order_id, ticket_number, waitlist_entry_id, subject_id, language,
        worth_until, created_at, updated_at)
      ${rows}
      ON CONFLICT DO NOTHING RETURNING id, channel)
    INSERT INTO ${outbox} (kind, payload, next_at, created_at, request_id)
    SELECT 'notify ' || channel || ${isAgain ? ' again' : ''}::text, jsonb_build_object('notificationId', id), ${sendAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${currentRequestId()}::text
    FROM told`);

/**
 * The customer's channel for the group, push where a browser asked for it, and e-mail for what brings the invoice. What is
 * never texted comes by e-mail and push alone. One statement, whatever the number of orders.
 */
export async function notifyOrders(
  tx: Transaction,
  orderIds: readonly string[],
  { kind, group, subjectId, eventKey, now, sendAt, worthUntil, has }: NewNotifications,
): Promise<void> {
  // Who orders by phone may have given no address.
  const mailStopped = sql`(person.email_id = '' OR ${isStopped('EMAIL', sql`lower(person.email_id)`)})`;
  const texted = sql`
        SELECT CASE
          WHEN chosen = 'WHATSAPP' AND ${has.whatsApp}::boolean AND ${takesWhatsApp(sql`person.customer_id`, sql`person.mobile_number`)} THEN 'WHATSAPP'
          WHEN chosen = 'EMAIL' AND ${has.mail}::boolean AND NOT ${mailStopped} THEN 'EMAIL'
          ELSE 'SMS' END AS channel`;
  const mailed = sql`SELECT 'EMAIL' AS channel WHERE ${has.mail}::boolean AND NOT ${mailStopped}`;
  const until = sql`${worthUntil.toISOString()}::timestamptz`;
  await insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, ${kind}, ways.channel, ${eventKey}::text || ' ' || person.order_id, person.customer_id,
        person.order_id, NULL, NULL, ${subjectId}::text, person.language, person.worth_until, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM (
        SELECT ${orders.id} AS order_id, ${customers.id} AS customer_id, ${customers.mobileNumber} AS mobile_number,
          ${customers.emailId} AS email_id, coalesce(${orders.language}, ${customers.language}, ${shopLanguage}, 'en') AS language,
          ${kind === 'PAYMENT_OPEN' ? sql`LEAST(${orders.expiresAt}, ${until})` : until} AS worth_until,
          ${messagePreferences.customerId} IS NOT NULL AS has_chosen, ${messagePreferences.channel} AS chosen
        FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
        LEFT JOIN ${messagePreferences} ON ${messagePreferences.customerId} = ${customers.id} AND ${messagePreferences.group} = ${group}
        WHERE ${inArray(orders.id, [...orderIds])}) AS person,
      LATERAL (
        ${NEVER_TEXTED.includes(kind) ? mailed : texted}
        UNION SELECT 'PUSH' WHERE ${has.push}::boolean
          AND EXISTS (SELECT FROM ${pushSubscriptions} WHERE ${pushSubscriptions.customerId} = person.customer_id)
        UNION SELECT 'EMAIL' WHERE ${has.mail && MAILED_KINDS.includes(kind)}::boolean AND NOT ${mailStopped}
          AND NOT ${hasInvoice(sql`person.order_id`)}) AS ways
      WHERE NOT (has_chosen AND chosen IS NULL)`,
    { now, sendAt },
  );
}

const wroteByWhatsApp = sql`(${enquiries.idempotencyKey} LIKE 'whatsapp:%' OR EXISTS (
  SELECT FROM ${enquiryMessages} WHERE ${enquiryMessages.ticketNumber} = ${enquiries.ticketNumber} AND ${enquiryMessages.side} = 'CUSTOMER'))`;

/** By WhatsApp where they wrote by it; by e-mail, which holds all of a reply; or else by SMS. Null for who can't be reached. */
const channelOfEnquirer = ({ whatsApp, mail }: NewNotifications['has']) => sql<'WHATSAPP' | 'EMAIL' | 'SMS' | null>`CASE
  WHEN ${whatsApp}::boolean AND ${wroteByWhatsApp} AND NOT ${isStopped('WHATSAPP', sql`${enquiries.mobileNumber}`)} THEN 'WHATSAPP'
  WHEN ${mail}::boolean AND ${enquiries.emailId} IS NOT NULL AND NOT ${isStopped('EMAIL', sql`lower(${enquiries.emailId})`)} THEN 'EMAIL'
  WHEN ${enquiries.mobileNumber} IS NOT NULL THEN 'SMS' END`;

export async function findChannelOfEnquirer(db: Queries, ticketNumber: string, has: NewNotifications['has']) {
  const [row] = await db
    .select({ channel: channelOfEnquirer(has) })
    .from(enquiries)
    .where(eq(enquiries.ticketNumber, ticketNumber));
  return row?.channel ?? null;
}

/** Nobody is told who can't be reached. */
export async function notifyEnquirer(
  tx: Transaction,
  ticketNumber: string,
  { kind, subjectId, eventKey, now, sendAt, worthUntil, has }: NewNotifications,
): Promise<void> {
  const channel = channelOfEnquirer(has);
  await insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, ${kind}, ${channel},
        ${eventKey}::text, ${enquiries.customerId}, NULL, ${enquiries.ticketNumber}, NULL, ${subjectId}::text, ${enquiries.language},
        ${worthUntil.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM ${enquiries} WHERE ${enquiries.ticketNumber} = ${ticketNumber} AND ${channel} IS NOT NULL`,
    { now, sendAt },
  );
}

/** Those who wait, by SMS: they gave a telephone number alone, and no word on WhatsApp. */
export const notifyWaiting = (
  tx: Transaction,
  entryIds: readonly string[],
  { kind, eventKey, now, sendAt, worthUntil }: NewNotifications,
) =>
  insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, ${kind}, 'SMS', ${eventKey}::text || ' ' || ${waitlistEntries.id}, NULL, NULL, NULL, ${waitlistEntries.id},
        NULL, ${waitlistEntries.language}, ${worthUntil.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM ${waitlistEntries} WHERE ${inArray(waitlistEntries.id, [...entryIds])}`,
    { now, sendAt },
  );

/** E-mail where an address takes it, and push where a browser asked for it. @param customerId of `customers` or what refers to it */
const untextedWays = (customerId: SQLWrapper, { mail, push }: NewNotifications['has']) => sql`(
  SELECT 'EMAIL' AS channel FROM ${customers} AS reached WHERE ${mail}::boolean AND reached.id = ${customerId} AND reached.email_id <> ''
    AND NOT ${isStopped('EMAIL', sql`lower(reached.email_id)`)}
  UNION SELECT 'PUSH' WHERE ${push}::boolean
    AND EXISTS (SELECT FROM ${pushSubscriptions} WHERE ${pushSubscriptions.customerId} = ${customerId}))`;

export const isReachableUntexted = (customerId: SQLWrapper, has: NewNotifications['has']) =>
  sql<boolean>`EXISTS ${untextedWays(customerId, has)}`;

export async function findReachableUntexted(
  db: Queries,
  customerId: string,
  has: NewNotifications['has'],
): Promise<boolean> {
  const reachable = isReachableUntexted(sql`${customers}.id`, has);
  return (await db.$count(customers, and(eq(customers.id, customerId), reachable))) > 0;
}

/** Who waits for a pack. */
export interface Awaiting {
  id: string;
  customerId: string;
  language: Language;
}

/** They asked once, and are told once. */
export const notifyAwaiting = (
  tx: Transaction,
  told: readonly Awaiting[],
  { kind, eventKey, subjectId, now, sendAt, worthUntil, has }: NewNotifications,
) =>
  insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, ${kind}, ways.channel, ${eventKey}::text || ' ' || person.id, person.customer_id, NULL, NULL, NULL,
        ${subjectId}::text, person.language, ${worthUntil.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(told.map(({ id, customerId, language }) => ({ id, customer_id: customerId, language })))}::jsonb)
        AS person (id text, customer_id text, language text),
      LATERAL ${untextedWays(sql`person.customer_id`, has)} AS ways`,
    { now, sendAt },
  );

/** Whether the same is told to a telephone on another channel, which then needs no message in place of this one. */
export const isToldByPhone = async (db: Queries, { eventKey, channel }: Notification): Promise<boolean> =>
  (await db.$count(
    notifications,
    and(
      eq(notifications.eventKey, eventKey),
      inArray(notifications.channel, channel === 'EMAIL' ? ['SMS', 'WHATSAPP'] : ['SMS']),
    ),
  )) > 0;

/** Tells the same by SMS. */
export const fallBackToSms = (tx: Transaction, { id }: Notification, now: Date) =>
  insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, kind, 'SMS', event_key, customer_id, order_id, ticket_number, waitlist_entry_id, subject_id, language, worth_until,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM ${notifications} WHERE id = ${id}`,
    { now, sendAt: now, isAgain: true },
  );

/** What a notification's event is called when it is told once more: it has one such repeat. */
export const keyOfRepeat = sql`${notifications.eventKey} || ' ' || ${notifications.id}`;

/** Tells it once more on the same channel. */
export async function notifyAgain(
  tx: Transaction,
  notificationId: string,
  { now, worthUntil }: { now: Date; worthUntil: Date },
): Promise<void> {
  await insertAll(
    tx,
    sql`
      SELECT gen_random_uuid()::text, kind, channel, ${keyOfRepeat}, customer_id, order_id, ticket_number, waitlist_entry_id, subject_id,
        language, ${worthUntil.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM ${notifications} WHERE ${notifications.id} = ${notificationId}`,
    { now, sendAt: now },
  );
}

/** A choice of the customer by which they get nothing of the kind's group. */
const switchedOff = (db: Queries, kind: NotificationKind, customerId: SQLWrapper) =>
  db
    .select({ one: sql`1` })
    .from(messagePreferences)
    .where(
      and(
        eq(messagePreferences.customerId, customerId),
        eq(messagePreferences.group, NOTIFICATION_RULES[kind].group),
        isNull(messagePreferences.channel),
      ),
    );

/** Unpaid orders that end before `until`, whose customers were not told yet and didn't say that they paid. */
export async function findPaymentsToRemind(db: Queries, now: Date, until: Date, limit: number): Promise<string[]> {
  const isTold = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.orderId, orders.id), eq(notifications.kind, 'PAYMENT_OPEN')));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT']),
        sql`${orders.expiresAt} > ${now.toISOString()}::timestamptz`,
        sql`${orders.expiresAt} <= ${until.toISOString()}::timestamptz`,
        isNull(orders.saidPaidAt),
        notExists(isTold),
        notExists(switchedOff(db, 'PAYMENT_OPEN', orders.customerId)),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

// Sending ------------------------------------------------------------------------------------------------------------

export const findNotification = async (db: Queries, id: string): Promise<Notification | null> =>
  (await db.select().from(notifications).where(eq(notifications.id, id)))[0] ?? null;

/** The lock keeps two workers from deciding at once. */
export const lockNotification = async (tx: Transaction, id: string): Promise<Notification | null> =>
  (await tx.select().from(notifications).where(eq(notifications.id, id)).for('no key update'))[0] ?? null;

/** The oldest first. */
export const findAttempts = (db: Queries, notificationId: string) =>
  db
    .select({ carrier: messages.provider, state: messages.state, at: messages.createdAt })
    .from(messages)
    .where(eq(messages.notificationId, notificationId))
    .orderBy(asc(messages.createdAt));

export const setNotificationState = (tx: Queries, id: string, state: NotificationState, now: Date) =>
  tx.update(notifications).set({ state, updatedAt: now }).where(eq(notifications.id, id));

/** Has them decided about again, before first ones. */
export const tryAgain = async (
  tx: Transaction,
  again: readonly Pick<Notification, 'id' | 'channel'>[],
  { now, at }: { now: Date; at: Date },
): Promise<void> => {
  if (again.length === 0) return;
  const entries = again.map(({ id, channel }) => ({
    kind: againLaneOf(channel),
    payload: { notificationId: id },
    nextAt: at,
    createdAt: now,
  }));
  await tx.insert(outbox).values(entries);
};

/** Reports move their notifications. What was refused by report is tried another way. */
export async function followReport(
  tx: Transaction,
  notificationIds: readonly string[],
  state: 'SENT' | 'DELIVERED' | 'REFUSED',
  now: Date,
): Promise<void> {
  const before: Record<typeof state, NotificationState[]> = {
    SENT: ['UNKNOWN'],
    DELIVERED: ['WAITING', 'SENT', 'UNKNOWN', 'EXPIRED', 'REFUSED'],
    // A worker may be about to say that it is sent: then this waits for the worker.
    REFUSED: ['WAITING', 'SENT', 'UNKNOWN'],
  };
  const moved = await tx
    .update(notifications)
    .set({ state: state === 'REFUSED' ? 'WAITING' : state, updatedAt: now })
    .where(and(inArray(notifications.id, [...notificationIds]), inArray(notifications.state, before[state])))
    .returning({ id: notifications.id, channel: notifications.channel });
  if (state === 'REFUSED') await tryAgain(tx, moved, { now, at: now });
}

/** Whom it is for, as they are reached now; null for who left, or switched the group off since. */
export async function findRecipient(db: Queries, { kind, customerId, ticketNumber, waitlistEntryId }: Notification) {
  if (ticketNumber !== null) {
    const { name, mobileNumber, emailId } = enquiries;
    const takes = sql<boolean>`NOT ${isStopped('WHATSAPP', mobileNumber)}`;
    const [enquirer] = await db
      .select({ name, mobileNumber, emailId, takesWhatsApp: takes })
      .from(enquiries)
      .where(eq(enquiries.ticketNumber, ticketNumber));
    return enquirer ?? null;
  }
  if (waitlistEntryId !== null) {
    const [waiting] = await db
      .select({ mobileNumber: waitlistEntries.mobileNumber })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, waitlistEntryId));
    return waiting ? { name: '', ...waiting, emailId: null, takesWhatsApp: false } : null;
  }
  if (customerId === null) return null;
  const { id, name, mobileNumber, emailId } = customers;
  const [customer] = await db
    .select({ name, mobileNumber, emailId, takesWhatsApp: takesWhatsApp(sql`${id}`, sql`${mobileNumber}`) })
    .from(customers)
    .where(and(eq(id, customerId), notExists(switchedOff(db, kind, id))));
  return customer ?? null;
}

export const deleteOldNotifications = (db: Queries, before: Date) =>
  db.delete(notifications).where(lt(notifications.createdAt, before));
