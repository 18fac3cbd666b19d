import { and, eq } from 'drizzle-orm';
import type { ProductDetail, ProductPage } from '../../../contract/homepage';
import type { PriceRow } from '../../../contract/staffCatalogue';
import { buildApp } from '../../app';
import { auditLog, packs } from '../../db/schema';
import type { App } from '../../lib/area';
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

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue/prices${url}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const find = async (search: string): Promise<PriceRow[]> => (await call('GET', `?search=${search}`)).data.items;
const change = ({ _id, version, mrpPaise, pricePaise }: PriceRow, prices: object) => ({
  _id,
  version,
  mrpPaise,
  pricePaise,
  ...prices,
});
const rowOf = async (id: string) => (await test.deps.db.select().from(packs).where(eq(packs.id, id)))[0];

it('saves what can be saved, and names each cell that can’t', async () => {
  const rows = await find('ML-THINAI');
  expect(rows.map(({ netGrams }) => netGrams)).toEqual([500, 1000, 5000]);
  const [half, kilo, five] = rows as [PriceRow, PriceRow, PriceRow];
  const { data, message } = await call('PUT', '', {
    changes: [
      change(half, { pricePaise: 7000 }),
      change(kilo, { pricePaise: kilo.mrpPaise + 1 }),
      change(five, { mrpPaise: 1e12 }),
      { _id: 'gone', version: 1, mrpPaise: 100, pricePaise: 100 },
    ],
  });
  expect(message).toBe('1 price is saved.');
  expect(data.saved).toMatchObject([{ _id: half._id, pricePaise: 7000, version: half.version + 1 }]);
  expect(data.rejected).toMatchObject([
    { _id: kilo._id, field: 'pricePaise', message: "The price can't be above the MRP" },
    { _id: five._id, field: 'mrpPaise', message: 'A price is more than ₹0 and at most ₹10,00,000' },
    { _id: 'gone', field: null, row: null },
  ]);
  expect(await rowOf(kilo._id)).toMatchObject({ pricePaise: kilo.pricePaise, version: kilo.version });
});

it('shows a new price on the next view, in two processes, and in the log', async () => {
  const other = await buildApp(test.deps);
  const [row] = (await find('ML-RAGI')) as [PriceRow];
  const views = async (app: App) => {
    const product = await app.inject({ url: '/api/web/homepage/product/detail/finger-millet-ragi-kezhvaragu' });
    const search = await app.inject({ method: 'POST', url: '/api/web/homepage/products', payload: { search: 'ragi' } });
    const [pack] = product.json<ApiResponse<ProductDetail>>().data.packs;
    const { items } = search.json<ApiResponse<ProductPage>>().data;
    return [pack?.productPrice, items.flatMap((item) => item.packs).find(({ _id }) => _id === row._id)?.productPrice];
  };
  // Both processes now have it in their caches.
  for (const app of [test.app, other]) expect(await views(app)).toEqual([row.pricePaise, row.pricePaise]);
  await call('PUT', '', { changes: [change(row, { mrpPaise: 9900, pricePaise: 9900 })] });
  expect(await views(test.app)).toEqual([9900, 9900]);
  test.deps.clock.advance(1);
  expect(await views(other)).toEqual([9900, 9900]);
  await other.close();
  const [audited] = await test.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'product'), eq(auditLog.subjectId, row.productId)));
  expect(audited).toMatchObject({ staffName: 'Selvi', after: { [`${row.netGrams} g · pricePaise`]: 9900 } });
});

it('rejects a price of what another person changed meanwhile, with the row as it is', async () => {
  const [row] = (await find('RC-MAPP')) as [PriceRow];
  await call('PUT', '', { changes: [change(row, { pricePaise: 100 })] });
  const { data } = await call('PUT', '', { changes: [change(row, { pricePaise: 200 })] });
  expect(data).toMatchObject({
    saved: [],
    rejected: [{ field: null, row: { pricePaise: 100, version: row.version + 1 } }],
  });
});

it('saves two hundred at once, and no more', async () => {
  const row = (await find('RC-KAVUNI'))[0] as PriceRow;
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...change(row, {}), _id: `none-${at}` }));
  expect((await call('PUT', '', { changes: many(200) })).data.rejected).toHaveLength(200);
  expect((await call('PUT', '', { changes: many(201) })).status).toBe(400);
});

it('pages through every pack once, by product and size', async () => {
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: ApiResponse = await call('GET', cursor === null ? '' : `?cursor=${cursor}`);
    all.push(...data.items.map(({ _id }: PriceRow) => _id));
    cursor = data.nextCursor;
  } while (cursor !== null);
  const rows = await test.deps.db.select({ id: packs.id }).from(packs);
  expect(all).toHaveLength(rows.length);
  expect(new Set(all).size).toBe(rows.length);
  expect((await call('GET', '?cursor=bm90aGluZw')).status).toBe(400);
});
