import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A row as JSON by column name for jsonb_populate_record(): one parameter and one statement, however many rows and
 * columns.
 */
export function asRow<Table extends PgTable>(table: Table, values: Table['$inferInsert']): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field]?.name ?? field, value]));
}
