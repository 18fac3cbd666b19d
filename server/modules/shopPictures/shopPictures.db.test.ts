import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '../../../contract/catalogueRules';
import type { UploadedPicture } from '../../../contract/shopPictures';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { buildApp } from '../../app';
import { auditLog, packs, pictureFiles, pictures } from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { runJob } from '../../testing/runJob';
import type { ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const DAY_SECONDS = 86_400;

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterAll(() => test.close());

const photo = (red: number, side = 480) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 90, b: 40 } } });
const jpeg = (red: number) => photo(red).jpeg().toBuffer();

const upload = (payload: Buffer, { query = 'kind=PACK&x=0&y=0&width=1', language = 'en' } = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/staff/pictures?${query}`,
    headers: { ...admin.headers, 'content-type': 'image/jpeg', 'accept-language': language },
    payload,
  });
const uploaded = async (payload: Buffer): Promise<UploadedPicture> => {
  const response = (await upload(payload)).json<ApiResponse>();
  expect(response.status).toBe(200);
  return response.data;
};
const isStored = async (id: string) =>
  (await test.deps.db.select().from(pictures).where(eq(pictures.id, id))).length > 0;

it('serves an upload to everybody, from every process, for good', async () => {
  const { _id, picture } = await uploaded(await jpeg(10));
  const other = await buildApp(test.deps);
  for (const app of [test.app, other]) {
    const { statusCode, headers, rawPayload } = await app.inject(`${picture.path}-360.avif`);
    expect([statusCode, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
      undefined,
    ]);
    expect((await sharp(rawPayload).metadata()).width).toBe(360);
    const again = { url: `${picture.path}-360.avif`, headers: { 'if-none-match': headers.etag as string } };
    expect((await app.inject(again)).statusCode).toBe(304);
  }
  expect((await test.app.inject(picture.share ?? '')).headers['content-type']).toBe('image/jpeg');
  await other.close();
  const [audited] = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
  expect(audited).toMatchObject({ staffName: 'Selvi', subject: 'picture', after: { kind: 'PACK', width: 480 } });
});

it.each(['/photos/0123456789abcdef0123-360.avif', '/photos/..%2Fpackage.json', '/photos/x'])(
  'has no %s',
  async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(404);
  },
);

it('stores the same upload once', async () => {
  const [first, second] = [await uploaded(await jpeg(20)), await uploaded(await jpeg(20))];
  expect(second._id).toBe(first._id);
  const files = await test.deps.db.select().from(pictureFiles).where(eq(pictureFiles.pictureId, first._id));
  expect(files.map(({ ending }) => ending).sort()).toEqual(
    ['-192.avif', '-320.webp', '-360.avif', '-480.avif', '-share.jpg'].sort(),
  );
});

it.each([
  ['en', 'This file is not a whole JPEG, PNG or WebP picture'],
  ['ta', 'இந்தக் கோப்பு முழுமையான JPEG, PNG அல்லது WebP படம் அல்ல'],
  ['hi', 'यह फ़ाइल पूरी JPEG, PNG या WebP तस्वीर नहीं है'],
])('says in %s that a file is no picture', async (language, message) => {
  const response = await upload(Buffer.from('<svg onload="alert(1)"/>'), { language });
  expect(response.json()).toMatchObject({ status: 400, message });
});

it('says what to do with an iPhone’s HEIC photo', async () => {
  expect((await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).json()).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^HEIC photos of an iPhone can’t be read here\. Choose a screenshot/),
  });
});

it('says what is wrong with a picture that is too large or too small', async () => {
  const large = await photo(10, 6400).png({ palette: true }).toBuffer();
  expect((await upload(large)).json().message).toBe(
    'This picture has more than 30 megapixels. Please take it in a smaller size',
  );
  expect((await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1))).json()).toMatchObject({
    status: 413,
    message: 'This picture is larger than 10 MB. Please choose a smaller file',
  });
  const { status, message } = (await upload(await jpeg(10), { query: 'kind=PACK&x=0&y=0&width=0.5' })).json();
  expect([status, message]).toEqual([400, expect.stringMatching(/too small to be sharp/)]);
  const { data } = (await upload(await jpeg(10), { query: 'kind=POSTER&x=-1&y=0&width=1' })).json();
  expect(Object.keys(data.fields).sort()).toEqual(['kind', 'x']);
});

it('holds few large uploads at a time, and says so to the others', async () => {
  const largest = Buffer.concat([await jpeg(30), Buffer.alloc(MAX_PICTURE_BYTES)]).subarray(0, MAX_PICTURE_BYTES);
  const responses = await Promise.all(Array.from({ length: 10 }, () => upload(largest)));
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503, 503]);
  const rejected = responses.find(({ statusCode }) => statusCode === 503);
  expect([rejected?.headers['retry-after'], rejected?.json().message]).toEqual([
    '5',
    'Other pictures are being prepared right now. Please try again in a moment',
  ]);
  expect((await upload(await jpeg(31))).statusCode).toBe(200);
});

it('an upload is for those who manage the catalogue', async () => {
  const selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  const payload = await jpeg(40);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/staff/pictures?kind=PACK&x=0&y=0&width=1',
    headers: { ...selvi.headers, 'content-type': 'image/jpeg' },
    payload,
  });
  expect(response.statusCode).toBe(403);
});

it('deletes a month later what the shop never showed, or shows no longer', async () => {
  const { db, clock } = test.deps;
  const [never, shown, replaced] = [
    await uploaded(await jpeg(50)),
    await uploaded(await jpeg(51)),
    await uploaded(await jpeg(52)),
  ];
  const show = (picture: UploadedPicture['picture'] | null, packId: string) =>
    db.update(packs).set({ picture }).where(eq(packs.id, packId));
  await show(shown.picture, 'ml-thinai-500');
  await show(replaced.picture, 'ml-thinai-1000');
  for (const { _id } of [shown, replaced]) {
    await db.update(pictures).set({ unusedSince: null }).where(eq(pictures.id, _id));
  }
  const left = async () => Promise.all([never, shown, replaced].map(({ _id }) => isStored(_id)));

  clock.advance(31 * DAY_SECONDS);
  await show(null, 'ml-thinai-1000');
  await runJob(test.deps, 'sweep unused pictures');
  expect(await left()).toEqual([false, true, true]);
  clock.advance(31 * DAY_SECONDS);
  await runJob(test.deps, 'sweep unused pictures');
  expect(await left()).toEqual([false, true, false]);
});
