import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../contract/pictures';
import { CERTIFICATE_SCHEMES, type CertificateScheme } from '../../../contract/producerConstants';
import { createdAt, moment, oneOf, translatedColumns } from './columns';
import { bytes } from './photos';

/** PDFs that anyone may read: certificates and laboratory reports. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    /** It is null where the document is an object of a bucket. */
    bytes: bytes('bytes'),
    object: text('object'),
    createdAt: createdAt(),
  },
  (table) => [check('documents_object_check', sql`num_nonnulls(${table.bytes}, ${table.object}) = 1`)],
);

/** Farmers and groups of farmers whose harvest the shop sells. */
export const producers = pgTable(
  'producers',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    ...translatedColumns('name'),
    ...translatedColumns('place'),
    ...translatedColumns('story'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    pictures: jsonb('pictures').$type<Picture[]>().notNull().default([]),
    /** Invented for the demo: only there do customers see it. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Without a page of its own; batches go on naming it. */
    archivedAt: moment('archived_at'),
    /** A trigger counts it. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [check('producers_point_check', sql`(${table.lat} IS NULL) = (${table.lng} IS NULL)`)],
);

export const producerCertificates = pgTable(
  'producer_certificates',
  {
    id: text('id').primaryKey(),
    producerId: text('producer_id')
      .notNull()
      .references(() => producers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    scheme: text('scheme').$type<CertificateScheme>().notNull(),
    body: text('body').notNull(),
    number: text('number').notNull(),
    scope: text('scope').notNull(),
    /** Days in the shop's time zone, both included. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    documentId: text('document_id').references(() => documents.id),
  },
  (table) => [
    check('producer_certificates_scheme_check', oneOf(table.scheme, CERTIFICATE_SCHEMES)),
    check('producer_certificates_days_check', sql`${table.validUntil} > ${table.validFrom}`),
    index('producer_certificates_producer_index').on(table.producerId, table.position),
    index('producer_certificates_document_index').on(table.documentId),
  ],
);
