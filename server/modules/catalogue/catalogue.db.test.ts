import { eq } from 'drizzle-orm';
import { CATEGORY_IDS, LANGUAGES, PRODUCT_SORTS, type Language } from '../../../contract/constants';
import type { ProductCard, ProductPage, ProductsBody } from '../../../contract/homepage';
import { addons, packs, products, stockMovements } from '../../db/schema';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;

beforeAll(async () => {
  shop = await makeTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => shop.close());

async function call(method: 'GET' | 'POST', path: string, payload?: object, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const response = await shop.app.inject({ method, url: `/api/web/homepage${path}`, headers, payload });
  return { status: response.statusCode, ...response.json() };
}

async function list(body: object = {}, language: Language = 'en'): Promise<ProductPage> {
  const { status, data } = await call('POST', '/products', body, language);
  expect(status).toBe(200);
  return data;
}

async function walk(body: ProductsBody, language: Language = 'en'): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list(cursor ? { ...body, cursor } : body, language);
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

const ids = (cards: ProductCard[]) => cards.map(({ _id }) => _id);
const cheapest = ({ packs: own }: ProductCard) => Math.min(...own.map(({ productPrice }) => productPrice));
/** Other processes' changes show after half a second. */
const waitForOtherProcesses = () => shop.deps.clock.advance(1);

it('counts the products of each category', async () => {
  const { data } = await call('GET', '/category/list', undefined, 'ta');
  expect(data.map(({ _id, productCount }: { _id: string; productCount: number }) => [_id, productCount])).toEqual([
    [CATEGORY_IDS.ORGANIC_MILLETS, 15],
    [CATEGORY_IDS.TRADITIONAL_RICES, 14],
    [CATEGORY_IDS.PORRIDGE_MIX, 9],
    [CATEGORY_IDS.MILLET_DOSA_MIX, 9],
    [CATEGORY_IDS.PUTTU_MIX, 8],
  ]);
  expect(data[0].name).toBe('சிறுதானியங்கள்');
});

describe('the front page’s rails', () => {
  it('show each category with its best sellers first', async () => {
    const { data } = await call('POST', '/category/products/list', { limitPerCategory: 3 });
    const rails = data as { category: { _id: string }; products: ProductCard[] }[];
    expect(rails.map(({ category, products: cards }) => [category._id, cards.length])).toEqual(
      Object.values(CATEGORY_IDS).map((id) => [id, 3]),
    );
    expect(ids(rails[0]!.products)).toEqual(['set-starter', 'ml-thinai', 'ml-ragi']);
    for (const { category, products: cards } of rails) {
      expect(cards.filter(({ categoryId }) => categoryId !== category._id)).toEqual([]);
    }
  });

  it('begin with a set in stock that reaches the minimum order, whose own rail leaves it out', async () => {
    const first = async () => {
      const { data } = await call('POST', '/category/products/list', {});
      return (data as { products: ProductCard[] }[]).map(({ products: cards }) => cards[0]!._id);
    };
    const stock = await stockOf(shop.deps, 'ml-samai-500');
    expect(await first()).toEqual(['set-starter', 'rc-mapp', 'pm-sathu', 'dm-ragi', 'pu-kavuni']);
    await setStock(shop.deps, 'ml-samai-500', 0);
    waitForOtherProcesses();
    expect(await first()).toEqual(['set-breakfast', 'rc-mapp', 'pm-sathu', 'dm-ragi', 'pu-kavuni']);
    await setStock(shop.deps, 'ml-samai-500', stock);
  });

  it('have a default length', async () => {
    const { data } = await call('POST', '/category/products/list', {}, 'hi');
    expect(data[0].products).toHaveLength(8);
    expect(data[0].products[1]).toMatchObject({ name: 'कंगनी', secondName: 'Foxtail Millet (Thinai) rice' });
  });

  it.each([0, 25, 1.5, '3'])('reject a length of %j', async (limitPerCategory) => {
    const { status, data } = await call('POST', '/category/products/list', { limitPerCategory });
    expect(status).toBe(400);
    expect(data.fields).toEqual({ limitPerCategory: 'The number to show is out of range' });
  });
});

describe('a product in a list', () => {
  it.each([
    ['en', 'Foxtail Millet (Thinai) rice', 'தினை'],
    ['ta', 'தினை', 'Foxtail Millet (Thinai) rice'],
    ['hi', 'कंगनी', 'Foxtail Millet (Thinai) rice'],
  ] as const)('has its names in %s, and its packs', async (language, name, secondName) => {
    const { items } = await list({ search: 'thinai', categoryId: CATEGORY_IDS.ORGANIC_MILLETS }, language);
    expect(items).toMatchObject([
      {
        _id: 'ml-thinai',
        slug: 'foxtail-millet-thinai',
        categoryId: CATEGORY_IDS.ORGANIC_MILLETS,
        name,
        secondName,
        veg: true,
        packs: [
          { _id: 'ml-thinai-500', netGrams: 500, mrpPaise: 7_500, productPrice: 7_500, available: 80 },
          { _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, productPrice: 13_500, available: 60 },
          { _id: 'ml-thinai-5000', netGrams: 5000, mrpPaise: 69_000, productPrice: 64_500, available: 15 },
        ],
      },
    ]);
  });

  it('offers no more than the limit of a cart line', async () => {
    await setStock(shop.deps, 'pu-poong-250', 500);
    waitForOtherProcesses();
    const { items } = await list({ search: 'poongar puttu' });
    expect(items[0]!.packs[0]).toMatchObject({ _id: 'pu-poong-250', available: 99 });
  });
});

describe('walking a list', () => {
  it.each(PRODUCT_SORTS)('by %s shows every product once, in order, whatever the page’s size', async (sort) => {
    for (const limit of [1, 7, 48]) {
      const found = await walk({ sort, limit });
      expect(new Set(ids(found)).size).toBe(55);
      expect(found).toHaveLength(55);
      expect(found).toEqual(await walk({ sort, limit: 24 }));
    }
  });

  it.each(LANGUAGES)('by name follows the alphabet in %s', async (language) => {
    const names = (await walk({ sort: 'name', limit: 5 }, language)).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  });

  it('by price follows the cheapest pack, both ways', async () => {
    const prices = (await walk({ sort: 'price-asc', limit: 5 })).map(cheapest);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const falling = (await walk({ sort: 'price-desc', limit: 5 })).map(cheapest);
    expect(falling).toEqual([...prices].reverse());
  });

  it('by popularity begins with the best sellers, by newest with the latest', async () => {
    expect(ids((await list({ sort: 'popular', limit: 3 })).items)).toEqual(['ml-thinai', 'rc-mapp', 'pm-sathu']);
    expect(ids((await list({ sort: 'newest', limit: 2 })).items)).toEqual(['set-starter', 'set-gift']);
    expect(ids((await list({ limit: 1 })).items)).toEqual(['ml-thinai']);
  });

  it.each(PRODUCT_SORTS)('by %s applies its filters on every page', async (sort) => {
    const filters: ProductsBody = { sort, inStock: true, priceMin: 10_000, priceMax: 15_000 };
    const all = await walk({ sort, limit: 48 });
    const expected = all.filter(
      (card) =>
        cheapest(card) >= 10_000 && cheapest(card) <= 15_000 && card.packs.some(({ available }) => available > 0),
    );
    expect(expected.length).toBeGreaterThan(5);
    expect(ids(await walk({ ...filters, limit: 2 }))).toEqual(ids(expected));
    expect((await list({ ...filters, limit: 2 })).total).toBe(expected.length);
  });

  it('counts all pages and ends without a cursor', async () => {
    const first = await list({ categoryId: CATEGORY_IDS.PUTTU_MIX, limit: 8 });
    expect(first).toMatchObject({ total: 8, nextCursor: null });
    const cut = await list({ categoryId: CATEGORY_IDS.PUTTU_MIX, limit: 7 });
    expect(cut).toMatchObject({ total: 8, nextCursor: expect.any(String) });
    expect(cut.items).toHaveLength(7);
    expect((await list()).items).toHaveLength(24);
  });

  it('continues after its position when products are added or removed', async () => {
    const everything = ids(await walk({ sort: 'price-asc', limit: 48 }));
    const first = await list({ sort: 'price-asc', limit: 10 });
    const lastSeen = eq(products.id, everything[9]!);
    await shop.deps.db.update(products).set({ published: false }).where(lastSeen);
    waitForOtherProcesses();
    const second = await list({ sort: 'price-asc', limit: 10, cursor: first.nextCursor! });
    expect(ids(second.items)).toEqual(everything.slice(10, 20));
    await shop.deps.db.update(products).set({ published: true }).where(lastSeen);
    waitForOtherProcesses();
  });
});

describe('filters', () => {
  it.each([
    ['the beginning of an English word', 'foxt', ['ml-thinai', 'dm-thinai', 'pu-thinai']],
    ['another case', 'KAMBU FLOUR', ['ml-kambufl']],
    ['Tamil', 'கேழ்வரகு', ['ml-ragi', 'dm-ragi', 'ml-ragifl', 'pu-ragi', 'pm-ragi']],
    ['Hindi', 'ज्वार आटा', ['ml-cholamfl']],
    ['a stock code', 'rc-kav', ['rc-kavuni']],
    ['words in any order', 'mix  puttu ragi', ['pu-ragi']],
    ['nothing that exists', 'chocolate', []],
  ])('find %s', async (_what, search, expected) => {
    const { items, total } = await list({ search, limit: 48 });
    expect(ids(items)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('ignore a blank search', async () => {
    expect(await list({ search: '   ' })).toEqual(await list());
  });

  it('leave out a product that is sold out in all sizes', async () => {
    expect(ids(await walk({ inStock: false, limit: 48 }))).toContain('pm-ulun');
    expect(ids(await walk({ inStock: true, limit: 48 }))).not.toContain('pm-ulun');
    expect(ids(await walk({ inStock: true, limit: 48 }))).toContain('rc-ratha');
  });

  it('reject an unknown category with a message', async () => {
    expect(await call('POST', '/products', { categoryId: 'cakes' }, 'hi')).toMatchObject({
      status: 404,
      message: 'ऐसी कोई श्रेणी नहीं है।',
    });
  });
});

describe('bad input', () => {
  it.each([
    ['categoryId', { categoryId: 5 }],
    ['categoryId', { categoryId: '' }],
    ['categoryId', { categoryId: 'x'.repeat(65) }],
    ['search', { search: ['ragi'] }],
    ['search', { search: 'x'.repeat(101) }],
    ['search', { search: 'ra\0gi' }],
    ['sort', { sort: 'cheapest' }],
    ['inStock', { inStock: 'true' }],
    ['priceMin', { priceMin: -1 }],
    ['priceMin', { priceMin: 10.5 }],
    ['priceMax', { priceMax: 1e9 }],
    ['priceMax', { priceMin: 200, priceMax: 100 }],
    ['cursor', { cursor: 'page-2' }],
    ['cursor', { cursor: '' }],
    ['cursor', { cursor: 'x'.repeat(5000) }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 49 }],
    ['limit', { limit: '10' }],
    ['page', { page: 2 }],
  ])('%s: %j is rejected by field name', async (field, body) => {
    const { status, data, message } = await call('POST', '/products', body);
    expect(status).toBe(400);
    expect(data.fields).toEqual({ [field]: expect.any(String) });
    expect(message).toEqual([data.fields[field]]);
  });

  it.each([[[]], ['"text"'], ['{']])('rejects the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/web/homepage/products';
    const response = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(400);
  });

  it('rejects a cursor of another list, and accepts it with another page size', async () => {
    const cursor = (await list({ sort: 'name', limit: 5 })).nextCursor!;
    expect((await list({ sort: 'name', limit: 9, cursor })).items).toHaveLength(9);
    const others: [object, Language][] = [
      [{ sort: 'newest', cursor }, 'en'],
      [{ sort: 'name', inStock: true, cursor }, 'en'],
      [{ sort: 'name', cursor }, 'ta'],
      [{ sort: 'name', cursor: `${cursor.slice(0, -3)}abc` }, 'en'],
    ];
    for (const [body, language] of others) {
      const { status, data } = await call('POST', '/products', body, language);
      expect([status, Object.keys(data.fields)]).toEqual([400, ['cursor']]);
    }
    expect((await call('POST', '/products', { cursor: 'x' })).message).toEqual([
      'That place in the list is not known. Please start from the top.',
    ]);
  });
});

describe('a product', () => {
  it('has all label information, in the user’s language', async () => {
    const { status, data } = await call('GET', '/product/detail/sprouted-ragi-porridge-mix', undefined, 'ta');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      _id: 'pm-ragi',
      name: 'முளைகட்டிய கேழ்வரகு கஞ்சி மிக்ஸ்',
      secondName: 'Sprouted Ragi Porridge Mix',
      category: { _id: CATEGORY_IDS.PORRIDGE_MIX, name: 'கஞ்சி மிக்ஸ்' },
      facts: {
        genericName: 'முளைகட்டிய கேழ்வரகு கஞ்சி மிக்ஸ்',
        maker: expect.stringContaining('காந்திபுரம்'),
        countryOfOrigin: 'இந்தியா',
        bestBeforeDays: 180,
        hsn: '1901',
        gstPercent: 5,
        ingredients: 'கேழ்வரகு 96%, பாசிப்பயறு 2.5%, ஏலக்காய் 1%, இந்துப்பு 0.5%',
      },
      nutrition: { energyKcal: expect.any(Number), source: expect.stringContaining('கணக்கிடப்பட்டது') },
      addOns: [{ _id: 'gift-box', name: 'பரிசுப் பெட்டி', pricePaise: 4_000 }],
    });
    expect(data.cooking).toHaveLength(2);
    expect(data.facts.allergens).toMatch(/நிலக்கடலை/);
  });

  it('has an empty panel without measurements, and no list for one ingredient', async () => {
    const { data } = await call('GET', '/product/detail/browntop-millet-kula-samai');
    expect(data).toMatchObject({ nutrition: null, facts: { ingredients: null, countryOfOrigin: 'India' } });
    expect(data.cooking).toEqual(['Soak for 4–6 hours.', 'Use 3 cups of water for 1 cup.', 'Cook for 20 minutes.']);
  });

  it('offers active add-ons only', async () => {
    const path = '/product/detail/foxtail-millet-thinai';
    const names = async () => (await call('GET', path)).data.addOns.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Gift box', 'Fine grinding', 'Coarse grinding']);
    await shop.deps.db.update(addons).set({ active: false }).where(eq(addons.id, 'fine-grinding'));
    waitForOtherProcesses();
    expect(await names()).toEqual(['Gift box', 'Coarse grinding']);
    await shop.deps.db.update(addons).set({ active: true }).where(eq(addons.id, 'fine-grinding'));
    waitForOtherProcesses();
  });

  it('links to others of its category, those in stock first', async () => {
    const { data } = await call('GET', '/product/detail/poongar-kanji-mix');
    expect(data.related).toHaveLength(6);
    expect(data.related.every(({ categoryId }: ProductCard) => categoryId === CATEGORY_IDS.PORRIDGE_MIX)).toBe(true);
    expect(ids(data.related)).not.toContain('pm-poong');
    expect(ids(data.related)).not.toContain('pm-ulun');
  });

  it('is linked to at once when it is new', async () => {
    const related = async () => ids((await call('GET', '/product/detail/poongar-kanji-mix')).data.related);
    const publish = (published: boolean) =>
      shop.deps.db.update(products).set({ published }).where(eq(products.id, 'pm-kambu'));
    await publish(false);
    waitForOtherProcesses();
    expect(await related()).not.toContain('pm-kambu');
    await publish(true);
    waitForOtherProcesses();
    expect(await related()).toContain('pm-kambu');
  });

  it.each(['cakes', 'ml-thinai', '%25', 'Foxtail-Millet-Thinai', 'x'.repeat(100), '%E0%AE%A4'])(
    'does not exist at %s',
    async (slug) => {
      expect((await call('GET', `/product/detail/${slug}`)).status).toBe(404);
    },
  );

  it('says so in a message', async () => {
    const response = await call('GET', '/product/detail/cakes', undefined, 'ta');
    expect(response).toMatchObject({ status: 404, message: 'அப்படி ஒரு பொருள் இல்லை.', data: null });
  });
});

describe('other products', () => {
  it('are best sellers that are in stock', async () => {
    const { data } = await call('GET', '/other/products');
    expect(ids(data).slice(0, 3)).toEqual(['ml-thinai', 'rc-mapp', 'pm-sathu']);
    expect(data).toHaveLength(8);
    const mapp = await shop.deps.db.select().from(packs).where(eq(packs.productId, 'rc-mapp'));
    for (const { id } of mapp) await setStock(shop.deps, id, 0);
    waitForOtherProcesses();
    expect(ids((await call('GET', '/other/products')).data).slice(0, 2)).toEqual(['ml-thinai', 'pm-sathu']);
    for (const { id } of mapp) await setStock(shop.deps, id, 40);
    waitForOtherProcesses();
  });
});

describe('changes', () => {
  const find = async (search: string) => (await list({ search })).items[0];

  it('of stock by other processes show within a second', async () => {
    expect((await find('kattuyanam puttu'))!.packs[0]!.available).toBe(60);
    await setStock(shop.deps, 'pu-kattu-250', 7);
    waitForOtherProcesses();
    expect((await find('kattuyanam puttu'))!.packs[0]!.available).toBe(7);
  });

  it('of price and name show too', async () => {
    await find('kattuyanam puttu');
    await shop.deps.db.update(packs).set({ pricePaise: 5_000 }).where(eq(packs.id, 'pu-kattu-250'));
    await shop.deps.db.update(products).set({ nameEn: 'Red Kattuyanam Puttu Mix' }).where(eq(products.id, 'pu-kattu'));
    waitForOtherProcesses();
    expect(await find('kattuyanam puttu')).toMatchObject({
      name: 'Red Kattuyanam Puttu Mix',
      packs: [{ productPrice: 5_000 }, {}, {}],
    });
  });

  it('remove an unpublished product from every response', async () => {
    await call('GET', '/product/detail/sivan-samba');
    await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, 'rc-sivan'));
    waitForOtherProcesses();
    expect(ids(await walk({ limit: 48 }))).not.toContain('rc-sivan');
    expect((await call('GET', '/product/detail/sivan-samba')).status).toBe(404);
    const { data } = await call('GET', '/category/list');
    expect(data[1]).toMatchObject({ _id: CATEGORY_IDS.TRADITIONAL_RICES, productCount: 13 });
  });

  it('that are rolled back never show', async () => {
    const change = shop.deps.db.transaction(async (tx) => {
      await tx.insert(stockMovements).values({ packId: 'pu-ragi-250', change: -1, reason: 'SPOILED' });
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    waitForOtherProcesses();
    expect((await find('ragi puttu'))!.packs[0]!.available).toBe(60);
  });

  it('add a new product, and leave out one without packs', async () => {
    const [model] = await shop.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
    await shop.deps.db
      .insert(products)
      .values({ ...model!, id: 'new', slug: 'new-grain', sku: 'ML-NEW', nameEn: 'New Grain' });
    waitForOtherProcesses();
    expect(await find('new grain')).toBeUndefined();
    expect((await call('GET', '/product/detail/new-grain')).status).toBe(404);
    await shop.deps.db.insert(packs).values({
      id: 'new-500',
      productId: 'new',
      netGrams: 500,
      mrpPaise: 100,
      pricePaise: 100,
      stock: 1,
      position: 1,
    });
    waitForOtherProcesses();
    expect(await find('new grain')).toMatchObject({ _id: 'new' });
  });
});
