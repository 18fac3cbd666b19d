import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns';

/** The number of the transaction that wrote a row, as PostgreSQL's snapshots know it. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * ALL: anything at all. PRODUCT: what it says or costs, or whether it is for sale. SHELF: it is sold out, or back. STOCK: how many are left of
 * a pack. SALES: how many were sold.
 */
export const CHANGE_KINDS = ['ALL', 'PRODUCT', 'SHELF', 'STOCK', 'SALES'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * What happened to the catalogue, written by triggers with each change and read by every process that keeps answers: see
 * docs/decisions/0017. Rows are kept for some minutes.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<ChangeKind>().notNull(),
    /** Null where it is about all. */
    productId: text('product_id'),
  },
  (table) => [
    check('catalogue_changes_kind_check', oneOf(table.kind, CHANGE_KINDS)),
    check('catalogue_changes_product_check', sql`(${table.kind} = 'ALL') = (${table.productId} IS NULL)`),
    index('catalogue_changes_transaction_index').on(table.transaction),
  ],
);
