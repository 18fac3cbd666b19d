import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

/**
 * A query built once per database and planned once per connection: `build` ends in `.prepare(name)` and varies only in
 * `sql.placeholder()`. Inside a transaction it is rebuilt, but its plan is reused.
 */
export function preparedOnce<Query>(build: (db: Queries) => Query): (db: Queries) => Query {
  const built = new WeakMap<Queries, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/**
 * An array parameter that hides its length from the planner, which would otherwise prefer a custom plan for each
 * execution.
 */
export const arrayParameter = (name: string, type: 'text' | 'int'): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(SELECT ${sql.placeholder(name)}::${array})::${array}`;
};
