import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * PRODUCT: texts, prices or whether it is for sale. SHELF: sold out, or back. STOCK: the number left of a pack. SALES: the number sold.
 */
export const CHANGE_KINDS = ['ALL', 'PRODUCT', 'SHELF', 'STOCK', 'SALES'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Written by triggers and read by the cache of every process: see docs/decisions/0017.
 */
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
