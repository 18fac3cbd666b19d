import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, paise } from './columns';

export const dayClosings = pgTable('day_closings', {
  day: date('day', { mode: 'string' }).primaryKey(),
  totals: jsonb('totals').$type<Record<string, number>>().notNull(),
  /** Missing cash is negative. */
  differencePaise: paise('difference_paise').notNull(),
  note: text('note'),
  closedBy: text('closed_by').notNull(),
  closedAt: createdAt(),
});
