import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Keyed by column name, for jsonb_populate_record(): one parameter for all columns. */
export function asRow<Table extends PgTable>(table: Table, values: Table['$inferInsert']): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field]?.name ?? field, value]));
}
