import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database';

type Row<T extends PgTable> = Partial<T['$inferSelect']>;

/**
 * Different values per row, in one statement.
 * @param keys fields that identify a row
 */
export async function updateMany<T extends PgTable>(
  tx: Transaction,
  table: T,
  keys: readonly (keyof T['$inferSelect'] & string)[],
  rows: readonly Row<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const fields = Object.keys(first).map((field) => {
    const column = columns[field];
    if (!column) throw new Error(`there is no column ${field}`);
    return { field, column: column.name, name: sql.identifier(column.name), type: sql.raw(column.getSQLType()) };
  });
  const isKey = ({ field }: { field: string }) => (keys as readonly string[]).includes(field);
  const toRecord = (row: Row<T>) =>
    Object.fromEntries<unknown>(fields.map(({ field, column }): [string, unknown] => [column, row[field]]));
  const values = JSON.stringify(rows.map(toRecord));
  const list = (parts: ReturnType<typeof sql>[], joint = sql`, `) => sql.join(parts, joint);
  await tx.execute(sql`
    UPDATE ${table} SET ${list(fields.filter((field) => !isKey(field)).map(({ name }) => sql`${name} = changed.${name}`))}
    FROM jsonb_to_recordset(${values}::jsonb) AS changed(${list(fields.map(({ name, type }) => sql`${name} ${type}`))})
    WHERE ${list(
      fields.filter(isKey).map(({ name }) => sql`${table}.${name} = changed.${name}`),
      sql` AND `,
    )}`);
}
