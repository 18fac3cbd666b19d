import { setImmediate } from 'node:timers/promises';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { dumpDatabase } from '../../db/backup/dump';
import { loadDatabase } from '../../db/backup/load';
import { photoObjects, photos as photosTable, pictureFiles } from '../../db/schema';
import { createEncodeQueue } from '../../lib/encodeQueue';
import { createEmptyDatabase } from '../../testing/emptyDatabase';
import { startFakeS3, type FakeS3 } from '../../testing/fakeS3';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { projectRoot } from '../../testing/projectRoot';
import { runJob } from '../../testing/runJob';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { createHealthService } from '../backups/health.service';
import { createEvidencePhotos, type EvidencePhotos } from '../evidencePhotos';
import { assertPhotosReachable, createObjectReader, createPhotoStore, movePhotos, openPhotoBucket } from '.';

const SWEEP = 'sweep the bucket of photos';

let s3: FakeS3;
let test: TestApp;
let photos: EvidencePhotos;
let admin: LoggedInStaff;
beforeEach(async () => {
  s3 = await startFakeS3('shop');
  test = await makeTestApp({
    env: {
      PHOTOS_IN: 's3://shop/photos',
      S3_ENDPOINT: s3.url,
      S3_REGION: 'in-1',
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'a secret key',
    },
  });
  ({ photos } = createEvidencePhotos(test.deps, createEncodeQueue(), createPhotoStore(test.deps)));
  admin = await loggedInStaff(test.deps);
});
afterEach(async () => {
  await test.close();
  await s3.close();
});

const jpeg = (red: number) =>
  sharp({ create: { width: 480, height: 480, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();
const store = async (orderId = 'order-1') =>
  photos.insert(test.deps.db, { kind: 'DELIVERY', orderId, ...(await photos.add(await jpeg(10))) });
const read = (photoId: string) => test.app.inject({ url: `/api/staff/photos/${photoId}`, headers: admin.headers });
const upload = async (red: number) =>
  test.app.inject({
    method: 'POST',
    url: '/api/staff/pictures?kind=PACK&x=0&y=0&width=1',
    headers: { ...admin.headers, 'content-type': 'image/jpeg' },
    payload: await jpeg(red),
  });
const pathOf = async (response: ReturnType<typeof upload>) =>
  (await response).json<{ data: { picture: { path: string } } }>().data.picture.path;
const problems = async () => (await createHealthService(test.deps).get()).problems;
const count = async () => ({
  objects: s3.files.size,
  registered: await test.deps.db.$count(photoObjects),
});

it('photos are objects of the bucket, under the same rights, until their row is gone', async () => {
  const [erased, kept] = [await store(), await store('order-2')];
  const path = await pathOf(upload(20));
  expect(await test.deps.db.$count(photosTable, isNotNull(photosTable.webp))).toBe(0);
  expect((await read(erased)).headers['content-type']).toBe('image/webp');
  expect((await test.app.inject(`/api/staff/photos/${erased}`)).statusCode).toBe(401);
  expect((await sharp((await test.app.inject(`${path}-360.avif`)).rawPayload).metadata()).width).toBe(360);
  const before = await count();
  expect(before.objects).toBe(before.registered);

  await test.deps.db.delete(photosTable).where(eq(photosTable.id, erased));
  // Its transaction failed, and this one's may be under way.
  await photos.add(await jpeg(30));
  await runJob(test.deps, SWEEP);
  expect((await count()).objects).toBe(before.objects + 1);
  test.deps.clock.advance(3_601);
  await photos.add(await jpeg(30));
  await runJob(test.deps, SWEEP);
  expect(await count()).toEqual({ objects: before.objects, registered: before.registered });
  expect((await read(kept)).statusCode).toBe(200);
});

it('a bucket that fails costs photos alone: uploads and photos get a 503, and nothing is stored by halves', async () => {
  const photoId = await store();
  for (const status of [503, 403]) {
    s3.fault = () => status;
    expect((await upload(40)).statusCode).toBe(503);
    expect((await read(photoId)).json()).toMatchObject({ message: expect.stringContaining('does not respond') });
    expect((await test.app.inject('/api/web/homepage/category/list')).statusCode).toBe(200);
  }
  expect(await test.deps.db.$count(pictureFiles)).toBe(0);
  s3.fault = () => undefined;
  expect((await read(photoId)).statusCode).toBe(200);
  expect(await problems()).not.toContain('PHOTOS_MISSING');
});

it('a bucket that goes silent, or stops within a photo, costs photos alone, and those only until its timeout', async () => {
  const photoId = await store();
  const [stored] = await test.deps.db.select().from(photosTable);
  const impatient = createPhotoStore(test.deps, { timeoutMs: 50, retries: 0 });
  for (const fault of ['SILENT', 'STALLED'] as const) {
    s3.fault = () => fault;
    await expect(impatient.put(await jpeg(80))).rejects.toMatchObject({ status: 503 });
    await expect(impatient.read({ bytes: null, object: stored!.object! })).rejects.toMatchObject({ status: 503 });
    const asked = s3.calls.length;
    const response = read(photoId).then(({ statusCode }) => statusCode);
    while (s3.calls.length === asked) await setImmediate();
    expect((await test.app.inject('/api/web/homepage/category/list')).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/staff/health', headers: admin.headers })).statusCode).toBe(200);
    s3.fault = () => 503;
    s3.hangUp();
    expect(await response).toBe(503);
  }
  expect(await problems()).not.toContain('PHOTOS_MISSING');
  s3.fault = () => undefined;
  expect((await read(photoId)).statusCode).toBe(200);
});

it('a missing or damaged photo is told to Admins, until it is there again', async () => {
  const path = await pathOf(upload(50));
  const files = [...s3.files];
  for (const [name] of files) s3.files.set(name, Buffer.from('other bytes'));
  expect((await test.app.inject(`${path}-360.avif`)).statusCode).toBe(404);
  expect(await problems()).toContain('PHOTOS_MISSING');
  expect(await pathOf(upload(50))).toBe(path);
  expect((await test.app.inject(`${path}-360.avif`)).statusCode).toBe(200);
  expect(await problems()).not.toContain('PHOTOS_MISSING');
});

it('a backup has all photos of the bucket, and names those that are missing', async () => {
  const [lost, whole] = [await store(), await store()];
  await pathOf(upload(60));
  const [row] = await test.deps.db.select().from(photosTable).where(eq(photosTable.id, lost));
  s3.files.delete(`photos/${row!.object}`);
  const bytes = (await read(whole)).rawPayload;
  const reader = createObjectReader(openPhotoBucket(test.deps.config));
  let text = '';
  const origin = { version: '0.3.0', createdAt: '', secretKeys: testSecrets.keys };
  await dumpDatabase(test.deps.db, origin, async (part) => void (text += part), reader.read);
  expect(reader.missing).toEqual([row!.object]);

  const empty = await createEmptyDatabase();
  const restored = await empty.open(projectRoot);
  const lines = async function* () {
    yield* text.trimEnd().split('\n');
  };
  await loadDatabase(restored, lines(), { root: projectRoot });
  const rows = await restored.db.select().from(photosTable);
  expect(rows.find(({ id }) => id === whole)).toMatchObject({ object: null, webp: bytes });
  expect(rows.find(({ id }) => id === lost)?.webp).toHaveLength(0);
  expect(await restored.db.$count(pictureFiles, isNull(pictureFiles.bytes))).toBe(0);
  // Beside the shop, with its settings, it removes nothing.
  const copy = await makeTestApp({ database: restored });
  copy.deps.clock.advance(86_400);
  await runJob({ ...test.deps, clock: copy.deps.clock, db: restored.db }, SWEEP);
  expect((await read(whole)).statusCode).toBe(200);
  await copy.close();
  await empty.drop();

  const noReader = createObjectReader(null);
  await expect(dumpDatabase(test.deps.db, origin, async () => undefined, noReader.read)).rejects.toThrow('PHOTOS_IN');
});

it('moves photos there and back, also after an interruption, and lets no start lose them', async () => {
  const { db, config, clock } = test.deps;
  const now = () => clock.now();
  const photoId = await store();
  await pathOf(upload(70));
  const before = (await read(photoId)).rawPayload;
  await expect(assertPhotosReachable(db, { ...config, photosIn: undefined })).rejects.toThrow(
    /^6 files of photos are in s3:\/\/shop\/photos\/: set PHOTOS_IN/,
  );
  const back = await movePhotos(db, config, 'database', now);
  expect(back.join()).toMatch(/^\d+ files .* were moved to the database .*All are there\. Take PHOTOS_IN out/);
  await assertPhotosReachable(db, { ...config, photosIn: undefined });
  expect((await read(photoId)).rawPayload.equals(before)).toBe(true);

  let puts = 0;
  s3.fault = (call) => (call.startsWith('PUT') && ++puts > 2 ? 403 : undefined);
  await expect(movePhotos(db, config, 'bucket', now)).rejects.toThrow('AccessDenied');
  expect(await db.$count(pictureFiles, isNull(pictureFiles.object))).toBeGreaterThan(0);
  s3.fault = () => undefined;
  expect((await movePhotos(db, config, 'bucket', now)).at(-1)).toBe('All are there.');
  expect(await db.$count(pictureFiles, isNull(pictureFiles.object))).toBe(0);
  expect((await read(photoId)).rawPayload.equals(before)).toBe(true);

  s3.files.clear();
  await expect(movePhotos(db, config, 'database', now)).rejects.toThrow(/0 files .* missing or damaged/);
});
