import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, paise } from './columns';

export const dayClosings = pgTable('day_closings', {
  day: date('day', { mode: 'string' }).primaryKey(),
  totals: jsonb('totals').$type<Record<string, number>>().notNull(),
  /** It is negative if cash is missing. */
  differencePaise: paise('difference_paise').notNull(),
  note: text('note'),
  closedBy: text('closed_by').notNull(),
  closedAt: createdAt(),
});
