import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CATEGORY_IDS, LANGUAGES } from '../../../contract/constants';
import type { Translated } from '../schema/columns';
import { openTestDatabase } from '../../testing/testDatabase';
import type { OpenDatabase } from '../database';
import {
  addons,
  banners,
  categories,
  coupons,
  deliveryAreas,
  localities,
  offers,
  packParts,
  packs,
  productAddons,
  productComplements,
  products,
  storeSettings,
} from '../schema';
import { seedDemo } from './seed';

const NOW = new Date('2026-11-20T06:00:00Z');
const BUNDLES = ['set-breakfast', 'set-gift', 'set-starter'];
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Finds every translated text or list of texts inside a value. */
function translationsIn(value: unknown): Translated<string | string[]>[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [value as Translated<string | string[]>] : Object.values(value).flatMap(translationsIn);
}

const countOf = async (table: typeof products | typeof packs) =>
  (await database.db.select({ total: count() }).from(table))[0]!.total;

it('fills an empty shop once, also when two processes start at the same time', async () => {
  const filled = await Promise.all([seedDemo(database.db, NOW), seedDemo(database.db, NOW)]);
  expect(filled.sort()).toEqual([false, true]);
  expect(await seedDemo(database.db, NOW)).toBe(false);
  expect(await countOf(products)).toBe(55);
});

it('the demo has every product in its category, with packs from 250 g to 5 kg', async () => {
  const perCategory = await database.db
    .select({ id: categories.id, products: count(products.id) })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position));
  expect(perCategory).toEqual([
    { id: CATEGORY_IDS.ORGANIC_MILLETS, products: 15 },
    { id: CATEGORY_IDS.TRADITIONAL_RICES, products: 14 },
    { id: CATEGORY_IDS.PORRIDGE_MIX, products: 9 },
    { id: CATEGORY_IDS.MILLET_DOSA_MIX, products: 9 },
    { id: CATEGORY_IDS.PUTTU_MIX, products: 8 },
  ]);
  expect(await countOf(packs)).toBe(149);
  const without = await database.db
    .select({ id: products.id })
    .from(products)
    .leftJoin(packs, eq(packs.productId, products.id))
    .where(isNull(packs.id));
  expect(without).toEqual([]);
});

it('gives readable, fixed ids and addresses', async () => {
  const [thinai] = await database.db.select().from(products).where(eq(products.sku, 'ML-THINAI'));
  expect(thinai).toMatchObject({ id: 'ml-thinai', slug: 'foxtail-millet-thinai', nameTa: 'தினை', nameHi: 'कंगनी' });
  const rows = await database.db.select({ slug: products.slug }).from(products);
  expect(rows.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  const [pack] = await database.db.select().from(packs).where(eq(packs.id, 'ml-thinai-500'));
  expect(pack).toMatchObject({ productId: 'ml-thinai', netGrams: 500, mrpPaise: 7_500, pricePaise: 7_500 });
});

it('has synonyms of the products', async () => {
  const rows = await database.db.select({ id: products.id, otherNames: products.otherNames }).from(products);
  const called = (name: string) =>
    rows.filter(({ otherNames }) => otherNames.split(', ').includes(name)).map(({ id }) => id);
  expect(called('nachni').sort()).toEqual(['dm-ragi', 'ml-ragi', 'ml-ragifl', 'pm-ragi', 'pu-ragi']);
  expect(called('oodalu').sort()).toEqual(['dm-kuthi', 'ml-kuthirai', 'pm-kuthi']);
  expect(called('kutki').sort()).toEqual(['dm-samai', 'ml-samai']);
  const nameless = rows.filter(({ otherNames }) => otherNames === '');
  expect(nameless.map(({ id }) => id).sort()).toEqual(['rc-garu', 'rc-kuru', 'rc-sivan']);
});

it('sells a few packs below their MRP, and shows low and sold-out ones', async () => {
  const rows = await database.db.select().from(packs);
  const ids = (keep: (pack: (typeof rows)[number]) => boolean) =>
    rows
      .filter(keep)
      .map(({ id }) => id)
      .sort();
  expect(ids(({ pricePaise, mrpPaise }) => pricePaise < mrpPaise)).toEqual([
    'dm-multi-1000',
    'dm-multi-500',
    'ml-combo5-2500',
    'ml-ragi-5000',
    'ml-thinai-1000',
    'ml-thinai-5000',
    'pm-sathu-1000',
    'pm-sathu-500',
    'pu-ragi-1000',
    'pu-ragi-500',
    'rc-kavuni-1000',
    'rc-kavuni-5000',
    'rc-mapp-1000',
    'rc-mapp-5000',
  ]);
  expect(ids(({ stock }) => stock === 0)).toEqual(['pm-ulun-250', 'pm-ulun-500', 'rc-ratha-5000']);
  expect(ids(({ stock }) => stock > 0 && stock < 5)).toEqual(['ml-kula-1000']);
});

it('sells larger packs for less per kilogram, and prints lower maximum prices per kilogram on them', async () => {
  const rows = await database.db.select().from(packs).orderBy(asc(packs.productId), asc(packs.netGrams));
  const dearer = rows.filter((pack, index) => {
    const smaller = rows[index - 1];
    if (smaller?.productId !== pack.productId) return false;
    const isDearer = (paise: 'pricePaise' | 'mrpPaise') =>
      pack[paise] / pack.netGrams >= smaller[paise] / smaller.netGrams;
    return isDearer('pricePaise') || isDearer('mrpPaise');
  });
  expect(dearer.map(({ id }) => id)).toEqual([]);
});

it('sells bundles below the sum of their parts, with the facts of all of them', async () => {
  const { db } = database;
  const part = alias(packs, 'part');
  const rows = await db
    .select({
      id: packs.productId,
      pricePaise: packs.pricePaise,
      mrpPaise: packs.mrpPaise,
      stock: packs.stock,
      netGrams: packs.netGrams,
      parts: count(),
      sumPaise: sql<number>`sum(${packParts.quantity} * ${part.pricePaise})::int`,
      grams: sql<number>`sum(${packParts.quantity} * ${part.netGrams})::int`,
      partStock: sql<number>`min(${part.stock})::int`,
    })
    .from(packs)
    .innerJoin(packParts, eq(packParts.packId, packs.id))
    .innerJoin(part, eq(part.id, packParts.partPackId))
    .groupBy(packs.id)
    .orderBy(asc(packs.id));
  expect(rows.map(({ id, parts }) => [id, parts])).toEqual([
    ['set-breakfast', 4],
    ['set-gift', 3],
    ['set-starter', 3],
  ]);
  for (const { id, pricePaise, mrpPaise, stock, netGrams, sumPaise, grams, partStock } of rows) {
    expect([id, mrpPaise, netGrams, stock]).toEqual([id, pricePaise, grams, partStock]);
    expect(pricePaise / sumPaise).toBeGreaterThan(0.85);
    expect(pricePaise / sumPaise).toBeLessThan(0.96);
  }
  const [breakfast] = await db.select().from(products).where(eq(products.id, 'set-breakfast'));
  expect(breakfast).toMatchObject({
    hsn: '1901',
    gstPercent: 5,
    allergens: { en: expect.stringMatching(/^Contains tree nuts/) },
    veg: true,
  });
});

it('gives every fact in three languages, and nothing that was not measured', async () => {
  const rows = await database.db.select().from(products);
  for (const { id, cooking, allergens, ingredients, nutrition } of rows) {
    for (const language of LANGUAGES) {
      const facts = [
        ...cooking[language],
        allergens[language],
        ingredients?.[language] ?? '-',
        nutrition?.source[language] ?? '-',
      ];
      expect([id, facts.filter((fact) => fact.trim() === '')]).toEqual([id, []]);
    }
    expect([id, cooking.ta.length, cooking.hi.length]).toEqual([id, cooking.en.length, cooking.en.length]);
  }
  const source = rows.find(({ id }) => id === 'ml-thinai')!.nutrition!.source;
  expect(source.hi).toContain('कंगनी (Italian millet)');
  expect(source.ta).toContain('தினை (Italian millet)');
  expect(
    rows
      .filter(({ nutrition }) => nutrition === null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['ml-kula', ...BUNDLES]);
  expect(rows.filter(({ ingredients }) => ingredients !== null)).toHaveLength(17 + BUNDLES.length);
  expect(rows.find(({ id }) => id === 'pm-ragi')!.ingredients).toEqual({
    en: 'finger millet 96%, green gram 2.5%, cardamom 1%, rock salt 0.5%',
    ta: 'கேழ்வரகு 96%, பாசிப்பயறு 2.5%, ஏலக்காய் 1%, இந்துப்பு 0.5%',
    hi: 'रागी 96%, मूँग 2.5%, इलायची 1%, सेंधा नमक 0.5%',
  });
});

it('describes every product by its taste and origin, and by cooking times that its steps name', async () => {
  const rows = await database.db.select().from(products);
  expect(rows.filter(({ taste, origin }) => !taste || !origin).map(({ id }) => id)).toEqual([]);
  const tastes = rows.map(({ taste }) => taste!.en);
  expect(new Set(tastes).size).toBe(tastes.length);
  // Two lines of a phone.
  expect(tastes.filter((taste) => taste.length > 130)).toEqual([]);
  const unnamed = rows.filter(
    ({ cookingMinutes, cooking }) =>
      cookingMinutes !== null && !new RegExp(`\\b${cookingMinutes} minutes`).test(cooking.en.join(' ')),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

it('says of a bundle only the origin that all of its parts share', async () => {
  const rows = await database.db.select({ id: products.id, origin: products.origin }).from(products);
  const originOf = (id: string) => rows.find((row) => row.id === id)!.origin!.en;
  expect(originOf('rc-kavuni')).toBe('An heirloom rice of Tamil Nadu, grown in India');
  expect(BUNDLES.map(originOf)).toEqual(['Made in India', 'Grown in India', 'Grown in India']);
});

it('recommends what goes well with every product, from other categories', async () => {
  const complement = alias(products, 'complement');
  const rows = await database.db
    .select({ id: products.id, own: products.categoryId, complement: complement.id, other: complement.categoryId })
    .from(products)
    .leftJoin(productComplements, eq(productComplements.productId, products.id))
    .leftJoin(complement, eq(complement.id, productComplements.complementId))
    .orderBy(asc(products.id), asc(productComplements.position));
  expect(rows.filter(({ own, other }) => other === null || own === other)).toEqual([]);
  const of = (id: string) => rows.filter((row) => row.id === id).map((row) => row.complement);
  expect(of('dm-ragi')).toEqual(['ml-ragi', 'ml-ragifl', 'pm-ragi', 'pu-ragi', 'pm-sathu', 'ml-thinai']);
  expect(of('rc-sivan')).toEqual(['dm-adai', 'pm-ulun', 'ml-thinai', 'pu-kavuni', 'pm-sathu', 'dm-multi']);
  // Fewer leave a hole in the row.
  expect(new Set(rows.map(({ id }) => of(id).length))).toEqual(new Set([6]));
});

it.each([
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const)('names everything in %s as in English', async (language, script) => {
  const rows = (
    await Promise.all(
      [products, categories, banners, offers, addons, localities].map((table) => database.db.select().from(table)),
    )
  ).flat();
  const [store] = await database.db.select().from(storeSettings);
  const columns = rows.flatMap((row) => Object.entries(row));
  const suffix = language === 'ta' ? 'Ta' : 'Hi';
  const texts = [
    ...columns.filter(([column]) => column.endsWith(suffix)).map(([, text]) => text as string),
    ...translationsIn([store!.settings, rows]).flatMap((translated) => translated[language]),
  ];
  expect(texts.length).toBeGreaterThan(52 + 5 * 2 + 3 * 3 + 3 * 2 + 3);
  // A published table keeps its title.
  expect(texts.filter((text) => !script.test(text) && !text.startsWith('IFCT 2017'))).toEqual([]);
});

it('offers a gift box with everything but the one that is in it already, and grinding with whole grains', async () => {
  const rows = await database.db
    .select({ addonId: productAddons.addonId, products: count(), pricePaise: sql<number>`min(${addons.pricePaise})` })
    .from(productAddons)
    .innerJoin(addons, eq(addons.id, productAddons.addonId))
    .groupBy(productAddons.addonId)
    .orderBy(asc(productAddons.addonId));
  expect(rows).toEqual([
    { addonId: 'coarse-grinding', products: 23, pricePaise: 1_000 },
    { addonId: 'fine-grinding', products: 23, pricePaise: 1_000 },
    { addonId: 'gift-box', products: 54, pricePaise: 4_000 },
  ]);
});

it('the demo has banners, offers with live coupons, localities and the settings', async () => {
  expect(await database.db.select().from(banners)).toHaveLength(3);
  expect(await database.db.select().from(offers)).toHaveLength(3);
  expect(await database.db.select().from(localities)).toHaveLength(50);
  expect(await database.db.select().from(coupons).orderBy(asc(coupons.code))).toMatchObject([
    { code: 'MILLET50', kind: 'FLAT', value: 5_000, minItemsPaise: 49_900, startsAt: NOW, endsAt: null },
    { code: 'WELCOME10', kind: 'PERCENT', value: 10, minItemsPaise: 29_900, maxDiscountPaise: 10_000, startsAt: NOW },
  ]);
  expect(await database.db.select().from(storeSettings)).toHaveLength(1);
  const [area, ...others] = await database.db.select().from(deliveryAreas);
  expect(others).toEqual([]);
  expect(area).toMatchObject({
    deliverySteps: [
      { fromPaise: 0, chargePaise: 4_000 },
      { fromPaise: 49_900, chargePaise: 0 },
    ],
    minimumOrderPaise: 14_900,
  });
  expect(area!.corners).toHaveLength(7);
});
