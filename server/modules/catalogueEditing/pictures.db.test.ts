import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { AltTexts, CataloguePicture, PictureBody } from '../../../contract/shopPictures';
import type { CatalogueCategory, CatalogueProduct } from '../../../contract/staffCatalogue';
import { buildApp } from '../../app';
import { auditLog, packs } from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import type { ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterAll(() => test.close());

const ALTS: AltTexts = { en: 'A pouch on a table', ta: 'மேசையில் ஒரு பாக்கெட்', hi: '' };
const NO_ALTS: AltTexts = { en: '', ta: '', hi: '' };

let shade = 0;
async function upload(kind = 'PACK'): Promise<string> {
  shade += 5;
  const background = { r: shade, g: 90, b: 40 };
  const payload = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/pictures?kind=${kind}&x=0&y=0&width=1`,
    headers: { ...admin.headers, 'content-type': 'image/jpeg' },
    payload,
  });
  return response.json<ApiResponse>().data._id;
}
const call = async (method: 'GET' | 'PUT', url: string, payload?: object) =>
  (
    await test.app.inject({
      method,
      url: `/api/staff/catalogue${url}`,
      headers: admin.headers,
      ...(payload && { payload }),
    })
  ).json<ApiResponse>();
const get = async (id: string): Promise<CatalogueProduct> => (await call('GET', `/products/${id}`)).data;
const packOf = async (productId: string) => (await get(productId)).packs[0]!;
const known = (picture: CataloguePicture | null): PictureBody['replaces'] =>
  picture && { path: picture.path, ...(picture.alts && { alts: picture.alts }) };
const view = async (slug: string, { app = test.app, language = 'en' } = {}) => {
  const url = `/api/web/homepage/product/detail/${slug}`;
  return (await app.inject({ url, headers: { 'accept-language': language } })).json<ApiResponse>().data;
};

it('shows a photo on the next view, here and in another process, with its text in each language', async () => {
  const other = await buildApp(test.deps);
  const { slug } = await get('ml-ragi');
  await view(slug, { app: other });
  const pack = await packOf('ml-ragi');
  const pictureId = await upload();
  const body = { pictureId, alts: ALTS, replaces: known(pack.picture) };
  const { status, data } = await call('PUT', `/packs/${pack._id}/picture`, body);
  expect([status, data.packs[0].picture]).toMatchObject([200, { path: `/photos/${pictureId}`, alts: ALTS }]);
  test.deps.clock.advance(1);
  for (const app of [test.app, other]) {
    expect((await view(slug, { app })).packs[0].picture).toMatchObject({ path: `/photos/${pictureId}`, alt: ALTS.en });
    expect((await view(slug, { app, language: 'ta' })).packs[0].picture.alt).toBe(ALTS.ta);
    // Missing: the English text.
    expect((await view(slug, { app, language: 'hi' })).packs[0].picture.alt).toBe(ALTS.en);
  }
  await other.close();
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, 'ml-ragi'));
  expect(auditedActions.at(-1)).toMatchObject({
    staffName: 'Selvi',
    before: { '500 g · picture': pack.picture?.path },
    after: { '500 g · picture': `/photos/${pictureId}`, '500 g · altEn': ALTS.en },
  });
});

it('sends the texts of photos to no list', async () => {
  const pack = await packOf('ml-kambu');
  const body = { pictureId: await upload(), alts: ALTS, replaces: known(pack.picture) };
  await call('PUT', `/packs/${pack._id}/picture`, body);
  const list = await test.app.inject({
    method: 'POST',
    url: '/api/web/homepage/products',
    payload: { search: 'kambu' },
  });
  expect(list.body).toContain('/photos/');
  expect(list.body).not.toContain(ALTS.en);
});

it('needs a text in English, unless the picture is removed, and then none is shown', async () => {
  const { slug } = await get('rc-seera');
  const pack = await packOf('rc-seera');
  const replaces = known(pack.picture);
  const withoutText = await call('PUT', `/packs/${pack._id}/picture`, {
    pictureId: await upload(),
    alts: NO_ALTS,
    replaces,
  });
  expect(withoutText).toMatchObject({
    status: 400,
    data: { fields: { 'alts.en': 'Say in English what the picture shows' } },
  });
  const removed = await call('PUT', `/packs/${pack._id}/picture`, { pictureId: null, alts: NO_ALTS, replaces });
  expect([removed.status, removed.data.packs[0].picture]).toEqual([200, null]);
  expect((await view(slug)).packs[0].picture).toBeNull();
});

it('changes the texts alone', async () => {
  const [{ _id }, pictureId] = [await packOf('ml-varagu'), await upload()];
  const set = async (body: Omit<PictureBody, 'replaces'>) => {
    const replaces = known((await packOf('ml-varagu')).picture);
    return call('PUT', `/packs/${_id}/picture`, { ...body, replaces });
  };
  expect((await set({ alts: ALTS })).status).toBe(404);
  await set({ pictureId, alts: ALTS });
  const hi = 'मेज़ पर एक पैक';
  expect((await set({ alts: { ...ALTS, hi } })).data.packs[0].picture).toMatchObject({
    path: `/photos/${pictureId}`,
    alts: { ...ALTS, hi },
  });
});

it('shows the second of two people what there is now, and changes nothing', async () => {
  const pack = await packOf('ml-samai');
  const replaces = known(pack.picture);
  const [first, second] = [await upload(), await upload()];
  await call('PUT', `/packs/${pack._id}/picture`, { pictureId: first, alts: ALTS, replaces });
  const late = await call('PUT', `/packs/${pack._id}/picture`, { pictureId: second, alts: ALTS, replaces });
  expect(late).toMatchObject({ status: 409, message: expect.stringMatching(/^Another person changed this picture/) });
  expect(late.data.product.packs[0].picture.path).toBe(`/photos/${first}`);
  const again = { pictureId: second, alts: ALTS, replaces: known(late.data.product.packs[0].picture) };
  expect((await call('PUT', `/packs/${pack._id}/picture`, again)).data.packs[0].picture.path).toBe(`/photos/${second}`);
});

it('a picture is no change of the product to those who edit its texts and prices', async () => {
  const before = await get('ml-thinai');
  const body = { pictureId: await upload(), alts: ALTS, replaces: known(before.packs[0]!.picture) };
  await call('PUT', `/packs/${before.packs[0]!._id}/picture`, body);
  const served = { pictureId: await upload('SERVED'), alts: ALTS, replaces: known(before.served) };
  expect((await call('PUT', '/products/ml-thinai/served', served)).status).toBe(200);
  const after = await get('ml-thinai');
  expect(after.revision).toBe(before.revision);
  expect((await view(after.slug)).served.alt).toBe(ALTS.en);
});

it('a category has a picture, too', async () => {
  const find = async (): Promise<CatalogueCategory> =>
    (await call('GET', '/categories')).data.find(({ _id }: CatalogueCategory) => _id === 'puttu-mix');
  const { picture, version } = await find();
  const body = { pictureId: await upload('CATEGORY'), alts: ALTS, replaces: known(picture) };
  expect((await call('PUT', '/categories/puttu-mix/picture', body)).status).toBe(200);
  expect((await call('PUT', '/categories/puttu-mix/picture', body)).status).toBe(409);
  expect(await find()).toMatchObject({ version, picture: { alts: ALTS } });
  const { data } = (await test.app.inject('/api/web/homepage/category/list')).json<ApiResponse>();
  const shown = data.find(({ _id }: { _id: string }) => _id === 'puttu-mix');
  expect(shown.picture).toMatchObject({ path: `/photos/${body.pictureId}`, alt: ALTS.en });
});

it('a picture is not shown where it does not fit, or is not there', async () => {
  const pack = await packOf('ml-thinai');
  const replaces = known(pack.picture);
  const set = (pictureId: string) => call('PUT', `/packs/${pack._id}/picture`, { pictureId, alts: ALTS, replaces });
  expect((await set(await upload('SERVED'))).status).toBe(404);
  expect((await set('unknown')).status).toBe(404);
  expect((await call('PUT', '/packs/unknown/picture', { pictureId: null, alts: ALTS, replaces: null })).status).toBe(
    404,
  );
  const [row] = await test.deps.db.select({ picture: packs.picture }).from(packs).where(eq(packs.id, pack._id));
  expect(row?.picture?.path).toBe(pack.picture?.path);
});
