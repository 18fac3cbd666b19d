import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { LOG_UNITS } from '../../../contract/packSize';
import { readMobileNumber } from '../../../contract/readMobileNumber';
import type { Queries } from '../../db/database';
import { auditLog, banners, offers, orders, packs, products, staff } from '../../db/schema';

export interface AuditFilter {
  beforeId?: number;
  staffId?: string;
  action?: string;
  /** An order number, a mobile number of staff, a SKU, or an id. */
  subject?: string;
  /** `before` itself is excluded. */
  since?: Date;
  before?: Date;
  words?: readonly string[];
}

const unitInLog = sql`' ' || (${JSON.stringify(LOG_UNITS)}::jsonb ->> ${packs.measure})`;

/** A search for words reads so many of the rows that fit otherwise: no index finds parts of words in every script. */
const MOST_SEARCHED = 50_000;

/** The search covers the name and the states before and after. */
const text = sql`${auditLog.staffName} || ' ' || coalesce(${auditLog.before}::text, '') || ' ' || coalesce(${auditLog.after}::text, '')`;

const contains = (word: string) => sql`${text} ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

const newestFirst = (filter: AuditFilter): SQL[] => [
  ...(isByDay(filter) ? [desc(auditLog.at)] : []),
  desc(auditLog.id),
];

/** Days are found by their index, which ids don't follow where clocks differ. */
const isByDay = ({ since, before }: AuditFilter): boolean => since !== undefined || before !== undefined;

async function toCondition(db: Queries, filter: AuditFilter): Promise<SQL | undefined> {
  const { beforeId, staffId, action, subject, since, before } = filter;
  const subjectIds = subject === undefined ? [] : await findSubjectIds(db, subject);
  const isBehind = isByDay(filter)
    ? sql`(${auditLog.at}, ${auditLog.id}) < (SELECT last.at, last.id FROM audit_log AS last WHERE last.id = ${beforeId})`
    : lt(auditLog.id, beforeId ?? 0);
  return and(
    beforeId === undefined ? undefined : isBehind,
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    action === undefined ? undefined : eq(auditLog.action, action),
    subject === undefined ? undefined : or(...subjectIds.map((id) => eq(auditLog.subjectId, id))),
    since === undefined ? undefined : gte(auditLog.at, since),
    before === undefined ? undefined : lt(auditLog.at, before),
  );
}

/**
 * They are sorted with the newest first.
 * @returns `searchedTo` names the last row in which words were sought, while older ones remain
 */
export async function findAuditedActions(db: Queries, filter: AuditFilter, limit: number) {
  const { words = [] } = filter;
  const condition = await toCondition(db, filter);
  const order = newestFirst(filter);
  const searched = db
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(...order)
    .limit(MOST_SEARCHED)
    .as('audit_log');
  const matches = db
    .select({ id: searched.id })
    .from(searched)
    .where(and(...words.map(contains)))
    .limit(limit);
  const found = await db
    .select({
      audited: auditLog,
      subjectLabel: sql<
        string | null
      >`coalesce(${orders.orderNumber}, ${staff.name}, ${products.nameEn} || coalesce(' · ' || ${packs.netGrams} || ${unitInLog}, ''),
        CASE ${auditLog.subject}
          WHEN 'coupon' THEN ${auditLog.subjectId}
          WHEN 'offer' THEN (SELECT ${offers.titleEn} FROM ${offers} WHERE ${offers.id} = ${auditLog.subjectId})
          WHEN 'banner' THEN (SELECT ${banners.titleEn} FROM ${banners} WHERE ${banners.id} = ${auditLog.subjectId}) END)`,
    })
    .from(auditLog)
    .leftJoin(orders, and(eq(auditLog.subject, 'order'), eq(orders.id, auditLog.subjectId)))
    .leftJoin(staff, and(eq(auditLog.subject, 'staff'), eq(staff.id, auditLog.subjectId)))
    .leftJoin(packs, and(eq(auditLog.subject, 'pack'), eq(packs.id, auditLog.subjectId)))
    .leftJoin(
      products,
      sql`${products.id} = coalesce(${packs.productId}, CASE WHEN ${auditLog.subject} = 'product' THEN ${auditLog.subjectId} END)`,
    )
    .where(words.length === 0 ? condition : inArray(auditLog.id, matches))
    .orderBy(...order)
    .limit(limit);
  if (words.length === 0 || found.length === limit) return { found, searchedTo: null };
  const [searchedTo = null] = await db
    .select({ id: auditLog.id, at: auditLog.at })
    .from(auditLog)
    .where(condition)
    .orderBy(...order)
    .offset(MOST_SEARCHED - 1)
    .limit(1);
  return { found, searchedTo };
}

/** The text as an id, and the ids it names as an order number, mobile number or SKU. */
async function findSubjectIds(db: Queries, typed: string): Promise<string[]> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, typed.toUpperCase()));
  const [person] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.mobileNumber, readMobileNumber(typed)));
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.sku, typed.toUpperCase()));
  return [typed, ...[order, person, product].flatMap((found) => (found ? [found.id] : []))];
}

/** Includes people who were switched off. */
export const findNames = (db: Queries) =>
  db.select({ _id: staff.id, name: staff.name }).from(staff).orderBy(staff.name, staff.id);

/** Distinct actions, by an emulated loose index scan. */
export async function findActions(db: Queries): Promise<string[]> {
  const found = await db.execute(sql`
    WITH RECURSIVE known AS (
      (SELECT action FROM audit_log ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT later.action FROM audit_log later WHERE later.action > known.action ORDER BY later.action LIMIT 1)
      FROM known WHERE known.action IS NOT NULL
    )
    SELECT action FROM known WHERE action IS NOT NULL`);
  const { rows } = found as { rows: { action: string }[] };
  return rows.map(({ action }) => action);
}
