import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

/**
 * Plans a query once per PostgreSQL connection, or PGlite transaction. `build` ends in `.prepare(name)` and varies only
 * in placeholders.
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

/** The pool, or a transaction's connection, which Drizzle hides behind a new wrapper per transaction. */
export const connectionOf = (db: Queries) => (db._.session as unknown as { client: object }).client;

/** Hides the length from the planner, which otherwise prefers a custom plan per execution. */
export const arrayParameter = (name: string, type: 'text' | 'int'): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(SELECT ${sql.placeholder(name)}::${array})::${array}`;
};
