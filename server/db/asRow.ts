import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A row as JSON under the table's own names of its columns, for jsonb_populate_record(): however many columns and rows there are, they are one
 * parameter, and the statement stays the same.
 */
export function asRow<Table extends PgTable>(table: Table, values: Table['$inferInsert']): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field]?.name ?? field, value]));
}
