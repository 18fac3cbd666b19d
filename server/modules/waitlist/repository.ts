import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { waitlistEntries } from '../../db/schema';
import { areaIdAt, type DeliveryArea } from '../deliveryAreas';

export type Entry = typeof waitlistEntries.$inferSelect;
type Areas = readonly Pick<DeliveryArea, 'id' | 'corners'>[];

/** Arbitrary, but the same in every process. */
const WAITLIST_LOCK = 7_202_450;

/** Serializes counting and writing, so that caps hold under concurrency. */
export const lockWaitlist = (tx: Transaction) => tx.execute(sql`SELECT pg_advisory_xact_lock(${WAITLIST_LOCK})`);

const { mobileNumber, placeKey, toldAt, createdAt, lat, lng } = waitlistEntries;

/** A number that was told and asks again starts as a new entry. */
export const deleteTold = (tx: Transaction, entry: Pick<Entry, 'mobileNumber' | 'placeKey'>) =>
  tx
    .delete(waitlistEntries)
    .where(and(eq(mobileNumber, entry.mobileNumber), eq(placeKey, entry.placeKey), isNotNull(toldAt)));

/** A number waits for a place once: asking again renews it, and adds the point where it had none. */
export const saveEntry = (tx: Transaction, entry: typeof waitlistEntries.$inferInsert) =>
  tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [mobileNumber, placeKey],
      set: {
        lat: sql`coalesce(excluded.lat, ${lat})`,
        lng: sql`coalesce(excluded.lng, ${lng})`,
        language: sql`excluded.language`,
        callerHash: sql`excluded.caller_hash`,
        createdAt: sql`excluded.created_at`,
      },
    });

/** Leaves a number the newest. */
export const deleteBeyond = (tx: Transaction, number: string, kept: number) =>
  tx
    .delete(waitlistEntries)
    .where(
      inArray(
        waitlistEntries.id,
        tx
          .select({ id: waitlistEntries.id })
          .from(waitlistEntries)
          .where(eq(mobileNumber, number))
          .orderBy(desc(createdAt), desc(waitlistEntries.id))
          .offset(kept),
      ),
    );

// What staff see -----------------------------------------------------------------------------------------------------

const matches = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const digits = search.replace(/\D/g, '').slice(-10);
  return or(
    sql`strpos(lower(${waitlistEntries.place}), lower(${search})) > 0`,
    digits === '' ? undefined : sql`strpos(${mobileNumber}, ${digits}) > 0`,
  );
};

/** The newest first, each with the area that its point is in. */
export const findEntries = (db: Queries, areas: Areas, search: string, limit: number) =>
  db
    .select({ entry: waitlistEntries, areaId: areaIdAt(areas, waitlistEntries) })
    .from(waitlistEntries)
    .where(matches(search))
    .orderBy(desc(createdAt), desc(waitlistEntries.id))
    .limit(limit);

export const countEntries = (db: Queries, search: string): Promise<number> =>
  db.$count(waitlistEntries, matches(search));

/** Those who were not told, by the area that their point is in. */
export async function countByArea(db: Queries, areas: Areas): Promise<Map<string, number>> {
  const areaId = areaIdAt(areas, waitlistEntries);
  const waiting = db
    .select({ areaId: areaId.as('area_id') })
    .from(waitlistEntries)
    .where(isNull(toldAt))
    .as('waiting');
  const rows = await db.select({ areaId: waiting.areaId, count: count() }).from(waiting).groupBy(waiting.areaId);
  return new Map(rows.flatMap((row) => (row.areaId === null ? [] : [[row.areaId, row.count]])));
}

/** Those who were not told and are in no area, by place; each place in its newest spelling. */
export async function countByPlace(db: Queries, areas: Areas, limit: number) {
  const offMapCount = count(sql`CASE WHEN ${lat} IS NULL THEN 1 END`);
  return db
    .select({
      place: sql<string>`(array_agg(${waitlistEntries.place} ORDER BY ${createdAt} DESC, ${waitlistEntries.id} DESC))[1]`,
      count: count(),
      offMapCount,
    })
    .from(waitlistEntries)
    .where(and(isNull(toldAt), sql`(${areaIdAt(areas, waitlistEntries)}) IS NULL`))
    .groupBy(placeKey)
    .orderBy(desc(count()), placeKey)
    .limit(limit);
}

export const deleteEntry = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.delete(waitlistEntries).where(eq(waitlistEntries.id, id)).returning({ id: waitlistEntries.id })).length > 0;

// Telling them -------------------------------------------------------------------------------------------------------

/** Notes the time with those who were not told: those in the area, or those without a point who wait for the place. */
export async function markTold(
  tx: Transaction,
  which: { areas: Areas; areaId: string } | { placeKey: string },
  { languages, now }: { languages: readonly Language[]; now: Date },
): Promise<string[]> {
  if (languages.length === 0) return [];
  const isMeant =
    'areaId' in which
      ? sql`(${areaIdAt(which.areas, waitlistEntries)}) = ${which.areaId}`
      : and(eq(placeKey, which.placeKey), isNull(lat));
  const told = await tx
    .update(waitlistEntries)
    .set({ toldAt: now })
    .where(and(isNull(toldAt), inArray(waitlistEntries.language, [...languages]), isMeant))
    .returning({ id: waitlistEntries.id });
  return told.map(({ id }) => id);
}

/** Whether the shop delivers there: null for what is gone. Without a point, staff have said so. */
export async function findPlace(db: Queries, areas: Areas, id: string) {
  const [row] = await db
    .select({
      place: waitlistEntries.place,
      hasPoint: sql<boolean>`${lat} IS NOT NULL`,
      areaId: areaIdAt(areas, waitlistEntries),
    })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id));
  return row ?? null;
}

// Personal data ------------------------------------------------------------------------------------------------------

export const findOfNumber = (db: Queries, number: string): Promise<Entry[]> =>
  db.select().from(waitlistEntries).where(eq(mobileNumber, number)).orderBy(desc(createdAt), desc(waitlistEntries.id));

export const deleteOfNumber = (tx: Transaction, number: string) =>
  tx.delete(waitlistEntries).where(eq(mobileNumber, number));

/** Deletes who waited or was told long ago, and the caller hashes of newer ones. */
export async function sweep(db: Queries, before: Record<'waiting' | 'told' | 'callers', Date>): Promise<void> {
  await db.delete(waitlistEntries).where(or(lt(createdAt, before.waiting), lt(toldAt, before.told)));
  await db
    .update(waitlistEntries)
    .set({ callerHash: null })
    .where(and(isNotNull(waitlistEntries.callerHash), lt(createdAt, before.callers)));
}
