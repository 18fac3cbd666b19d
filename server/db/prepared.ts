import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

/**
 * A query built and planned once per connection of PostgreSQL, and of PGlite once per transaction: `build` ends in
 * `.prepare(name)` and varies only in `sql.placeholder()`.
 */
export function preparedOnce<Query>(build: (db: Queries) => Query): (db: Queries) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    const connection = connectionOf(db);
    const known = built.get(connection);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(connection, query);
    return query;
  };
}

/** The pool, or a transaction's connection of it. Drizzle makes another object per transaction, and hides this one. */
const connectionOf = (db: Queries) => (db._.session as unknown as { client: object }).client;

/**
 * An array parameter that hides its length from the planner, which would otherwise prefer a custom plan for each
 * execution.
 */
export const arrayParameter = (name: string, type: 'text' | 'int'): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(SELECT ${sql.placeholder(name)}::${array})::${array}`;
};
