import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

/**
 * A query that is built once for each database and that each connection plans once: `build` ends in `.prepare(name)`, and what changes from
 * call to call stands there as `sql.placeholder()`. Within a transaction it is built again, and its plan is still remembered.
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
 * A prepared query's array parameter whose length the planner does not see. It would always find the plan for the one element at hand cheaper than
 * that for arrays in general, and so plan each execution anew, which takes longer than to execute it.
 */
export const arrayParameter = (name: string, type: 'text' | 'int'): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(SELECT ${sql.placeholder(name)}::${array})::${array}`;
};
