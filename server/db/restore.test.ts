import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { ensurePostgres } from '../../scripts/postgres.mjs';
import { createEmptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase';
import { databaseUrl } from '../testing/postgresTestDatabase';
import { projectRoot } from '../testing/projectRoot';
import { contentsOf, schemaOf } from '../testing/schemaOf';
import { makeShopper } from '../testing/shopper';
import { makeTestApp, type TestApp } from '../testing/testApp';
import { StartProblem } from '../lib/problem';
import type { OpenDatabase } from './database';

/** Debian keeps the server's programs off the PATH, other systems keep all of them together. */
const run = (program: string, args: string[]) =>
  promisify(execFile)(program, args, {
    env: { ...process.env, PATH: [ensurePostgres(), process.env.PATH].join(delimiter) },
  });

let folder: string;
let shop: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vayal-backup-'));
  shop = await makeTestApp();
  const shopper = await makeShopper(shop);
  await shopper.order([{ _id: 'ml-thinai-500', quantity: 2, addons: [] }]);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const urlOf = async ({ db }: OpenDatabase) => {
  const [row] = await db.select({ name: sql<string>`current_database()` }).from(sql`(SELECT) AS once`);
  return databaseUrl(row!.name);
};

async function restore(format: 'custom' | 'plain', empty: EmptyDatabase): Promise<OpenDatabase> {
  const backup = join(folder, format);
  await run('pg_dump', [`--format=${format}`, `--file=${backup}`, `--dbname=${await urlOf(shop.database)}`]);
  const restored = await empty.open(projectRoot);
  const into = `--dbname=${await urlOf(restored)}`;
  await (format === 'custom'
    ? run('pg_restore', ['--exit-on-error', into, backup])
    : run('psql', ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${backup}`, into]));
  return restored;
}

it.each(['custom', 'plain'] as const)(
  'a backup in the %s format restores every row, constraint and function, and the shop finds its products',
  async (format) => {
    const empty = await createEmptyDatabase();
    const restored = await restore(format, empty);
    expect(await contentsOf(restored.db)).toEqual(await contentsOf(shop.database.db));
    expect(await schemaOf(restored.db)).toEqual(await schemaOf(shop.database.db));

    await restored.migrate();
    const again = await makeTestApp({ database: restored });
    const response = await again.app.inject({
      method: 'POST',
      url: '/api/web/homepage/products',
      payload: { search: 'thinnai' },
    });
    expect(response.json<{ data: { items: { productName: string }[] } }>().data.items.length).toBeGreaterThan(0);
    await again.close();
    await empty.drop();
  },
);

it('a database that lacks a constraint and a function stops the start, which names both', async () => {
  const empty = await createEmptyDatabase();
  const restored = await restore('custom', empty);
  await restored.db.execute(sql`ALTER TABLE orders DROP CONSTRAINT orders_slot_id_delivery_slots_id_fk`);
  await restored.db.execute(sql`DROP FUNCTION product_terms CASCADE`);
  const start = restored.migrate();
  await expect(start).rejects.toThrow(StartProblem);
  await expect(start).rejects.toThrow(
    /- constraint orders_slot_id_delivery_slots_id_fk of orders\n- function product_terms\n/,
  );
  await restored.close();
  await empty.drop();
});
