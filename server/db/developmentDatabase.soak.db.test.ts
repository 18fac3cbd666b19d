import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase';
import { projectRoot } from '../testing/projectRoot';
import { columnsOf, contentsOf, schemaOf } from '../testing/schemaOf';
import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase } from './database';
import { migrationsFolder } from './migrations';

/**
 * Made by pg_dump from a database that went through the 44 migrations of development before they became 15, with rows in
 * each table that they had added. Its functions did not name their schema yet, so the dump sets `search_path` to public.
 */
const FIXTURE = join(projectRoot, 'server', 'db', 'fixtures', 'development-0.3.sql.gz');
/** PGlite is built without lz4. */
const LZ4 = /^ALTER TABLE .* SET COMPRESSION lz4;$/m;

let empty: EmptyDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  const dump = gunzipSync(readFileSync(FIXTURE)).toString();
  database = await empty.open(projectRoot, {
    dump: process.env.TEST_DB === 'postgres' ? dump : dump.replace(LZ4, ''),
  });
});
afterEach(async () => {
  await database.close();
  await empty.drop();
});

/** Development had this many, until they became the first 15. */
const OF_DEVELOPMENT = 44;
const { entries } = JSON.parse(readFileSync(join(migrationsFolder(projectRoot), 'meta', '_journal.json'), 'utf8')) as {
  entries: unknown[];
};
const later = entries.length - 15;

const migrationCount = async () =>
  (await database.db.select({ id: sql<number>`id` }).from(sql`drizzle.__drizzle_migrations`)).length;

describe('a database of development', () => {
  it('goes on with all its rows, on the schema of a new database', async () => {
    // Later migrations add tables and columns.
    const columns = await columnsOf(database.db);
    const before = await contentsOf(database.db, columns);
    expect(Object.values(before).filter((rows) => rows.startsWith('0 rows')).length).toBeLessThan(20);
    await database.migrate();
    expect(await contentsOf(database.db, columns)).toEqual(before);
    expect(await migrationCount()).toBe(OF_DEVELOPMENT + later);

    const fresh = await openTestDatabase();
    expect(await schemaOf(database.db)).toEqual(await schemaOf(fresh.db));
    await fresh.close();
  });

  it('is rejected between two of the migrations that became one, and stays as it was', async () => {
    await database.db.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE id > (SELECT max(id) - 10 FROM drizzle.__drizzle_migrations)`,
    );
    const before = await schemaOf(database.db);
    await expect(database.migrate()).rejects.toThrow(/between two releases.*\n.*Start commit/);
    expect(await schemaOf(database.db)).toEqual(before);
    expect(await migrationCount()).toBe(OF_DEVELOPMENT - 10);
  });
});
