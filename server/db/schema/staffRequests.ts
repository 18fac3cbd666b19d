import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Idempotency: devices repeat requests after network failures. */
export const staffRequests = pgTable(
  'staff_requests',
  {
    staffId: text('staff_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('staff_requests_created_at_index').on(table.createdAt),
  ],
);
