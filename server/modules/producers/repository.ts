import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { ProducerCard } from '../../../contract/producers';
import { OPENING_BATCH } from '../../../contract/stockConstants';
import type { Queries, Transaction } from '../../db/database';
import { hasEachWord } from '../../db/hasEachWord';
import { auditLog, batches, packs, producerCertificates, producers, products } from '../../db/schema';
import { isForSale } from '../../db/schema/lists';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { nameColumns } from '../../db/secondName';

export type ProducerRow = typeof producers.$inferSelect;
export type CertificateRow = typeof producerCertificates.$inferSelect;

const byPosition = [asc(producerCertificates.producerId), asc(producerCertificates.position)];

// For staff ----------------------------------------------------------------------------------------------------------

/** By name, archived ones last. */
export const findProducers = (db: Queries) =>
  db
    .select({
      producer: producers,
      batchCount: sql<number>`(SELECT count(*)::int FROM ${batches} WHERE ${batches}.producer_id = ${producers}.id)`,
    })
    .from(producers)
    .orderBy(sql`${producers.archivedAt} IS NOT NULL`, asc(producers.nameEn), asc(producers.id));

/** @param producerIds undefined for those of all */
export const findCertificates = (db: Queries, producerIds?: readonly string[]): Promise<CertificateRow[]> =>
  db
    .select()
    .from(producerCertificates)
    .where(producerIds && inArray(producerCertificates.producerId, [...producerIds]))
    .orderBy(...byPosition);

/** All, so that two people who add a producer wait for each other. */
export const lockProducers = (tx: Transaction): Promise<ProducerRow[]> =>
  tx.select().from(producers).orderBy(asc(producers.id)).for('update');

export const insertProducer = (tx: Transaction, producer: typeof producers.$inferInsert) =>
  tx.insert(producers).values(producer);

export const updateProducer = (tx: Transaction, id: string, change: Partial<typeof producers.$inferInsert>) =>
  tx.update(producers).set(change).where(eq(producers.id, id));

export const deleteProducer = (tx: Transaction, id: string) => tx.delete(producers).where(eq(producers.id, id));

export async function replaceCertificates(
  tx: Transaction,
  producerId: string,
  rows: readonly (typeof producerCertificates.$inferInsert)[],
): Promise<void> {
  await tx.delete(producerCertificates).where(eq(producerCertificates.producerId, producerId));
  if (rows.length > 0) await tx.insert(producerCertificates).values([...rows]);
}

/** Who changed it last. */
export async function findLastActor(tx: Transaction, producerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: auditLog.staffName })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'producer'), eq(auditLog.subjectId, producerId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.name ?? null;
}

// What is on sale ----------------------------------------------------------------------------------------------------

/** Batches with units for sale in packs that customers see. */
const isOnSale = sql`${batches.stock} > 0 AND NOT ${packs.hidden}`;

const isShown = (withSamples: boolean): SQL =>
  withSamples
    ? sql`${producers.archivedAt} IS NULL`
    : sql`${producers.archivedAt} IS NULL AND NOT ${producers.isSample}`;

const isValidOn = (day: string): SQL =>
  sql`${day}::date BETWEEN ${producerCertificates.validFrom} AND ${producerCertificates.validUntil}`;

/** Words for 'organic' in the shop's languages. */
const ORGANIC = 'organic|இயற்கை|ஆர்கானிக்|ऑर्गेनिक|ऑर्गैनिक|जैविक';

/** Published products whose own texts claim it, while a batch on sale has no valid certificate, or none is on sale. */
export const findUnproven = (db: Queries, day: string, language: Language) => {
  const isProven = sql`EXISTS (
    SELECT FROM ${producers} JOIN ${producerCertificates} ON ${producerCertificates.producerId} = ${producers.id}
    WHERE ${producers.id} = ${batches.producerId} AND ${producers.archivedAt} IS NULL AND ${isValidOn(day)})`;
  return db
    .select({ _id: products.id, name: products[`name${LANGUAGE_SUFFIX[language]}`] })
    .from(products)
    .where(
      and(
        isForSale(products),
        sql`concat_ws(' ', ${products.nameEn}, ${products.nameTa}, ${products.nameHi}, ${products.taste}, ${products.origin}, ${products.insteadOf}) ~* ${ORGANIC}`,
        sql`coalesce((
          SELECT bool_and(${isProven}) FROM ${batches} JOIN ${packs} ON ${packs.id} = ${batches.packId}
          WHERE ${packs.productId} = ${products.id} AND ${isOnSale}), false) = false`,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(50);
};

// For customers ------------------------------------------------------------------------------------------------------

export const findShownSlugs = async (db: Queries, withSamples: boolean): Promise<string[]> => {
  const rows = await db
    .select({ slug: producers.slug })
    .from(producers)
    .where(isShown(withSamples))
    .orderBy(producers.id);
  return rows.map(({ slug }) => slug);
};

const MAX_FOUND = 8;

/** By name or place, in any of the shop's languages. */
export function findByWords(
  db: Queries,
  text: string,
  { language, withSamples }: { language: Language; withSamples: boolean },
): Promise<ProducerCard[]> {
  const suffix = LANGUAGE_SUFFIX[language];
  const { nameEn, nameTa, nameHi, placeEn, placeTa, placeHi } = producers;
  return db
    .select({ slug: producers.slug, name: producers[`name${suffix}`], place: producers[`place${suffix}`] })
    .from(producers)
    .where(and(isShown(withSamples), hasEachWord([nameEn, nameTa, nameHi, placeEn, placeTa, placeHi], text)))
    .orderBy(asc(producers.id))
    .limit(MAX_FOUND);
}

export async function findBySlug(db: Queries, slug: string, withSamples: boolean): Promise<ProducerRow | null> {
  const [row] = await db
    .select()
    .from(producers)
    .where(and(eq(producers.slug, slug), isShown(withSamples)));
  return row ?? null;
}

/** Packs that are on sale from a producer's batches. */
export async function findPackIdsOf(db: Queries, producerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: packs.id })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .where(and(eq(batches.producerId, producerId), isOnSale))
    .orderBy(asc(packs.id));
  return rows.map(({ id }) => id);
}

/** Stock of unknown origin has no page. */
export async function findTraced(db: Queries, code: string, language: Language) {
  const [row] = await db
    .select({
      batch: batches,
      producer: producers,
      ...nameColumns(language),
      netGrams: packs.netGrams,
      measure: packs.measure,
      picture: packs.picture,
      slug: products.slug,
      isForSale: sql<boolean>`${isForSale(products)}`,
    })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .leftJoin(producers, eq(producers.id, batches.producerId))
    .where(and(eq(batches.traceCode, code), sql`${batches.code} <> ${OPENING_BATCH}`));
  return row ?? null;
}

export async function isTraced(db: Queries, code: string): Promise<boolean> {
  const [row] = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.traceCode, code), sql`${batches.code} <> ${OPENING_BATCH}`));
  return row !== undefined;
}

/** Certificates that end on a day up to that, of producers that customers see; by the day. */
export const countEnding = (db: Queries, until: string): Promise<number> =>
  db.$count(
    producerCertificates,
    and(
      sql`${producerCertificates.validUntil} <= ${until}::date`,
      inArray(
        producerCertificates.producerId,
        db
          .select({ id: producers.id })
          .from(producers)
          .where(and(isNull(producers.archivedAt), eq(producers.isSample, false))),
      ),
      // A newer certificate of the same scheme replaces it.
      sql`NOT EXISTS (
        SELECT FROM producer_certificates AS newer WHERE newer.producer_id = ${producerCertificates.producerId}
        AND newer.scheme = ${producerCertificates.scheme} AND newer.valid_until > ${until}::date)`,
    ),
  );
