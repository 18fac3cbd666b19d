import { eq } from 'drizzle-orm';
import type { Measure } from '../../../contract/packSize';
import type { ProductBody, CatalogueProduct } from '../../../contract/staffCatalogue';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { buildApp } from '../../app';
import { auditLog, packs, products } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let admin: LoggedInStaff;

beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterAll(() => test.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, staff = admin) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue${url}`,
    headers: { 'idempotency-key': newId(), ...staff.headers },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const get = async (id: string): Promise<CatalogueProduct> => (await call('GET', `/products/${id}`)).data;
const view = async (slug: string, app = test.app, language = 'en') => {
  const response = await app.inject({
    url: `/api/web/homepage/product/detail/${slug}`,
    headers: { 'accept-language': language },
  });
  return response.json<ApiResponse>();
};
const bodyOf = ({
  _id,
  slug: _slug,
  state: _state,
  parts,
  taxClass: _taxClass,
  served: _served,
  related,
  packs: all,
  ...rest
}: CatalogueProduct) => ({
  ...rest,
  relatedIds: related.map((product) => product._id),
  parts: parts.map(({ packId, quantity }) => ({ packId, quantity })),
  packs: all.map(({ _id: packId, netGrams, mrpPaise, pricePaise, hidden }) => ({
    _id: packId,
    netGrams,
    mrpPaise,
    pricePaise,
    hidden,
  })),
});
const change = async (id: string, changes: object) =>
  call('PUT', `/products/${id}`, { ...bodyOf(await get(id)), ...changes });

let skus = 0;
const newBody = (overrides: Partial<ProductBody> = {}): ProductBody => ({
  name: { en: 'Sorghum (Cholam)', ta: 'சோளம்', hi: '' },
  otherNames: 'jowar',
  sku: `TEST-${++skus}`,
  categoryId: 'organic-millets',
  position: 99,
  hsn: '1007',
  taxClassId: '1007-5',
  veg: true,
  countryOfOrigin: 'IN',
  bestBeforeDays: 180,
  allergens: { en: 'None declared', ta: '', hi: '' },
  ingredients: null,
  taste: { en: 'Mild.', ta: '', hi: '' },
  origin: null,
  insteadOf: null,
  cooking: { en: ['Wash.', 'Cook.'], ta: [], hi: [] },
  cookingMinutes: 30,
  nutrition: null,
  addonIds: [],
  packs: [
    { _id: null, netGrams: 1000, mrpPaise: 12_000, pricePaise: 11_000, hidden: false },
    { _id: null, netGrams: 500, mrpPaise: 6_500, pricePaise: 6_500, hidden: false },
  ],
  relatedIds: ['ml-ragi', 'ml-thinai'],
  parts: [],
  ...overrides,
});
const add = async (overrides: Partial<ProductBody> = {}): Promise<CatalogueProduct> => {
  const { status, data } = await call('POST', '/products', newBody(overrides));
  expect(status).toBe(200);
  return data;
};
const publish = async (id: string, state = 'PUBLISHED') =>
  call('PUT', `/products/${id}/state`, { state, revision: (await get(id)).revision });

describe('a new product', () => {
  it('needs nothing but a name as a draft, and what it is sold with before it is published', async () => {
    const nothing = { sku: '', categoryId: '', hsn: '', taxClassId: '', allergens: { en: '', ta: '', hi: '' } };
    const draft = await add({ ...nothing, name: { en: 'Wild rice', ta: '', hi: '' } });
    expect(draft).toMatchObject({ ...nothing, sku: 'WILD', state: 'DRAFT' });
    expect((await add({ ...nothing, name: { en: 'Wild rice', ta: '', hi: '' } })).sku).toBe('WILD-2');
    const listed = await call('GET', '/products?search=WILD&state=DRAFT');
    expect(listed.data.items).toMatchObject([{ category: '' }, { category: '' }]);

    expect(await publish(draft._id)).toMatchObject({
      status: 409,
      message: 'Missing before the product can be sold: category, tax class, HSN code, allergens in English',
    });
    expect((await call('GET', `/products/${draft._id}/preview`)).status).toBe(409);
    await change(draft._id, { categoryId: 'organic-millets', taxClassId: '1007-5', hsn: '1007' });
    await change(draft._id, { allergens: { en: 'None declared', ta: '', hi: '' } });
    expect((await publish(draft._id)).data.state).toBe('PUBLISHED');
    const needed = 'Needed before the product can be sold';
    expect((await change(draft._id, { ...nothing, sku: 'WILD' })).data.fields).toEqual({
      categoryId: needed,
      taxClassId: needed,
      hsn: needed,
      'allergens.en': needed,
    });
  });

  it('is added once, however often its request arrives', async () => {
    const again = { ...admin, headers: { ...admin.headers, 'idempotency-key': newId() } };
    const body = newBody({ sku: '', name: { en: 'Red rice', ta: '', hi: '' } });
    const added = await Promise.all([1, 2].map(() => call('POST', '/products', body, again)));
    expect(added).toMatchObject([{ status: 200 }, { status: 200, data: { _id: added[0]?.data._id, sku: 'RED' } }]);
    expect((await call('GET', '/products?search=Red rice')).data.items).toHaveLength(1);
    expect(await call('POST', '/products', { ...body, position: 1 }, again)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This was already saved/),
    });
  });

  it('is proposed the tax class and the HSN code that its category usually has', async () => {
    const { categories } = (await call('GET', '/choices')).data;
    expect(categories).toContainEqual(
      expect.objectContaining({
        _id: 'organic-millets',
        usual: { taxClassId: expect.stringMatching(/-5$/), hsn: expect.stringMatching(/^1008/) },
      }),
    );
  });

  it('is a draft that only staff sees, then in the shop, then hidden', async () => {
    const product = await add();
    expect(product).toMatchObject({ state: 'DRAFT', name: { hi: '' }, packs: [{ netGrams: 500 }, { netGrams: 1000 }] });
    expect((await view(product.slug)).status).toBe(404);
    const preview = await call('GET', `/products/${product._id}/preview`);
    expect(preview.data).toMatchObject({ name: 'Sorghum (Cholam)', facts: { hsn: '1007' }, taste: 'Mild.' });
    expect(preview.data.complements.map(({ _id }: { _id: string }) => _id)).toEqual(['ml-ragi', 'ml-thinai']);

    expect((await publish(product._id)).data.state).toBe('PUBLISHED');
    expect((await view(product.slug)).data.packs).toHaveLength(2);
    expect((await publish(product._id, 'HIDDEN')).data.state).toBe('HIDDEN');
    expect((await view(product.slug)).status).toBe(404);
  });

  it('shows customers what its label says of 100 g', async () => {
    const stored = (await get('ml-thinai')).nutrition!;
    expect(stored).toMatchObject({ energyKcal: 331, sugarGrams: null, sodiumMilligrams: null });
    const nutrition = { ...stored, sugarGrams: 1.2, transFatGrams: 0 };
    const product = await add({ nutrition });
    expect(product.nutrition).toEqual(nutrition);
    await publish(product._id);
    const shown = (await view(product.slug, test.app, 'hi')).data.nutrition;
    expect(shown.rows.slice(2, 7)).toEqual([
      { name: 'कार्बोहाइड्रेट', amount: '60.9 g', isPart: false },
      { name: 'कुल शर्करा', amount: '1.2 g', isPart: true },
      { name: 'रेशा', amount: '8 g', isPart: false },
      { name: 'कुल वसा', amount: '4.3 g', isPart: false },
      { name: 'ट्रांस वसा', amount: '0 g', isPart: true },
    ]);
  });

  it('shows its English text where a translation is missing', async () => {
    const product = await add();
    await publish(product._id);
    const inHindi = (await view(product.slug, test.app, 'hi')).data;
    expect(inHindi).toMatchObject({ name: 'Sorghum (Cholam)', taste: 'Mild.', cooking: ['Wash.', 'Cook.'] });
    const { data } = await call('GET', `/products?search=${product.sku}`);
    expect(data.items[0]).toMatchObject({ missingTexts: 7 });
  });

  it('has a slug of its own, also when its name has no Latin letter', async () => {
    const first = await add({ name: { en: 'Barnyard', ta: '', hi: '' } });
    const second = await add({ name: { en: 'Barnyard', ta: '', hi: '' } });
    expect([first.slug, second.slug]).toEqual(['barnyard', 'barnyard-2']);
    const { sku, slug } = await add({ name: { en: 'சாமை', ta: '', hi: '' } });
    expect(slug).toBe(sku.toLowerCase());
  });

  it('can be deleted, unlike one that was ordered', async () => {
    const { _id } = await add();
    expect((await call('DELETE', `/products/${_id}`)).status).toBe(200);
    expect((await call('GET', `/products/${_id}`)).status).toBe(404);
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: 'ml-kambu-500', quantity: 4 }]);
    expect(await call('DELETE', '/products/ml-kambu')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/it can be hidden, not deleted/),
    });
    expect((await view((await get('ml-kambu')).slug)).status).toBe(200);
  });
});

describe('a change', () => {
  it('is in the shop on the next view, here and in another process', async () => {
    const other = await buildApp(test.deps);
    const { slug, packs: before } = await get('rc-seera');
    for (const app of [test.app, other])
      expect((await view(slug, app)).data.packs[0].productPrice).toBe(before[0]?.pricePaise);
    const body = bodyOf(await get('rc-seera'));
    const [first, ...rest] = body.packs;
    await change('rc-seera', { packs: [{ ...first, mrpPaise: 33_300, pricePaise: 22_200 }, ...rest] });
    expect((await view(slug)).data.packs[0]).toMatchObject({ productPrice: 22_200, mrpPaise: 33_300 });
    test.deps.clock.advance(1);
    expect((await view(slug, other)).data.packs[0]).toMatchObject({ productPrice: 22_200 });
    await other.close();
  });

  it('leaves prices that were agreed in orders', async () => {
    const shopper = await makeShopper(test);
    const { orderId } = await shopper.place([{ _id: 'rc-kavuni-1000', quantity: 4 }]);
    const before = (await shopper.track(orderId)).data.bill;
    const body = bodyOf(await get('rc-kavuni'));
    await change('rc-kavuni', { packs: body.packs.map((pack) => ({ ...pack, pricePaise: 100 })) });
    expect((await shopper.track(orderId)).data.bill).toEqual(before);
  });

  it('is logged with what differs, by who made it', async () => {
    await change('pm-sathu', { hsn: '190110' });
    const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, 'pm-sathu'));
    expect(auditedActions).toMatchObject([
      { staffName: 'Selvi', action: 'manageCatalogue', before: { hsn: '1901' }, after: { hsn: '190110' } },
    ]);
  });

  it('of what another person changed meanwhile is rejected with the product as it is', async () => {
    const arun = await loggedInStaff(test.deps, { name: 'Arun' });
    const opened = bodyOf(await get('dm-ragi'));
    await call('PUT', '/products/dm-ragi', { ...opened, otherNames: 'nachni' }, arun);
    const rejected = await call('PUT', '/products/dm-ragi', { ...opened, hsn: '210690' });
    expect(rejected).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Arun changed this product meanwhile/),
      data: { changedBy: 'Arun', product: { otherNames: 'nachni' } },
    });
    expect((await get('dm-ragi')).hsn).toBe(opened.hsn);
    const { revision } = rejected.data.product;
    await call('PUT', '/products/dm-ragi', { ...opened, otherNames: 'nachni', hsn: '210690', revision });
    expect(await get('dm-ragi')).toMatchObject({ otherNames: 'nachni', hsn: '210690' });
  });

  it('is not disturbed by sales', async () => {
    const opened = bodyOf(await get('ml-varagu'));
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: opened.packs[0]?._id ?? '', quantity: 4 }]);
    expect((await call('PUT', '/products/ml-varagu', { ...opened, position: 7 })).status).toBe(200);
  });
});

describe('a pack', () => {
  it('that was ordered can be hidden, not removed', async () => {
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: 'ml-ragi-500', quantity: 4 }]);
    const product = await get('ml-ragi');
    const { packs: all } = bodyOf(product);
    const others = all.filter(({ _id }) => _id !== 'ml-ragi-500');
    expect(await change('ml-ragi', { packs: others })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The pack of 500 g is on record/),
    });
    const hidden = all.map((pack) => ({ ...pack, hidden: pack._id === 'ml-ragi-500' }));
    expect((await change('ml-ragi', { packs: hidden })).status).toBe(200);
    expect((await view(product.slug)).data.packs).toHaveLength(all.length - 1);
    expect((await shopper.bill([{ _id: 'ml-ragi-500', quantity: 1 }])).data.lines[0].problem).toBe('GONE');
  });

  it('counts for nothing while it is hidden', async () => {
    const cheapest = async () =>
      (await test.deps.db.select().from(products).where(eq(products.id, 'pm-ragi')))[0]?.cheapestPaise;
    const [first, second] = bodyOf(await get('pm-ragi')).packs;
    expect(await cheapest()).toBe(first?.pricePaise);
    const rest = bodyOf(await get('pm-ragi')).packs.slice(1);
    await change('pm-ragi', { packs: [{ ...first!, hidden: true }, ...rest] });
    expect(await cheapest()).toBe(second?.pricePaise);
  });

  it.each([
    ['above the MRP', { pricePaise: 12_001 }, 'packs.0.pricePaise', "The price can't be above the MRP"],
    ['of nothing', { pricePaise: 0 }, 'packs.0.pricePaise', 'A price is more than ₹0 and at most ₹10,00,000'],
    ['below zero', { pricePaise: -100 }, 'packs.0.pricePaise', 'A price is more than ₹0 and at most ₹10,00,000'],
    ['of a trillion', { mrpPaise: 1e12 }, 'packs.0.mrpPaise', 'A price is more than ₹0 and at most ₹10,00,000'],
    ['of half a paisa', { mrpPaise: 0.5 }, 'packs.0.mrpPaise', 'A price is more than ₹0 and at most ₹10,00,000'],
    ['of a size that is there', { netGrams: 500 }, 'packs.1.netGrams', 'There is another pack of this size'],
  ])('with a price or size %s is rejected', async (_what, wrong, field, message) => {
    const [first, second] = newBody().packs;
    const { status, data } = await call('POST', '/products', newBody({ packs: [{ ...first!, ...wrong }, second!] }));
    expect(status).toBe(400);
    expect(data.fields).toMatchObject({ [field]: message });
  });

  it('retains its size and unit: another is another pack', async () => {
    const [first, ...rest] = bodyOf(await get('ml-thinai')).packs;
    const { data } = await change('ml-thinai', { packs: [{ ...first!, netGrams: 333, measure: 'VOLUME' }, ...rest] });
    const message = 'The size and unit of a pack stay. For another, add a new pack';
    expect(data.fields).toEqual({ 'packs.0.netGrams': message, 'packs.0.measure': message });
  });

  it('is by weight, volume or count, which its orders retain and a form of before leaves alone', async () => {
    const prices = { mrpPaise: 20_000, pricePaise: 20_000, hidden: false };
    const pack = (netGrams: number, measure: Measure) => ({ _id: null, netGrams, measure, ...prices });
    const { _id, slug } = await add({ packs: [pack(500, 'WEIGHT'), pack(500, 'VOLUME'), pack(12, 'DOZEN')] });
    const twelve = [pack(12, 'DOZEN'), pack(12, 'PIECE')];
    expect((await call('POST', '/products', newBody({ packs: twelve }))).data.fields).toEqual({
      'packs.1.netGrams': 'There is another pack of this size',
    });
    expect((await call('POST', '/products', newBody({ packs: [pack(13, 'DOZEN')] }))).data.fields).toEqual({
      'packs.0.netGrams': 'Write whole dozens',
    });
    // `bodyOf` has no measure, as the release before sends it.
    expect((await change(_id, { position: 7 })).status).toBe(200);
    await publish(_id);
    const sizes = [
      { netGrams: 12, measure: 'DOZEN' },
      { netGrams: 500, measure: 'WEIGHT' },
      { netGrams: 500, measure: 'VOLUME' },
    ];
    const shown = (await view(slug)).data.packs;
    expect(shown).toMatchObject(sizes);
    await setStock(test.deps, shown[2]._id, 5);
    const shopper = await makeShopper(test);
    const { orderId } = await shopper.place([{ _id: shown[2]._id, quantity: 1 }]);
    expect((await shopper.track(orderId)).data.items).toMatchObject([sizes[2]]);
    const [last] = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
    expect(last!.after).toMatchObject({ '500 ml · pricePaise': 20_000, '12 pcs · pricePaise': 20_000 });
  });

  it('is needed by what customers see', async () => {
    const { _id } = await add({ packs: [] });
    expect((await publish(_id)).status).toBe(409);
    expect((await call('GET', `/products/${_id}/preview`)).status).toBe(409);
    const hidden = bodyOf(await get('ml-thinai')).packs.map((pack) => ({ ...pack, hidden: true }));
    expect((await change('ml-thinai', { packs: hidden })).status).toBe(409);
  });
});

it('rejects what a form could not hold, field by field', async () => {
  const long = 'ப'.repeat(200);
  const { data } = await call(
    'POST',
    '/products',
    newBody({
      name: { en: 'M'.repeat(200), ta: long, hi: 'म'.repeat(200) },
      sku: 'lower case',
      hsn: '12345',
      categoryId: 'x'.repeat(65),
    }),
  );
  expect(Object.keys(data.fields).sort()).toEqual(['categoryId', 'hsn', 'name.en', 'name.hi', 'name.ta', 'sku']);
  expect(data.fields['name.ta']).toBe('A name has at most 120 letters, in one line');
});

it('names what is taken or was deleted meanwhile', async () => {
  const { data } = await call('POST', '/products', newBody({ sku: 'ML-RAGI' }));
  expect(data.fields).toEqual({ sku: 'Another product has this SKU' });
  const gone = await call('POST', '/products', newBody({ categoryId: 'no-longer-there' }));
  expect(gone.data.fields).toEqual({ categoryId: 'This category was deleted. Choose another one' });
  expect((await call('POST', '/products', newBody({ addonIds: ['gone'] }))).data.fields).toHaveProperty('addonIds');
  expect((await call('POST', '/products', newBody({ relatedIds: ['gone'] }))).data.fields).toHaveProperty('relatedIds');
});

it('lists by name, page by page, and finds in any language', async () => {
  const found = async (query: string) =>
    (await call('GET', `/products?${query}`)).data.items.map(({ sku }: { sku: string }) => sku);
  expect(await found(`search=${encodeURIComponent('தினை')}`)).toContain('ML-THINAI');
  expect(await found('search=ml-thinai')).toEqual(['ML-THINAI']);
  expect(await found('search=100%25_')).toEqual([]);
  expect(await found('categoryId=puttu-mix')).toContain('PU-RAGI');
  expect(await found('state=DRAFT&search=ragi')).toEqual([]);
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: ApiResponse = await call('GET', `/products${cursor === null ? '' : `?cursor=${cursor}`}`);
    all.push(...data.items.map(({ _id }: { _id: string }) => _id));
    cursor = data.nextCursor;
  } while (cursor !== null);
  const rows = await test.deps.db.select({ id: products.id }).from(products);
  expect(new Set(all).size).toBe(rows.length);
  expect(all).toHaveLength(rows.length);
  expect((await call('GET', '/products?cursor=bm90aGluZw')).status).toBe(400);
});

it('names the parts of a set and leaves it its one pack', async () => {
  const set = await get('set-starter');
  expect(set.parts.length).toBeGreaterThan(1);
  const extra = { _id: null, netGrams: 1, mrpPaise: 100, pricePaise: 100, hidden: false };
  const { status } = await change('set-starter', { packs: [...bodyOf(set).packs, extra] });
  expect(status).toBe(409);
});

it('lets a Sales Person read and change nothing', async () => {
  const sales = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  expect((await call('GET', '/products', undefined, sales)).status).toBe(200);
  expect(await call('POST', '/products', newBody(), sales)).toMatchObject({ status: 403 });
});

it('counts versions of content alone', async () => {
  const { db } = test.deps;
  const versionOf = async (id: string) => (await db.select().from(packs).where(eq(packs.id, id)))[0]?.version;
  const before = (await versionOf('pu-ragi-500')) ?? 0;
  const setPrice = () => db.update(packs).set({ pricePaise: 100 }).where(eq(packs.id, 'pu-ragi-500'));
  await setPrice();
  expect(await versionOf('pu-ragi-500')).toBe(before + 1);
  await setPrice();
  await setStock(test.deps, 'pu-ragi-500', 7);
  expect(await versionOf('pu-ragi-500')).toBe(before + 1);
});
