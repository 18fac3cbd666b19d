import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase';
import type { OpenDatabase } from './database';
import { functionsFolder } from './functions';
import { migrationsFolder } from './migrations';

const isPostgres = process.env.TEST_DB === 'postgres';
const LOCK_TIMEOUT_MS = 50;
const TABLE = 'CREATE TABLE jars (id int PRIMARY KEY, label text)';
const INDEX =
  'DROP INDEX CONCURRENTLY IF EXISTS jars_label\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY jars_label ON jars (label)';

let root: string;
let databases: OpenDatabase[];
let empty: EmptyDatabase;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vayal-migrations-'));
  mkdirSync(join(migrationsFolder(root), 'meta'), { recursive: true });
  mkdirSync(functionsFolder(root));
  writeFileSync(join(functionsFolder(root), 'version.json'), '{ "version": 0 }');
  empty = await createEmptyDatabase();
  databases = [await open()];
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await empty.drop();
  rmSync(root, { recursive: true });
});

const open = () => empty.open(root, { lockTimeoutMs: LOCK_TIMEOUT_MS });

function write(...migrations: string[]) {
  migrations.forEach((text, at) => writeFileSync(join(migrationsFolder(root), `${at}.sql`), text));
  const entries = migrations.map((_, at) => ({
    idx: at,
    version: '7',
    when: at + 1,
    tag: String(at),
    breakpoints: true,
  }));
  writeFileSync(join(migrationsFolder(root), 'meta', '_journal.json'), JSON.stringify({ entries }));
}

const first = () => databases[0]!;
const indexes = async () =>
  first()
    .db.select({ name: sql<string>`indexrelid::regclass::text`, valid: sql<boolean>`indisvalid` })
    .from(sql`pg_index`)
    .where(sql`indrelid = to_regclass('jars') AND NOT indisprimary`);
const count = async () =>
  (
    await first()
      .db.select({ id: sql<number>`id` })
      .from(sql`drizzle.__drizzle_migrations`)
  ).length;

describe('migrations', () => {
  it('run once each, in order', async () => {
    write(TABLE);
    await first().migrate();
    write(TABLE, 'ALTER TABLE jars ADD COLUMN grams int');
    await first().migrate();
    await first().migrate();
    expect(await count()).toBe(2);
  });

  it('leave nothing of a failed one, nor of those that were pending with it', async () => {
    write(TABLE);
    await first().migrate();
    write(
      TABLE,
      'ALTER TABLE jars ADD COLUMN grams int',
      'INSERT INTO jars VALUES (1)\n--> statement-breakpoint\nSELECT 1 / 0',
    );
    await expect(first().migrate()).rejects.toThrow();
    expect(await count()).toBe(1);
    await expect(first().db.execute(sql`SELECT grams FROM jars`)).rejects.toThrow();
    expect(
      await first()
        .db.select({ id: sql`id` })
        .from(sql`jars`),
    ).toEqual([]);
  });

  it('build an index concurrently, after a build that failed as well', async () => {
    write(
      TABLE,
      'INSERT INTO jars VALUES (1, $$x$$), (2, $$x$$)',
      INDEX.replace('CREATE INDEX', 'CREATE UNIQUE INDEX'),
    );
    await expect(first().migrate()).rejects.toThrow();
    // A concurrent build that failed leaves an invalid index behind.
    expect(await indexes()).toEqual(isPostgres ? [{ name: 'jars_label', valid: false }] : []);
    write(TABLE, 'SELECT 1', INDEX);
    await first().migrate();
    expect(await indexes()).toEqual([{ name: 'jars_label', valid: true }]);
    expect(await count()).toBe(3);
  });
});

(isPostgres ? describe : describe.skip)('migrations on PostgreSQL', () => {
  it('build an index concurrently while other processes wait for their turn', async () => {
    write(TABLE, INDEX);
    databases.push(await open(), await open());
    await Promise.all(databases.map((database) => database.migrate()));
    expect(await indexes()).toEqual([{ name: 'jars_label', valid: true }]);
  });

  it('wait in turns for a table that a transaction holds, so as not to hold up the shop behind them, and give up in the end', async () => {
    write(TABLE);
    await first().migrate();
    write(TABLE, 'ALTER TABLE jars ADD COLUMN grams int');
    await first().db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM jars`);
      await expect(first().migrate()).rejects.toThrow('for a table that others use');
    });
    expect(await count()).toBe(1);
    let migrating: Promise<void> | undefined;
    await first().db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM jars`);
      migrating = first().migrate();
      await tx.execute(sql`SELECT pg_sleep(${(3 * LOCK_TIMEOUT_MS) / 1000})`);
    });
    await migrating;
    expect(await count()).toBe(2);
  });
});
