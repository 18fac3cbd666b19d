import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns';

/** The number of a transaction, which compares with PostgreSQL's snapshots. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * PRODUCT: content, price or availability. SHELF: in stock or sold out. STOCK: a pack's quantity. SALES: number sold.
 */
export const CHANGE_KINDS = ['ALL', 'PRODUCT', 'SHELF', 'STOCK', 'SALES'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Written by triggers, read by every caching process (ADR 17), deleted after minutes. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<ChangeKind>().notNull(),
    productId: text('product_id'),
  },
  (table) => [
    check('catalogue_changes_kind_check', oneOf(table.kind, CHANGE_KINDS)),
    check('catalogue_changes_product_check', sql`(${table.kind} = 'ALL') = (${table.productId} IS NULL)`),
    index('catalogue_changes_transaction_index').on(table.transaction),
  ],
);
