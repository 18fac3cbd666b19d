import { and, asc, count, desc, eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Queries, Transaction } from '../../db/database';
import { addresses, auditLog, deliveryAreas, deliveryWindows } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { DeliveryArea } from './areas';

export type AreaRow = Awaited<ReturnType<typeof findAllAreas>>[number];
export type AreaFacts = Omit<typeof deliveryAreas.$inferInsert, 'id' | 'position' | 'version'>;

const inOrder = [asc(deliveryAreas.position), asc(deliveryAreas.id)];

export const areaFacts = sql<DeliveryArea[]>`coalesce((
  SELECT json_agg(json_build_object('id', ${deliveryAreas.id}, 'corners', ${deliveryAreas.corners},
    'deliverySteps', ${deliveryAreas.deliverySteps}, 'minimumOrderPaise', ${deliveryAreas.minimumOrderPaise})
    ORDER BY ${deliveryAreas.position}, ${deliveryAreas.id})
  FROM ${deliveryAreas} WHERE ${deliveryAreas.active}), '[]')`;

/** Active ones, by precedence. */
export async function findAreas(db: Queries) {
  const rows = await db
    .select()
    .from(deliveryAreas)
    .where(eq(deliveryAreas.active, true))
    .orderBy(...inOrder);
  return rows.map(({ nameEn, nameTa, nameHi, ...area }) => ({ ...area, name: { en: nameEn, ta: nameTa, hi: nameHi } }));
}

/** Inactive ones too, by precedence. */
export const findAreaNames = (db: Queries, language: Language): Promise<{ _id: string; name: string }[]> =>
  db
    .select({ _id: deliveryAreas.id, name: deliveryAreas[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(deliveryAreas)
    .orderBy(...inOrder);

const windowCount = sql<number>`(
  SELECT count(*)::int FROM ${deliveryWindows}
  WHERE ${deliveryWindows.areaId} = ${deliveryAreas}.id AND ${deliveryWindows.active})`;

/** Includes inactive areas. */
export const findAllAreas = (db: Queries) =>
  db
    .select({ ...getTableColumns(deliveryAreas), windowCount })
    .from(deliveryAreas)
    .orderBy(...inOrder);

/** Changes of areas wait for each other here: each is checked against all others. */
export const lockAreas = (tx: Transaction) =>
  tx.select().from(deliveryAreas).orderBy(asc(deliveryAreas.id)).for('update');

export const insertArea = (tx: Transaction, area: typeof deliveryAreas.$inferInsert) =>
  tx.insert(deliveryAreas).values(area);

export const updateArea = (tx: Transaction, id: string, change: AreaFacts) =>
  tx.update(deliveryAreas).set(change).where(eq(deliveryAreas.id, id));

/** Deletes its windows, too, which take no more orders. */
export async function deleteArea(tx: Transaction, id: string): Promise<void> {
  await tx.delete(deliveryAreas).where(eq(deliveryAreas.id, id));
  await tx.update(deliveryWindows).set({ active: false }).where(eq(deliveryWindows.areaId, id));
}

export async function setOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await tx
      .update(deliveryAreas)
      .set({ position: at + 1 })
      .where(eq(deliveryAreas.id, id));
  }
}

export async function findLastActor(db: Queries, areaId: string): Promise<string | null> {
  const [audited] = await db
    .select({ name: auditLog.staffName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, areaId), eq(auditLog.subject, 'deliveryArea')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return audited?.name ?? null;
}

const asPolygon = (corners: readonly LatLng[]): SQL =>
  sql`${`(${corners.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`}::polygon`;

const isInAny = (areas: readonly (readonly LatLng[])[]): SQL =>
  areas.length === 0
    ? sql`false`
    : sql`(${sql.join(
        areas.map((corners) => sql`${asPolygon(corners)} @> place`),
        sql` OR `,
      )})`;

/** The first of the areas that holds a row's point; null for none, and without a point. */
export const areaIdAt = (
  areas: readonly Pick<DeliveryArea, 'id' | 'corners'>[],
  { lat, lng }: Record<'lat' | 'lng', SQLWrapper>,
): SQL<string | null> =>
  areas.length === 0
    ? sql`NULL::text`
    : sql`CASE ${sql.join(
        areas.map(({ id, corners }) => sql`WHEN ${asPolygon(corners)} @> point(${lng}, ${lat}) THEN ${id}::text`),
        sql` `,
      )} END`;

export async function countMoved(db: Queries, before: LatLng[][], after: LatLng[][]) {
  const [row] = await db
    .select({
      lost: count(sql`CASE WHEN ${isInAny(before)} AND NOT ${isInAny(after)} THEN 1 END`),
      gained: count(sql`CASE WHEN ${isInAny(after)} AND NOT ${isInAny(before)} THEN 1 END`),
    })
    .from(sql`(SELECT point(${addresses.lng}, ${addresses.lat}) AS place FROM ${addresses}) AS saved`);
  return row ?? { lost: 0, gained: 0 };
}
