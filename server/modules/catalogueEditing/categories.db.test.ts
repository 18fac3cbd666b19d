import { eq } from 'drizzle-orm';
import type { CategoryBody, CatalogueCategory, CatalogueProduct } from '../../../contract/staffCatalogue';
import { auditLog, products } from '../../db/schema';
import { newId } from '../../lib/ids';
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

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, key = newId()) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue${url}`,
    headers: { ...admin.headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const body = (overrides: Partial<CategoryBody> = {}): CategoryBody => ({
  name: { en: 'Cold pressed oils', ta: 'செக்கு எண்ணெய்', hi: '' },
  description: { en: 'From wooden mills', ta: '', hi: '' },
  otherNames: 'chekku',
  hidden: false,
  ...overrides,
});
const find = async (id: string): Promise<CatalogueCategory | undefined> =>
  (await call('GET', '/categories')).data.find(({ _id }: CatalogueCategory) => _id === id);
const menu = async (language = 'en'): Promise<{ _id: string; name: string }[]> =>
  (
    await test.app.inject({ url: '/api/web/homepage/category/list', headers: { 'accept-language': language } })
  ).json<ApiResponse>().data;
const add = async (overrides: Partial<CategoryBody> = {}): Promise<CatalogueCategory> =>
  (await call('POST', '/categories', body(overrides))).data.at(-1);
const change = (id: string, version: number, overrides: Partial<CategoryBody> = {}) =>
  call('PUT', `/categories/${id}`, { ...body(overrides), version });
/** Moves a product of the demo there. */
const fill = (categoryId: string) =>
  test.deps.db.update(products).set({ categoryId }).where(eq(products.id, 'pu-kattu'));

it('a category is in the menu at once, in every language, with the English text where one is missing', async () => {
  const { _id, version } = await add();
  expect(_id).toBe('cold-pressed-oils');
  expect((await menu()).at(-1)).toMatchObject({ _id, name: 'Cold pressed oils' });
  expect((await menu('ta')).at(-1)?.name).toBe('செக்கு எண்ணெய்');
  expect((await menu('hi')).at(-1)?.name).toBe('Cold pressed oils');
  await change(_id, version, { hidden: true });
  expect((await menu()).map((category) => category._id)).not.toContain(_id);
  expect((await find(_id))?.hidden).toBe(true);
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
  expect(auditedActions.at(-1)).toMatchObject({
    staffName: 'Selvi',
    before: { hidden: false },
    after: { hidden: true },
  });
});

it('a category of the same name gets an id of its own', async () => {
  const [first, second] = [
    await add({ name: { en: 'Nuts', ta: '', hi: '' } }),
    await add({ name: { en: 'Nuts', ta: '', hi: '' } }),
  ];
  expect(first._id).toBe('nuts');
  expect(second._id).not.toBe('nuts');
});

it('a category is added once, however often its request arrives', async () => {
  const seeds = body({ name: { en: 'Seeds', ta: '', hi: '' } });
  const key = newId();
  await call('POST', '/categories', seeds, key);
  const { data } = await call('POST', '/categories', seeds, key);
  expect(data.filter(({ name }: CatalogueCategory) => name.en === 'Seeds')).toHaveLength(1);
});

it("a category with products in the shop can't be hidden, and one with products can't be deleted", async () => {
  const { _id, version } = await add({ name: { en: 'Old rices', ta: '', hi: '' } });
  await fill(_id);
  expect(await change(_id, version, { hidden: true })).toMatchObject({
    status: 409,
    message: '1 product of this category is in the shop: hide it or move it first.',
  });
  expect((await call('DELETE', `/categories/${_id}`)).message).toMatch(/^There are products in this category/);
  await fill('puttu-mix');
  expect((await call('DELETE', `/categories/${_id}`)).status).toBe(200);
  expect((await call('DELETE', `/categories/${_id}`)).status).toBe(404);
  const list = await test.app.inject({
    method: 'POST',
    url: '/api/web/homepage/products',
    payload: { categoryId: _id },
  });
  expect(list.statusCode).toBe(404);
});

it('a hidden category takes no product into the shop', async () => {
  const { _id } = await add({ name: { en: 'Later', ta: '', hi: '' }, hidden: true });
  const product: CatalogueProduct = (await call('GET', '/products/pu-poong')).data;
  const state = async (next: string) =>
    call('PUT', '/products/pu-poong/state', {
      state: next,
      revision: (await call('GET', '/products/pu-poong')).data.revision,
    });
  await state('HIDDEN');
  await test.deps.db.update(products).set({ categoryId: _id }).where(eq(products.id, product._id));
  expect(await state('PUBLISHED')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^The category of this/),
  });
});

it("a category that the header or footer leads to can't be hidden or deleted", async () => {
  const version = (await find('puttu-mix'))?.version ?? 0;
  expect((await change('puttu-mix', version, { hidden: true })).status).toBe(409);
  expect((await call('DELETE', '/categories/puttu-mix')).status).toBe(409);
});

it('a category that was changed meanwhile is not overwritten', async () => {
  const { _id, version } = await add({ name: { en: 'Teas', ta: '', hi: '' } });
  await change(_id, version, { otherNames: 'chai' });
  const rejected = await change(_id, version, { otherNames: 'tea' });
  expect(rejected).toMatchObject({ status: 409, data: { version: version + 1 } });
  expect((await change(_id, rejected.data.version, { otherNames: 'tea' })).status).toBe(200);
});

it('a category is put into another order, unless one came or went', async () => {
  const ids: string[] = (await call('GET', '/categories')).data.map(({ _id }: CatalogueCategory) => _id);
  const { data } = await call('PUT', '/categories/order', { ids: [...ids].reverse() });
  expect(data.map(({ _id }: CatalogueCategory) => _id)).toEqual([...ids].reverse());
  expect((await menu()).at(-1)?._id).toBe(ids[0]);
  expect((await call('PUT', '/categories/order', { ids: ids.slice(1) })).status).toBe(409);
});

it('needs names and descriptions that fit', async () => {
  const { data } = await call(
    'POST',
    '/categories',
    body({ name: { en: '', ta: 'ப'.repeat(200), hi: '' }, description: { en: 'x'.repeat(301), ta: '', hi: '' } }),
  );
  expect(Object.keys(data.fields).sort()).toEqual(['description.en', 'name.en', 'name.ta']);
});
