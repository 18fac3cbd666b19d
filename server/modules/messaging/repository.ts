import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { ExportedMessage } from '../../../contract/customer';
import { LANGUAGES, type Language } from '../../../contract/constants';
import type { Carrier, MessageKind, MessageProviderName, MessageState } from '../../../contract/messageConstants';
import type { Queries, Transaction } from '../../db/database';
import {
  codeSpending,
  customers,
  earlyReports,
  messages,
  messageTemplates,
  notifications,
  staff,
} from '../../db/schema';
import type { TextProvider } from '../../ports/messages/port';

export type Message = typeof messages.$inferInsert;
export type EarlyReport = typeof earlyReports.$inferSelect;
export interface TemplateKey {
  kind: MessageKind;
  provider: MessageProviderName;
  language: Language;
}

// Templates ----------------------------------------------------------------------------------------------------------

export const findTemplates = (db: Queries) => db.select().from(messageTemplates);

const isTemplate = ({ kind, provider, language }: TemplateKey) =>
  and(
    eq(messageTemplates.kind, kind),
    eq(messageTemplates.provider, provider),
    eq(messageTemplates.language, language),
  );

export async function findTemplateId(db: Queries, key: TemplateKey): Promise<string | null> {
  const [row] = await db
    .select({ templateId: messageTemplates.templateId })
    .from(messageTemplates)
    .where(isTemplate(key));
  return row?.templateId ?? null;
}

/** The languages in which none of the providers can send a kind: each needs a template that is not entered. */
export async function findUnregistered(
  db: Queries,
  kind: MessageKind,
  providers: readonly Pick<TextProvider, 'name' | 'needsTemplate'>[],
): Promise<Language[]> {
  if (providers.some(({ needsTemplate }) => !needsTemplate)) return [];
  const names = providers.map(({ name }) => name);
  const entered = await db
    .select({ language: messageTemplates.language })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.kind, kind), inArray(messageTemplates.provider, names)));
  return LANGUAGES.filter((language) => !entered.some((template) => template.language === language));
}

export const saveTemplate = (tx: Transaction, key: TemplateKey, templateId: string, now: Date) =>
  tx
    .insert(messageTemplates)
    .values({ ...key, templateId, updatedAt: now })
    .onConflictDoUpdate({
      target: [messageTemplates.kind, messageTemplates.provider, messageTemplates.language],
      set: { templateId, updatedAt: now },
    });

export const deleteTemplate = (tx: Transaction, key: TemplateKey) => tx.delete(messageTemplates).where(isTemplate(key));

// Messages -----------------------------------------------------------------------------------------------------------

/** A later state never gives way to an earlier one: reports come in any order. */
const RANK: Record<MessageState, number> = {
  UNKNOWN: 0,
  FAILED: 1,
  ACCEPTED: 2,
  SENT: 3,
  REFUSED: 4,
  DELIVERED: 5,
  READ: 6,
};
const statesBefore = (state: MessageState) =>
  (Object.keys(RANK) as MessageState[]).filter((other) => RANK[other] < RANK[state]);

export const insertMessage = (db: Queries, message: Message) => db.insert(messages).values(message);

export type Reported = Pick<EarlyReport, 'state' | 'reason' | 'detail'>;

/** One by our id, or those of a provider by its ids or ours. */
export type Which = { id: string } | { provider: Carrier; providerIds: readonly string[]; ids: readonly string[] };

const isOneOf = (which: Which) =>
  'id' in which
    ? eq(messages.id, which.id)
    : and(
        eq(messages.provider, which.provider),
        or(inArray(messages.providerId, [...which.providerIds]), inArray(messages.id, [...which.ids])),
      );

/**
 * @param also what is stored whatever the state is
 * @returns the messages as they are now, without unknown ones; their state only moves forward
 */
export async function moveForward(
  db: Queries,
  which: Which,
  { state, reason, detail }: Reported,
  now: Date,
  also: Partial<Pick<Message, 'providerId' | 'pricePaise'>> = {},
) {
  const isBefore = inArray(messages.state, statesBefore(state));
  return db
    .update(messages)
    .set({
      ...also,
      state: sql`CASE WHEN ${isBefore} THEN ${state}::text ELSE ${messages.state} END`,
      reason: sql`CASE WHEN ${isBefore} THEN ${reason}::text ELSE ${messages.reason} END`,
      detail: sql`CASE WHEN ${isBefore} THEN ${detail}::text ELSE ${messages.detail} END`,
      updatedAt: now,
    })
    .where(isOneOf(which))
    .returning({
      id: messages.id,
      providerId: messages.providerId,
      state: messages.state,
      notificationId: messages.notificationId,
    });
}

export const keepEarlyReports = (db: Queries, reports: EarlyReport[]) =>
  db.insert(earlyReports).values(reports).onConflictDoNothing();

export const takeEarlyReports = (db: Queries, provider: Carrier, providerIds: readonly string[]) =>
  db
    .delete(earlyReports)
    .where(and(eq(earlyReports.provider, provider), inArray(earlyReports.providerId, [...providerIds])))
    .returning();

/** To whoever has the number. */
const notificationsTo = (db: Queries, mobileNumber: string) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(customers, eq(customers.id, notifications.customerId))
    .where(eq(customers.mobileNumber, mobileNumber));

/** With what went to their address and browsers. */
export async function exportMessagesTo(db: Queries, mobileNumber: string): Promise<ExportedMessage[]> {
  const { kind, provider, language, state, createdAt } = messages;
  const rows = await db
    .select({ kind, provider, language, state, createdAt })
    .from(messages)
    .where(
      or(eq(messages.mobileNumber, mobileNumber), inArray(messages.notificationId, notificationsTo(db, mobileNumber))),
    )
    .orderBy(desc(createdAt));
  return rows.map(({ createdAt: sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}

/** What waits for them is not sent any more: it goes first, so that no message of it follows. */
export async function forgetNumber(tx: Transaction, mobileNumber: string): Promise<void> {
  await tx.delete(notifications).where(inArray(notifications.id, notificationsTo(tx, mobileNumber)));
  await tx.update(messages).set({ mobileNumber: null }).where(eq(messages.mobileNumber, mobileNumber));
}

export async function deleteOld(db: Queries, before: { messages: Date; reports: Date; day: string }): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, before.messages));
  await db.delete(earlyReports).where(lt(earlyReports.createdAt, before.reports));
  await db.delete(codeSpending).where(lt(codeSpending.day, before.day));
}

// For the staff ------------------------------------------------------------------------------------------------------

const count = (states: readonly MessageState[]) =>
  sql<number>`count(*) FILTER (WHERE ${inArray(messages.state, [...states])})::int`;

/** What was printed is at its end. */
const isPrinted = eq(messages.provider, 'console');

/** Counts since a moment, and what was paid. */
export const countByProvider = (db: Queries, since: Date) =>
  db
    .select({
      provider: messages.provider,
      delivered: sql<number>`count(*) FILTER (WHERE ${inArray(messages.state, ['DELIVERED', 'READ'])}
        OR ${isPrinted} AND ${messages.state} = 'ACCEPTED')::int`,
      underWay: sql<number>`count(*) FILTER (WHERE ${inArray(messages.state, ['ACCEPTED', 'SENT', 'UNKNOWN'])}
        AND NOT ${isPrinted})::int`,
      refused: count(['REFUSED']),
      failed: count(['FAILED']),
      paise: sql<number>`coalesce(sum(${messages.pricePaise}), 0)::float8`,
    })
    .from(messages)
    .where(gte(messages.createdAt, since))
    .groupBy(messages.provider);

/** The newest of each provider that it took; null for none. */
export const findNewestTaken = (db: Queries) =>
  db
    .select({ provider: messages.provider, at: sql<string>`max(${messages.createdAt})` })
    .from(messages)
    .where(inArray(messages.state, ['ACCEPTED', 'SENT', 'DELIVERED', 'READ']))
    .groupBy(messages.provider);

// A day's login codes ------------------------------------------------------------------------------------------------

/**
 * Adds to what the day's login codes cost.
 * @param limitPaise null counts without a limit
 * @returns false where the limit would be passed
 */
export async function spendOnCode(
  tx: Transaction,
  day: string,
  pricePaise: number,
  limitPaise: number | null,
): Promise<boolean> {
  const after = sql`${codeSpending.paise} + ${pricePaise}`;
  const rows = await tx
    .insert(codeSpending)
    .values({ day, paise: pricePaise })
    .onConflictDoUpdate({
      target: codeSpending.day,
      set: { paise: after },
      ...(limitPaise !== null && { setWhere: sql`${after} <= ${limitPaise}` }),
    })
    .returning({ day: codeSpending.day });
  return rows.length > 0;
}

export const takeBackSpending = (tx: Transaction, day: string, pricePaise: number) =>
  tx
    .update(codeSpending)
    .set({ paise: sql`${codeSpending.paise} - ${pricePaise}` })
    .where(eq(codeSpending.day, day));

export async function findSpending(db: Queries, day: string): Promise<number> {
  const [row] = await db.select({ paise: codeSpending.paise }).from(codeSpending).where(eq(codeSpending.day, day));
  return row?.paise ?? 0;
}

// Tests to one's own number ------------------------------------------------------------------------------------------

export async function findNumberOfStaff(db: Queries, staffId: string): Promise<string> {
  const [row] = await db.select({ mobileNumber: staff.mobileNumber }).from(staff).where(eq(staff.id, staffId));
  if (!row) throw new Error('a login of the staff without a person');
  return row.mobileNumber;
}

/** When the nth newest message to a number was sent; null for fewer. */
export async function nthNewestTo(db: Queries, mobileNumber: string, since: Date, nth: number): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.mobileNumber, mobileNumber), gte(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt))
    .offset(nth - 1)
    .limit(1);
  return row?.createdAt ?? null;
}
