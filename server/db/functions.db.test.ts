import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase';
import type { OpenDatabase } from './database';
import { functionsFolder } from './functions';
import { migrationsFolder, runMigrations } from './migrations';

let roots: string[];
let empty: EmptyDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  roots = [];
  empty = await createEmptyDatabase();
  database = await empty.open(build(0, {}));
});
afterEach(async () => {
  await database.close();
  await empty.drop();
  for (const root of roots) rmSync(root, { recursive: true });
});

const says = (name: string, text: string) => ({
  [name]: `-- A comment.\nCREATE OR REPLACE FUNCTION public.${name}() RETURNS text LANGUAGE sql AS $$\n  SELECT '${text}'\n$$;\n`,
});

/** A checkout with one migration and these functions. */
function build(version: number, functions: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vayal-functions-'));
  roots.push(root);
  mkdirSync(join(migrationsFolder(root), 'meta'), { recursive: true });
  mkdirSync(functionsFolder(root));
  writeFileSync(join(functionsFolder(root), 'version.json'), JSON.stringify({ version }));
  for (const [name, text] of Object.entries(functions)) writeFileSync(join(functionsFolder(root), `${name}.sql`), text);
  writeFileSync(join(migrationsFolder(root), '0.sql'), 'CREATE TABLE jars (id int PRIMARY KEY)');
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0', breakpoints: true }];
  writeFileSync(join(migrationsFolder(root), 'meta', '_journal.json'), JSON.stringify({ entries }));
  return root;
}

const start = (root: string) => runMigrations(database.db, root, { concurrently: false });
async function read<T>(expression: string): Promise<T> {
  const [row] = await database.db.select({ value: sql<T>`${sql.raw(expression)}` }).from(sql`(SELECT) AS once`);
  return row!.value;
}

describe('functions of the database', () => {
  it('are replaced by a newer build, and left in place by an older one that starts again', async () => {
    const older = build(1, says('greeting', 'older'));
    const newer = build(2, says('greeting', 'newer'));
    await start(older);
    expect(await read('greeting()')).toBe('older');
    await start(newer);
    expect(await read('greeting()')).toBe('newer');
    await start(older);
    expect(await read('greeting()')).toBe('newer');
    await start(newer);
    expect(await read('greeting()')).toBe('newer');
  });

  it('are left alone, with their triggers, when a newer build changes others', async () => {
    const rowVersion = `(SELECT xmin::text FROM pg_proc WHERE proname = 'farewell')`;
    await start(build(1, { ...says('greeting', 'older'), ...says('farewell', 'same') }));
    const before = await read(rowVersion);
    await start(build(2, { ...says('greeting', 'newer'), ...says('farewell', 'same') }));
    expect(await read('greeting()')).toBe('newer');
    expect(await read(rowVersion)).toBe(before);
  });

  it('calculate stored columns again where their file says so', async () => {
    const key = (text: string) =>
      `CREATE OR REPLACE FUNCTION public.key(id int) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '${text}' $$;\n`;
    await start(build(1, { key: key('older') }));
    await database.db.execute(sql`ALTER TABLE jars ADD COLUMN label text GENERATED ALWAYS AS (public.key(id)) STORED`);
    await database.db.execute(sql`INSERT INTO jars (id) VALUES (1)`);
    await start(build(2, { key: `${key('newer')}\nUPDATE public.jars SET id = id;\n` }));
    expect(await read('(SELECT label FROM jars)')).toBe('newer');
  });

  it('come with the tables or not at all', async () => {
    await expect(start(build(1, { broken: 'CREATE FUNCTION broken() RETURNS text' }))).rejects.toThrow();
    expect(await read("to_regclass('jars')")).toBeNull();
  });

  it('are only read by the next start of the same build, and by an older one', async () => {
    const older = build(1, says('greeting', 'older'));
    const newer = build(2, says('greeting', 'newer'));
    await start(newer);
    await database.db.transaction(
      async (tx) => {
        await runMigrations(tx, newer, { concurrently: false });
        await runMigrations(tx, older, { concurrently: false });
      },
      { accessMode: 'read only' },
    );
  });
});
