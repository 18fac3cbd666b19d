import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';

/** A keyed hash: it identifies the key without revealing it. */
export const secretKeyFingerprint = pgTable(
  'secret_key_fingerprint',
  {
    id: integer('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check('secret_key_fingerprint_one_row_check', sql`${table.id} = 1`)],
);
