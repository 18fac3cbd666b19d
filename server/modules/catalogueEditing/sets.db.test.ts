import { eq } from 'drizzle-orm';
import type { CatalogueProduct, ProductBody } from '../../../contract/staffCatalogue';
import { auditLog } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const SAMAI = 'ml-samai-500'; // ₹80

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
beforeEach(async () => {
  for (const pack of [MILLET, SAMAI]) await setStock(test.deps, pack, 50);
});
afterAll(() => test.close());

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue${url}`,
    headers: { ...admin.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}

let skus = 0;
const setBody = (overrides: Partial<ProductBody> = {}): ProductBody => ({
  name: { en: 'Weekend Set', ta: '', hi: '' },
  otherNames: '',
  sku: `SET-TEST-${++skus}`,
  categoryId: 'organic-millets',
  position: 99,
  hsn: '1008',
  taxClassId: '1008-5',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: 180,
  allergens: { en: 'None declared', ta: '', hi: '' },
  ingredients: null,
  taste: null,
  origin: null,
  insteadOf: null,
  cooking: { en: [], ta: [], hi: [] },
  cookingMinutes: null,
  nutrition: null,
  addonIds: [],
  packs: [{ _id: null, netGrams: 1, mrpPaise: 20_000, pricePaise: 20_000, hidden: false }],
  parts: [
    { packId: MILLET, quantity: 2 },
    { packId: SAMAI, quantity: 1 },
  ],
  relatedIds: [],
  ...overrides,
});
const add = async (overrides: Partial<ProductBody> = {}): Promise<CatalogueProduct> => {
  const { status, data } = await call('POST', '/products', setBody(overrides));
  expect(status).toBe(200);
  return data;
};
const get = async (id: string): Promise<CatalogueProduct> => (await call('GET', `/products/${id}`)).data;
const setState = async (id: string, state: 'PUBLISHED' | 'HIDDEN') =>
  call('PUT', `/products/${id}/state`, { state, revision: (await get(id)).revision });
const change = async (id: string, changes: Partial<ProductBody>) => {
  const {
    _id,
    slug: _slug,
    state: _state,
    taxClass: _class,
    related: _related,
    parts,
    packs,
    ...facts
  } = await get(id);
  const { served: _served, ...rest } = facts;
  return call('PUT', `/products/${id}`, {
    ...rest,
    relatedIds: [],
    parts: parts.map(({ packId, quantity }) => ({ packId, quantity })),
    packs: packs.map(({ stock: _stock, picture: _picture, isUsed: _isUsed, awaitedBy: _awaitedBy, ...pack }) => pack),
    ...changes,
  });
};
const view = async (slug: string) =>
  (await test.app.inject({ url: `/api/web/homepage/product/detail/${slug}` })).json<ApiResponse>();

it('a set is made of packs, from which its weight and stock follow, and is sold with them', async () => {
  const set = await add();
  expect(set.packs).toMatchObject([{ netGrams: 1500, stock: 25, mrpPaise: 20_000 }]);
  expect(set.parts).toMatchObject([
    { packId: MILLET, quantity: 2, netGrams: 500, pricePaise: 7500 },
    { packId: SAMAI, quantity: 1 },
  ]);
  await setState(set._id, 'PUBLISHED');
  const { data } = await view(set.slug);
  expect(
    data.parts.map(({ quantity, pricePaise }: { quantity: number; pricePaise: number }) => quantity * pricePaise),
  ).toEqual([15_000, 8000]);
  // Without a picture of its own, pages draw a pouch with its name.
  expect(data.packs[0].picture).toBeNull();
  const shopper = await makeShopper(test);
  await shopper.place([{ _id: set.packs[0]!._id, quantity: 3 }]);
  expect([await stockOf(test.deps, MILLET), await stockOf(test.deps, SAMAI)]).toEqual([44, 47]);
});

it('holds something else from then on; orders retain what they took', async () => {
  const set = await add();
  await setState(set._id, 'PUBLISHED');
  const shopper = await makeShopper(test);
  const { orderId } = await shopper.place([{ _id: set.packs[0]!._id, quantity: 1 }]);
  const changed = await change(set._id, { parts: [{ packId: SAMAI, quantity: 5 }] });
  expect(changed.data.packs).toMatchObject([{ netGrams: 2500, stock: 9 }]);
  await shopper.cancel(orderId);
  expect([await stockOf(test.deps, MILLET), await stockOf(test.deps, SAMAI)]).toEqual([50, 50]);
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, set._id));
  expect(auditedActions.at(-1)).toMatchObject({
    before: { parts: expect.stringMatching(/^2 × Foxtail Millet \(Thinai\) rice, 500 g; 1 × Little/) },
    after: { parts: expect.stringMatching(/^5 × Little/) },
  });
});

it('a set may cost as much as its parts: the shop then claims no saving', async () => {
  const packs = [{ _id: null, netGrams: 1, mrpPaise: 23_000, pricePaise: 23_000, hidden: false }];
  expect((await call('POST', '/products', setBody({ packs }))).status).toBe(200);
});

it.each([
  ['a set inside', { parts: [{ packId: 'set-gift-1500', quantity: 2 }] }, 'parts.0', /can't hold another set/],
  ['a pack that is gone', { parts: [{ packId: 'gone', quantity: 2 }] }, 'parts.0', /was deleted/],
  ['one unit', { parts: [{ packId: MILLET, quantity: 1 }] }, 'parts', /at least two packs/],
  [
    'a pack twice',
    {
      parts: [
        { packId: MILLET, quantity: 1 },
        { packId: MILLET, quantity: 1 },
      ],
    },
    'parts.1',
    /twice/,
  ],
  ['21 of a pack', { parts: [{ packId: MILLET, quantity: 21 }] }, 'parts.0.quantity', /from 1 to 20/],
  [
    'an MRP above its price',
    { packs: [{ _id: null, netGrams: 1, mrpPaise: 30_000, pricePaise: 20_000, hidden: false }] },
    'packs.0.pricePaise',
    /MRP of a set is its price/,
  ],
])('a set is rejected with %s', async (_what, wrong, field, message) => {
  const { status, data } = await call('POST', '/products', setBody(wrong));
  expect(status).toBe(400);
  expect(data.fields[field]).toMatch(message);
});

it('a set is not in the shop with a part that isn’t, and such a part can’t be hidden', async () => {
  const set = await add({ parts: [{ packId: 'rc-garu-1000', quantity: 2 }] });
  await setState('rc-garu', 'HIDDEN');
  expect(await setState(set._id, 'PUBLISHED')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/, 1 kg, is not in the shop/),
  });
  await setState('rc-garu', 'PUBLISHED');
  expect((await setState(set._id, 'PUBLISHED')).status).toBe(200);
  expect(await setState('rc-garu', 'HIDDEN')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^The set Weekend Set in the shop holds this/),
  });
  const hidden = (await get('rc-garu')).packs.map(({ stock: _s, picture: _p, isUsed: _u, awaitedBy: _a, ...pack }) => ({
    ...pack,
    hidden: pack._id === 'rc-garu-1000',
  }));
  expect((await change('rc-garu', { packs: hidden })).status).toBe(409);
  await setState(set._id, 'HIDDEN');
  expect((await change('rc-garu', { packs: hidden })).status).toBe(200);
});

it('stays a set, and no other product becomes one', async () => {
  const set = await add();
  expect((await change(set._id, { parts: [] })).status).toBe(409);
  expect((await change('ml-ragi', { parts: [{ packId: MILLET, quantity: 2 }] })).status).toBe(409);
});

it('a set has its price as its MRP in the grid, too', async () => {
  const { data } = await call('GET', '/prices?search=SET-GIFT');
  const [{ _id, version }] = data.items;
  const save = (mrpPaise: number) =>
    call('PUT', '/prices', { changes: [{ _id, version, mrpPaise, pricePaise: 24_000 }] });
  expect((await save(25_000)).data.rejected).toMatchObject([
    { field: 'mrpPaise', message: 'The MRP of a set is its price' },
  ]);
  expect((await save(24_000)).data.saved).toHaveLength(1);
});

it('a set is changed while it sells, and every part ends with the right stock', async () => {
  const set = await add();
  await setState(set._id, 'PUBLISHED');
  const shoppers = await Promise.all([1, 2, 3].map(() => makeShopper(test)));
  const sales = shoppers.map((shopper) => shopper.place([{ _id: set.packs[0]!._id, quantity: 1 }]));
  const edit = change(set._id, {
    parts: [
      { packId: SAMAI, quantity: 2 },
      { packId: MILLET, quantity: 1 },
    ],
  });
  const orders = await Promise.all(sales);
  expect((await edit).status).toBe(200);
  for (const [at, { orderId }] of orders.entries()) await shoppers[at]!.cancel(orderId);
  expect([await stockOf(test.deps, MILLET), await stockOf(test.deps, SAMAI)]).toEqual([50, 50]);
  expect((await get(set._id)).packs[0]?.stock).toBe(25);
});
