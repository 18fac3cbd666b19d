import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { REFUND_LIMITS, type RefundLimit } from '../../../contract/limitRaises';
import { createdAt, moment, oneOf, paise } from './columns';

/** Limits of refunds that a person raised. Until the next day they count for that person only once they are confirmed. */
export const limitRaises = pgTable(
  'limit_raises',
  {
    id: text('id').primaryKey(),
    name: text('name').$type<RefundLimit>().notNull(),
    beforePaise: paise('before_paise').notNull(),
    afterPaise: paise('after_paise').notNull(),
    raisedBy: text('raised_by').notNull(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    /** The only person with the right confirmed what they raised. */
    isAlone: boolean('is_alone').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('limit_raises_name_check', oneOf(table.name, REFUND_LIMITS)),
    check('limit_raises_paise_check', sql`${table.beforePaise} < ${table.afterPaise}`),
    check('limit_raises_confirmed_check', sql`(${table.confirmedBy} IS NULL) = (${table.confirmedAt} IS NULL)`),
    // Another person confirms.
    check(
      'limit_raises_persons_check',
      sql`${table.confirmedBy} IS NULL OR ${table.isAlone} OR ${table.confirmedBy} <> ${table.raisedBy}`,
    ),
  ],
);
