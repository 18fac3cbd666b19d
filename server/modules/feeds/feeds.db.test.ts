import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { packs, products, storeSettings } from '../../db/schema';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import {
  GOOGLE_DELIVERY_RULES,
  GOOGLE_RULES,
  MAX_GOOGLE_DELIVERIES,
  META_RULES,
  type FieldRule,
} from './fixtures/rules-2026-11';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { PUBLIC_URL: 'https://vayal.example' } });
});
afterAll(() => shop.close());

const PACKS_OF_DEMO = 149;
type Fields = Readonly<Record<string, string>>;

const NAMED: Readonly<Record<string, string>> = { '#38': '&', '#39': "'", '#34': '"', '#60': '<', '#62': '>' };
const unescaped = (text: string) => text.replace(/&(#\d+);/g, (_, name: string) => NAMED[name] ?? '?');
const fieldsIn = (xml: string): Fields =>
  Object.fromEntries(
    [...xml.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, value]) => [name!, unescaped(value!)]),
  );

interface GoogleItem {
  fields: Fields;
  deliveries: Fields[];
}
function googleItems(xml: string): GoogleItem[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const deliveries = [...item.matchAll(/<g:shipping>(.*?)<\/g:shipping>/g)].map(([, each = '']) => fieldsIn(each));
    return { fields: fieldsIn(item.replace(/<g:shipping>.*?<\/g:shipping>/g, '')), deliveries };
  });
}
const metaItems = (csv: string) => parse<Fields>(csv, { columns: true });

function problemsOf(fields: Fields, rules: Readonly<Record<string, FieldRule>>): string[] {
  const unknown = Object.keys(fields).filter((name) => !(name in rules));
  const broken = Object.entries(rules).filter(([name, { required = false, maxLength, pattern, values }]) => {
    const value = fields[name] ?? '';
    if (value === '') return required;
    return (
      value.length > (maxLength ?? Infinity) || pattern?.test(value) === false || values?.includes(value) === false
    );
  });
  return [...unknown, ...broken.map(([name]) => `${name}: ${fields[name]}`)];
}

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/feeds/${path}`, headers, remoteAddress: `203.0.113.${(caller = (caller % 250) + 1)}` });
let caller = 0;

it.each(['en', 'ta', 'hi'])('lists every pack in %s as Google’s rules of November 2026 ask for', async (language) => {
  const response = await get(`google/${language}.xml`);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const items = googleItems(response.body);
  expect(items).toHaveLength(PACKS_OF_DEMO);
  expect(new Set(items.map(({ fields }) => fields.id)).size).toBe(PACKS_OF_DEMO);
  for (const { fields, deliveries } of items) {
    expect([fields.id, ...problemsOf(fields, GOOGLE_RULES)]).toEqual([fields.id]);
    expect(deliveries.length).toBeGreaterThan(0);
    expect(deliveries.length).toBeLessThanOrEqual(MAX_GOOGLE_DELIVERIES);
    expect(deliveries.flatMap((delivery) => problemsOf(delivery, GOOGLE_DELIVERY_RULES))).toEqual([]);
    expect(new URL(fields.link!).searchParams.get('lang')).toBe(language);
    const { pathname } = new URL(fields.image_link!);
    expect(pathname).toMatch(/^\/pictures\//);
  }
});

it.each(['en', 'ta', 'hi'])('lists every pack in %s as Meta’s rules of November 2026 ask for', async (language) => {
  const response = await get(`meta/${language}.csv`);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const items = metaItems(response.body);
  expect(items).toHaveLength(PACKS_OF_DEMO);
  for (const item of items) expect([item.id, ...problemsOf(item, META_RULES)]).toEqual([item.id]);
});

it('says what a pack costs, what its delivery costs, and whether it can be bought', async () => {
  const pack = 'ml-thinai-500';
  const item = async () => googleItems((await get('google/en.xml')).body).find(({ fields }) => fields.id === pack);
  expect(await item()).toMatchObject({
    fields: {
      title: 'Foxtail Millet (Thinai) rice, 500 g',
      link: 'https://vayal.example/product/detail?slug=foxtail-millet-thinai&lang=en',
      price: '75.00 INR',
      availability: 'in_stock',
      unit_pricing_measure: '500 g',
      unit_pricing_base_measure: '1 kg',
    },
    deliveries: expect.arrayContaining([expect.objectContaining({ price: '40.00 INR' })]),
  });
  const { db } = shop.deps;
  await db.update(packs).set({ pricePaise: 60_00 }).where(eq(packs.id, pack));
  await setStock(shop.deps, pack, 0);
  expect(await item()).toMatchObject({
    fields: { price: '75.00 INR', sale_price: '60.00 INR', availability: 'out_of_stock' },
  });
  await db.update(products).set({ published: false }).where(eq(products.slug, 'foxtail-millet-thinai'));
  expect(await item()).toBeUndefined();
  await db.update(products).set({ published: true }).where(eq(products.slug, 'foxtail-millet-thinai'));
});

it('sends a feed again only once it has changed, and compressed where asked', async () => {
  const first = await get('google/hi.xml', { 'accept-encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.rawPayload).toString()).toContain('</rss>');
  const etag = String(first.headers.etag);
  expect(await get('google/hi.xml', { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  await shop.deps.db.update(products).set({ nameHi: 'कंगनी नई' }).where(eq(products.slug, 'foxtail-millet-thinai'));
  const changed = await get('google/hi.xml', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('कंगनी नई');
});

it('writes names of any letters so that both still read them', async () => {
  const name = 'A <b> & "c", d\u0007\u2028e';
  await shop.deps.db.update(products).set({ nameEn: name }).where(eq(products.slug, 'foxtail-millet-thinai'));
  const title = 'A <b> & "c", d e, 500 g';
  const titles = googleItems((await get('google/en.xml')).body).map(({ fields }) => fields.title);
  expect(titles).toContain(title);
  expect(metaItems((await get('meta/en.csv')).body).map((item) => item.title)).toContain(title);
});

it.each(['google/fr.xml', 'google/en.csv', 'meta/EN.csv', 'yandex/en.xml', 'google/.xml'])(
  'has no feed %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

it('lists nothing while nothing is for sale: before the opening', async () => {
  const [row] = await shop.deps.db.select().from(storeSettings);
  const settings = { ...row!.settings, counter: { ...row!.settings.counter, opening: 'SOON' as const } };
  await shop.deps.db.update(storeSettings).set({ settings });
  shop.deps.clock.advance(1);
  expect((await get('google/en.xml')).statusCode).toBe(404);
  await shop.deps.db.update(storeSettings).set({ settings: row!.settings });
});
