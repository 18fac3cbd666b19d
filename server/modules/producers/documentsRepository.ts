import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { batches, documents, producerCertificates } from '../../db/schema';
import type { StoredBytes } from '../photoStore';

export const insertDocument = (db: Queries, document: typeof documents.$inferInsert) =>
  db.insert(documents).values(document);

export async function findDocument(db: Queries, id: string): Promise<StoredBytes | null> {
  const [document] = await db
    .select({ bytes: documents.bytes, object: documents.object })
    .from(documents)
    .where(eq(documents.id, id));
  return (document as StoredBytes | undefined) ?? null;
}

/** Deletes what neither a certificate nor a batch names. */
export async function deleteUnused(db: Queries, before: Date): Promise<void> {
  const ofCertificates = db
    .select({ id: producerCertificates.id })
    .from(producerCertificates)
    .where(eq(producerCertificates.documentId, documents.id));
  const ofBatches = db.select({ id: batches.id }).from(batches).where(eq(batches.labReportId, documents.id));
  await db
    .delete(documents)
    .where(and(lt(documents.createdAt, before), notExists(ofCertificates), notExists(ofBatches)));
}
