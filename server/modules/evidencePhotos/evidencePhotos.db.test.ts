import sharp from 'sharp';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { photos as photosTable } from '../../db/schema';
import { createEncodeQueue } from '../../lib/encodeQueue';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { runJob } from '../../testing/runJob';
import { makeShopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { createPhotoStore } from '../photoStore';
import { createEvidencePhotos, type EvidencePhotos } from '.';

let test: TestApp;
let photos: EvidencePhotos;
beforeAll(async () => {
  test = await makeTestApp();
  ({ photos } = createEvidencePhotos(test.deps, createEncodeQueue(), createPhotoStore(test.deps)));
});
afterAll(() => test.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 40 } } });

async function store(orderId = 'order-1'): Promise<string> {
  const encoded = await photos.add(await picture(64, 48).jpeg().toBuffer());
  return photos.insert(test.deps.db, { kind: 'DELIVERY', orderId, ...encoded });
}

const read = (photoId: string, headers = {}) => test.app.inject({ url: `/api/staff/photos/${photoId}`, headers });
const stored = async () => (await test.deps.db.select({ id: photosTable.id }).from(photosTable)).map(({ id }) => id);

it('stores WebP of at most 1280 pixels, upright and without metadata', async () => {
  const taken = await picture(4000, 3000)
    .withExif({ IFD3: { GPSLatitude: '11/1 1/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { webp, width, height } = await photos.add(taken);
  expect([width, height]).toEqual([960, 1280]);
  const metadata = await sharp(webp).metadata();
  expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 960, undefined]);
});

it.each([
  [
    'of 40 megapixels',
    () => picture(8000, 5000).png({ compressionLevel: 9, palette: true }).toBuffer(),
    'tooManyPixels',
  ],
  ['that is a script under another name', async () => Buffer.from('<svg onload="alert(1)"/>'), 'notAnImage'],
  [
    'that only begins like a picture',
    async () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    'notAnImage',
  ],
  ['that is no body at all', async () => null, 'notAnImage'],
])('rejects a photo %s', async (_what, make, key) => {
  await expect(photos.add(await make())).rejects.toMatchObject({ status: 400, message: `photos.${key}` });
});

it('shows a photo to those who may see orders, and lets nothing cache it', async () => {
  const photoId = await store();
  const selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  const response = await read(photoId, selvi.headers);
  expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64 });
  expect((await read('unknown', selvi.headers)).statusCode).toBe(404);

  const rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER });
  expect((await read(photoId, rider.headers)).statusCode).toBe(403);
  const customer = await loggedInCustomer(test.deps);
  expect((await read(photoId, customer.headers)).statusCode).toBe(403);
  expect((await read(photoId)).statusCode).toBe(401);
});

it('erases the photos of one customer alone', async () => {
  const [meena, valli] = [await makeShopper(test), await makeShopper(test)];
  const { orderId: ofMeena } = await meena.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
  const { orderId: ofValli } = await valli.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
  const [erased, other] = [await store(ofMeena), await store(ofValli)];
  await test.deps.db.transaction((tx) => photos.erasePhotos(tx, meena.customerId));
  const left = await stored();
  expect([left.includes(erased), left.includes(other)]).toEqual([false, true]);
});

it('deletes after two days what no action refers to', async () => {
  const early = await store();
  test.deps.clock.advance(3 * 86_400);
  const late = await store();
  await runJob(test.deps, 'sweep photos');
  const left = await stored();
  expect([left.includes(early), left.includes(late)]).toEqual([false, true]);
});
