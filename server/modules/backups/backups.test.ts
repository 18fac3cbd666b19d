import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { dumpDatabase } from '../../db/backup/dump';
import { loadDatabase } from '../../db/backup/load';
import type { OpenDatabase } from '../../db/database';
import { runMigrations } from '../../db/migrations';
import { createPglite } from '../../db/pglite';
import * as schema from '../../db/schema';
import { createFolderStorage } from '../../ports/storage/folder';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/emptyDatabase';
import { loggedInStaff, withFactor, type LoggedInStaff } from '../../testing/loggedInStaff';
import { projectRoot } from '../../testing/projectRoot';
import { contentsOf, schemaOf } from '../../testing/schemaOf';
import { makeShopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { unsealSeed } from '../staff/seeds';
import { backUp, move, restore } from './backups.service';

const PASSPHRASE = 'correct horse battery';
const LINE = { _id: 'ml-thinai-500', quantity: 2, addons: [] };

let shop: TestApp;
let admin: LoggedInStaff;
let folder: string;
let file: string;
const empties: EmptyDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vayal-backups-'));
  shop = await makeTestApp();
  await (await makeShopper(shop)).order([LINE]);
  admin = await loggedInStaff(shop.deps);
  await withFactor(shop.deps, admin);
  await shop.deps.db.insert(schema.photos).values({
    id: 'photo-1',
    kind: 'DELIVERY',
    orderId: 'an order',
    // Longer than a frame of the file, and without a text's limits.
    webp: Buffer.from(Uint8Array.from({ length: 200_000 }, (_, at) => (at * at) % 256)),
    width: 800,
    height: 600,
  });
  await shop.deps.db.execute(sql`UPDATE customers SET name = E'க "\\\\N"\n{,}' `);
  await backUp(shop.deps.db, settings(), `${folder}/backups/`, new Date('2026-11-29T20:30:00Z'));
  file = join(folder, 'backups', readdirSync(join(folder, 'backups'))[0]!);
});

afterAll(async () => {
  for (const empty of empties) await empty.drop();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const settings = (changes: { secretKey?: string | undefined; dataDir?: string } = {}) => ({
  ...shop.deps.config,
  dataDir: folder,
  secretKey: testSecrets.keys[0] as string | undefined,
  backup: { ...shop.deps.config.backup, passphrase: PASSPHRASE },
  ...changes,
});

async function emptyDatabase(): Promise<OpenDatabase> {
  const empty = await createEmptyDatabase();
  empties.push(empty);
  return empty.open(projectRoot);
}

async function emptyPglite(): Promise<OpenDatabase> {
  const client = await createPglite();
  const db = drizzle(client, { schema });
  const migrate = () => runMigrations(db, projectRoot, { concurrently: false });
  return { db, engine: 'pglite', migrate, close: () => client.close() };
}

async function sequencesOf({ db }: OpenDatabase) {
  return db
    .select({ name: sql<string>`sequencename`, value: sql<string>`last_value` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`sequencename`);
}

async function linesOfShop(): Promise<string[]> {
  let text = '';
  const origin = { version: '0.3.0', createdAt: '', secretKeys: testSecrets.keys };
  await dumpDatabase(shop.deps.db, origin, async (part) => void (text += part));
  return text.trimEnd().split('\n');
}

async function* each(lines: string[]) {
  yield* lines;
}

it('a backup fills PGlite, which moves to PostgreSQL, each equal row by row, with sequences, keys and second factors', async () => {
  const [small, large] = [await emptyPglite(), await emptyDatabase()];
  const newFolder = join(folder, 'new');
  const printed = await restore(small, settings({ secretKey: undefined, dataDir: newFolder }), {
    from: join(folder, 'backups'),
    passphrase: PASSPHRASE,
  });
  expect(printed.join('\n')).toMatch(
    /Restored vayal-\w{8}-2026-11-29T20-30-00Z\.backup .*\n.*all equal\n.* 1 orders over ₹/,
  );
  await move(small.db, large, settings(), new Date());

  expect(await contentsOf(large.db)).toEqual(await contentsOf(shop.deps.db));
  expect(await schemaOf(large.db)).toEqual(await schemaOf(shop.deps.db));
  expect(await sequencesOf(large)).toEqual(await sequencesOf(shop.database));
  const key = readFileSync(join(newFolder, 'key.secret'), 'utf8').trim();
  const [member] = await large.db.select().from(schema.staff).where(eq(schema.staff.id, admin.staffId));
  expect(unsealSeed([key], admin.staffId, member!.factorSeed!)).toMatch(/^[A-Z2-7]+$/);

  const restored = await makeTestApp({ database: large });
  expect((await restored.app.inject({ url: '/api/staff/me', headers: admin.headers })).statusCode).toBe(200);
  await restored.close();
  await small.close();
});

it('a backup has the rows of one moment, whatever is written meanwhile', async () => {
  const shopper = await makeShopper(shop);
  const before = await contentsOf(shop.deps.db);
  let text = '';
  const origin = { version: '0.3.0', createdAt: '', secretKeys: testSecrets.keys };
  await dumpDatabase(shop.deps.db, origin, async (part) => {
    // The header comes first, and then the tables.
    if (text === '') await shopper.place([LINE]);
    text += part;
  });
  const restored = await emptyDatabase();
  await loadDatabase(restored, each(text.trimEnd().split('\n')), { root: projectRoot });
  expect(await contentsOf(restored.db)).toEqual(before);
  expect(await contentsOf(shop.deps.db)).not.toEqual(before);
  await restored.close();
});

it('says what is wrong with a backup, and leaves the database empty and the key in its place', async () => {
  const whole = readFileSync(file);
  const target = await emptyDatabase();
  const put = (bytes: Buffer) => {
    writeFileSync(join(folder, 'bad.backup'), bytes);
    return join(folder, 'bad.backup');
  };
  const damaged = Buffer.from(whole);
  damaged[whole.length - 2_000]! ^= 1;
  const dataDir = join(folder, 'untouched');
  const tried = (from: string, passphrase = PASSPHRASE, secretKey?: string) =>
    restore(target, settings({ secretKey, dataDir }), { from, passphrase });

  await expect(tried(put(whole.subarray(0, -20)))).rejects.toThrow('it was cut, or not written whole');
  await expect(tried(put(whole.subarray(0, whole.length / 2)))).rejects.toThrow('it was cut, or not written whole');
  await expect(tried(put(damaged))).rejects.toThrow('The backup is damaged');
  await expect(tried(put(Buffer.from('PGDMP and so on')))).rejects.toThrow('not a backup of Vayal');
  await expect(tried(file, 'another passphrase')).rejects.toThrow('The passphrase is not the one of this backup');
  await expect(tried(file, PASSPHRASE, 'the key of another shop, as long')).rejects.toThrow(
    'another SECRET_KEY (Vayal)',
  );
  await expect(tried(join(folder, 'none.backup'))).rejects.toThrow('There is no backup');

  const [header = '', ...rest] = await linesOfShop();
  const load = (lines: string[]) => loadDatabase(target, each(lines), { root: projectRoot });
  const migratedTo = 2_000_000_000_000;
  await expect(load([JSON.stringify({ ...JSON.parse(header), migratedTo, version: '9.0.0' })])).rejects.toThrow(
    'made by release 9.0.0',
  );
  await expect(load([header, ...rest.slice(0, -1)])).rejects.toThrow('ends too early');
  const order = rest.findIndex((line) => line.includes('"VY1'));
  await expect(load([header, ...rest.toSpliced(order, 1)])).rejects.toThrow('The backup is damaged, in orders.');

  expect(
    await target.db
      .select()
      .from(sql`pg_tables`)
      .where(sql`schemaname IN ('public', 'drizzle')`),
  ).toEqual([]);
  expect(readdirSync(folder)).not.toContain('untouched');
  await target.close();
  await expect(restore(shop.database, settings(), { from: file, passphrase: PASSPHRASE })).rejects.toThrow(
    /has a shop in it already: \d+ orders, \d+ customers and 1 staff/,
  );
});

it('a backup that fails half way leaves no file, and says that the disk is full', async () => {
  const storage = createFolderStorage(join(folder, 'full'));
  async function* content() {
    yield Buffer.from('half');

    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  await expect(storage.write('a.backup', content())).rejects.toThrow('is full: no backup was written');
  expect(readdirSync(join(folder, 'full'))).toEqual([]);
});
