import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { dumpDatabase } from '../../db/backup/dump';
import { loadDatabase } from '../../db/backup/load';
import type { OpenDatabase } from '../../db/database';
import { runMigrations } from '../../db/migrations';
import { createPglite } from '../../db/pglite';
import * as schema from '../../db/schema';
import { createFolderStorage } from '../../ports/storage/folder';
import { createS3Storage } from '../../ports/storage/s3';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/emptyDatabase';
import { startFakeS3 } from '../../testing/fakeS3';
import { loggedInStaff, withFactor, type LoggedInStaff } from '../../testing/loggedInStaff';
import { databaseUrl } from '../../testing/postgresTestDatabase';
import { projectRoot } from '../../testing/projectRoot';
import { contentsOf, schemaOf } from '../../testing/schemaOf';
import { runJob } from '../../testing/runJob';
import { makeShopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { unsealSeed } from '../staff/seeds';
import { backUp, move, restore } from './backups.service';
import { drill } from './drill';
import { createHealthService } from './health.service';
import { weeklyDrill } from './jobs';
import { expiredBackups } from './retention';

const PASSPHRASE = 'correct horse battery';
const S3 = { region: 'in-1', accessKeyId: 'key-id', secretAccessKey: 'a secret key' };
const LINE = { _id: 'ml-thinai-500', quantity: 2, addons: [] };

let shop: TestApp;
let admin: LoggedInStaff;
let folder: string;
let file: string;
let contents: Record<string, string>;
let sequences: unknown;
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
  contents = await contentsOf(shop.deps.db);
  sequences = await sequencesOf(shop.database);
  await backUp(shop.deps.db, settings(), `${folder}/backups/`, () => new Date('2026-11-29T20:30:00Z'));
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
  return { db, reports: db, engine: 'pglite', migrate, close: () => client.close() };
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

async function* each<T>(lines: T[]) {
  yield* lines;
}

it('a backup fills PGlite, which moves to PostgreSQL, each equal row by row, with sequences, keys and second factors', async () => {
  const [small, large] = [await emptyPglite(), await emptyDatabase()];
  const newFolder = join(folder, 'new');
  const printed = await restore(small, settings({ secretKey: undefined, dataDir: newFolder }), {
    from: join(folder, 'backups'),
    passphrase: PASSPHRASE,
    now: new Date(),
  });
  expect(printed.join('\n')).toMatch(
    /Restored vayal-\w{8}-2026-11-29T20-30-00Z\.backup .*\n.*all equal\n.* 1 orders over ₹/,
  );
  await move(small.db, large, settings(), new Date());

  expect(await contentsOf(large.db)).toEqual(contents);
  expect(await schemaOf(large.db)).toEqual(await schemaOf(shop.deps.db));
  expect(await sequencesOf(large)).toEqual(sequences);
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
    restore(target, settings({ secretKey, dataDir }), { from, passphrase, now: new Date() });

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
  await expect(
    restore(shop.database, settings(), { from: file, passphrase: PASSPHRASE, now: new Date() }),
  ).rejects.toThrow(/has a shop in it already: \d+ orders, \d+ customers and 1 staff/);
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

it('a bucket takes a backup in parts, each of them tried again, and gives it back', async () => {
  const s3 = await startFakeS3('shop');
  const at = { bucket: 'shop', prefix: 'my shop/' };
  const storage = createS3Storage({ ...S3, endpoint: s3.url }, at, { partBytes: 50_000, retryMs: 1, timeoutMs: 5_000 });
  const whole = readFileSync(file);
  const content = () => createFolderStorage(join(folder, 'backups')).read(basename(file));
  let failures = 0;
  s3.fault = (call) => (call.includes('partNumber=2') && ++failures < 3 ? 503 : undefined);
  expect(await storage.write('large.backup', await content())).toBe(whole.length);
  expect(s3.files.get('my shop/large.backup')!.equals(whole)).toBe(true);
  expect((await buffer(await storage.read('large.backup'))).equals(whole)).toBe(true);

  for (const name of ['b', 'c']) await storage.write(name, each([Buffer.from(name)]));
  expect(await storage.list()).toEqual([
    { name: 'b', bytes: 1 },
    { name: 'c', bytes: 1 },
    { name: 'large.backup', bytes: whole.length },
  ]);

  s3.fault = (call) => (call.includes('partNumber=2') ? 503 : undefined);
  await expect(storage.write('never.backup', await content())).rejects.toThrow('status 503, after 5 tries');
  expect([s3.files.has('my shop/never.backup'), s3.calls.at(-1)]).toEqual([
    false,
    expect.stringMatching(/^DELETE .*uploadId/),
  ]);
  s3.fault = () => 403;
  await expect(storage.list()).rejects.toThrow('AccessDenied. Check S3_ACCESS_KEY_ID');
  await s3.close();
});

it('of two processes one makes the night’s backup, keeps what is to be kept, and tries again an hour after a failure', async () => {
  const target = join(folder, 'nightly');
  const night = new Date('2026-12-01T20:40:00Z');
  const mark = basename(file).split('-')[1]!;
  const stored = (day: string) => `vayal-${mark}-${day}T20-31-00Z.backup`;
  mkdirSync(target);
  for (const name of [
    stored('2026-11-29'),
    stored('2026-11-30'),
    'notes.txt',
    stored('2026-10-01').replace(mark, '00000000'),
  ])
    writeFileSync(join(target, name), '');
  const run = (now: Date, to = target) => {
    shop.deps.clock.set(now);
    const config = {
      ...shop.deps.config,
      ...settings(),
      backup: { ...settings().backup, to, keep: { days: 1, weeks: 0, months: 0 } },
    };
    return Promise.all([1, 2].map(() => runJob({ ...shop.deps, config }, 'back up')));
  };
  const runs = () => shop.deps.db.select().from(schema.backupRuns).orderBy(schema.backupRuns.id);
  const [byHand] = await runs();
  await run(night);
  expect(readdirSync(target).sort()).toEqual([
    'notes.txt',
    stored('2026-10-01').replace(mark, '00000000'),
    `vayal-${mark}-2026-12-01T20-40-00Z.backup`,
  ]);
  expect(await runs()).toMatchObject([
    byHand!,
    { kind: 'BACKUP', state: 'DONE', target, bytes: expect.any(Number), problem: null },
  ]);
  await run(new Date('2026-12-02T20:29:00Z'));
  expect(await runs()).toHaveLength(2);

  const later = (minutes: number) => new Date(Date.parse('2026-12-02T20:31:00Z') + minutes * 60_000);
  await run(later(0), '/dev/null/nowhere');
  await run(later(30));
  expect((await runs()).slice(2)).toMatchObject([
    { state: 'FAILED', problem: expect.stringContaining('No backup can be written') },
  ]);
  await run(later(61));
  expect((await runs()).slice(3)).toMatchObject([{ state: 'DONE', problem: null }]);
});

it('tries the newest backup beside the shop once a week, and tells Admins what needs them', async () => {
  const { config } = shop.deps;
  const [row] = await shop.deps.db.select({ name: sql<string>`current_database()` }).from(sql`(SELECT) AS once`);
  const database = { ...config.database, url: databaseUrl(row!.name) };
  const backup = { ...settings().backup, to: join(folder, 'backups') };
  const deps = { ...shop.deps, config: { ...config, ...settings(), database, backup } };
  const health = createHealthService(deps);
  const problems = async () => (await health.get()).problems.filter((problem) => problem !== 'DISK_LOW');
  const tryBackup = async (now: string) => {
    shop.deps.clock.set(new Date(now));
    await weeklyDrill(deps, () => drill(deps.config)).run();
  };
  await tryBackup('2026-12-03T20:40:00Z');
  await tryBackup('2026-12-09T20:40:00Z');
  const facts = await health.get();
  expect(facts.drill).toMatchObject({ done: { at: '2026-12-03T20:40:00.000Z' }, failed: null });
  expect(facts.drill.done?.rowCount).toBeGreaterThan(1_000);
  expect(await problems()).toEqual(['BACKUP_OLD', 'PASSPHRASE']);
  const left = await shop.deps.db
    .select()
    .from(sql`pg_database`)
    .where(sql`datname LIKE 'vayal_drill_%'`);
  expect(left).toEqual([]);

  await health.confirmPassphrase({ staffId: admin.staffId, name: admin.name, role: 2 });
  writeFileSync(file.replace('2026-11-29', '2026-12-09'), readFileSync(file).subarray(0, 50_000));
  await tryBackup('2026-12-10T20:40:00Z');
  expect(await problems()).toEqual(['BACKUP_OLD', 'DRILL_FAILED']);
  expect((await health.get()).drill).toMatchObject({
    done: expect.anything(),
    failed: { problem: expect.stringContaining('it was cut') },
  });
  expect(await health.countTodos()).toEqual({ openCount: (await health.get()).problems.length });
});

it('keeps a backup for each of the last days, weeks and months, and always the newest', () => {
  const daily = Array.from({ length: 400 }, (_, day) => ({
    name: String(day),
    at: new Date(Date.UTC(2026, 10, 29, 2) - day * 86_400_000),
  }));
  const twice = [...daily, { name: 'yesterday, earlier', at: new Date(Date.UTC(2026, 10, 28, 1)) }];
  const expired = new Set(expiredBackups(twice, { days: 7, weeks: 4, months: 12 }));
  const kept = twice.filter(({ name }) => !expired.has(name)).map(({ name }) => Number(name));
  // 29 November 2026 is a Sunday: Sundays end weeks, and the last days of months begin with 31 October.
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 29, 60, 90, 121, 152, 182, 213, 243, 274, 302, 333]);
  expect(expiredBackups(daily.slice(5), { days: 0, weeks: 0, months: 0 })).not.toContain('5');
});
