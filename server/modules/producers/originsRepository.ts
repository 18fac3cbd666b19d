import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { ProductOrigins } from '../../../contract/homepage';
import { batches, packs, producerCertificates, producers, products } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

type Producer = ProductOrigins['producers'][number];

/** Of a product's batches on sale; null for those that name no producer. */
export type SoldOrigins = ((Producer & { isShown: boolean; isSample: boolean }) | null)[];

/** Use it in a statement that selects products. @param day yyyy-MM-dd, on which certificates are valid */
export const originsOfProduct = (language: Language, day: SQLWrapper) => {
  const suffix = LANGUAGE_SUFFIX[language];
  const [name, place] = [producers[`name${suffix}`], producers[`place${suffix}`]].map((column) =>
    sql.identifier(column.name),
  );
  return sql<SoldOrigins>`coalesce((
    SELECT json_agg(CASE WHEN producer.id IS NOT NULL THEN json_build_object(
      'slug', producer.slug, 'name', producer.${name}, 'place', producer.${place},
      'isShown', producer.archived_at IS NULL, 'isSample', producer.is_sample,
      'certificates', coalesce((
        SELECT json_agg(json_build_object('scheme', proof.scheme, 'body', proof.body, 'number', proof.number) ORDER BY proof.position)
        FROM ${producerCertificates} AS proof
        WHERE proof.producer_id = producer.id AND ${day}::date BETWEEN proof.valid_from AND proof.valid_until), '[]')) END
      ORDER BY producer.id)
    FROM (
      SELECT DISTINCT batch.producer_id FROM ${batches} AS batch JOIN ${packs} AS pack ON pack.id = batch.pack_id
      WHERE pack.product_id = ${products}.id AND batch.stock > 0 AND NOT pack.hidden
    ) AS sold LEFT JOIN ${producers} AS producer ON producer.id = sold.producer_id), '[]')`;
};
