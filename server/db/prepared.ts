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
