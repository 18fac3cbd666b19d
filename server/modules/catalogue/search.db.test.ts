import { eq, sql } from 'drizzle-orm';
import { CATEGORY_IDS, PRODUCT_SORTS, type Language } from '../../../contract/constants';
import type { ProductPage, ProductsBody, Suggestions } from '../../../contract/homepage';
import { categories, packs, products, searchVocabulary } from '../../db/schema';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { createCatalogueCache } from '../catalogueCache/catalogueCache';
import { createCatalogueWatch } from '../catalogueCache/catalogueWatch';
import { createCatalogueService } from './service';

let shop: TestApp;

beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());

async function request(body: ProductsBody, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/web/homepage/products',
    headers,
    payload: { limit: 48, ...body },
  });
  return { status: response.statusCode, ...response.json() };
}

async function find(search: string, body: ProductsBody = {}): Promise<ProductPage> {
  const { status, data } = await request({ search, ...body });
  expect([search, status]).toEqual([search, 200]);
  return data;
}

const ids = ({ items }: ProductPage) => items.map(({ _id }) => _id);
const foundBy = async (search: string) => ids(await find(search));

async function suggest(q: string | undefined, language: Language = 'en') {
  const query = q === undefined ? '' : `?${new URLSearchParams({ q }).toString()}`;
  const url = `/api/web/homepage/search/suggestions${query}`;
  const response = await shop.app.inject({ method: 'GET', url, headers: { 'accept-language': language } });
  return { status: response.statusCode, ...response.json() };
}

const suggestions = async (q: string, language?: Language): Promise<Suggestions> => {
  const { status, data } = await suggest(q, language);
  expect([q, status]).toEqual([q, 200]);
  return data;
};

describe('letters that look alike', () => {
  it.each([
    ['ெள for ௌ', 'கெளனி', 'கௌனி'],
    ['full-width letters', 'ｒａｇｉ', 'ragi'],
    ['unseen direction marks and spaces', '\u202Aka\u200Bmbu\u202C', 'kambu'],
  ])('find the same: %s', async (_what, typed, meant) => {
    const found = await foundBy(meant);
    expect(found).not.toEqual([]);
    expect(await foundBy(typed)).toEqual(found);
    expect((await suggestions(typed)).products).toEqual((await suggestions(meant)).products);
  });
});

/** Other processes' changes show after half a second. */
const waitForOtherProcesses = () => shop.deps.clock.advance(1);

describe('the names of one grain', () => {
  const RAGI = ['dm-ragi', 'ml-ragi', 'ml-ragifl', 'pm-ragi', 'pu-ragi'];
  const KAMBU = ['dm-kambu', 'ml-kambu', 'ml-kambufl', 'pm-kambu', 'pu-kambu'];
  const CHOLAM = ['dm-cholam', 'ml-cholam', 'ml-cholamfl', 'ml-scholam', 'pu-cholam'];

  it.each([
    [RAGI, ['ragi', 'kezhvaragu', 'கேழ்வரகு', 'रागी', 'finger millet', 'keppai', 'கேப்பை', 'nachni', 'नाचनी', 'mandua']],
    [
      ['dm-thinai', 'ml-thinai', 'pu-thinai'],
      ['thinai', 'தினை', 'foxtail', 'foxtail millet', 'kakum', 'navane'],
    ],
    [KAMBU, ['kambu', 'கம்பு', 'bajra', 'बाजरा', 'bajri', 'pearl millet', 'PEARL']],
    [CHOLAM, ['cholam', 'solam', 'sorghum', 'jowar', 'ज्वार', 'jonna']],
    [
      ['dm-samai', 'ml-samai'],
      ['little millet', 'kutki', 'कुटकी'],
    ],
    [
      ['dm-varagu', 'ml-varagu'],
      ['varagu', 'வரகு', 'kodo', 'कोदो', 'kodra'],
    ],
    [
      ['dm-kuthi', 'ml-kuthirai', 'pm-kuthi'],
      ['kuthiraivali', 'குதிரைவாலி', 'sanwa', 'सांवा', 'barnyard', 'oodalu'],
    ],
    [
      ['pm-kavuni', 'pu-kavuni', 'rc-kavuni'],
      ['kavuni', 'கவுனி', 'karuppu kavuni', 'black rice', 'kowni', 'forbidden rice'],
    ],
    [['ml-pani'], ['panivaragu', 'பனிவரகு', 'proso', 'चेना']],
    [['rc-seera'], ['seeraga samba', 'jeeraga samba', 'biryani', 'biriyani rice']],
    [['rc-thooya'], ['thooyamalli', 'தூயமல்லி', 'malli']],
  ])('all find %j', async (expected, searches) => {
    for (const search of searches) {
      const found = await find(search);
      expect([search, ids(found).sort(), found.similarOnly]).toEqual([search, expected, false]);
    }
  });

  it.each([
    ['thinai', 'kangni', 'कंगनी'],
    ['little millet', 'samai', 'சாமை'],
  ])('that another grain shares find both: %s is among %s', async (one, ...others) => {
    for (const other of others) expect(await foundBy(other)).toEqual(expect.arrayContaining(await foundBy(one)));
  });

  it.each([
    ['kuthirai vali', 'kuthiraivali'],
    ['pani varagu', 'panivaragu'],
    ['kaattu yaanam', 'kattuyanam'],
    ['blackrice', 'black rice'],
    ['karuppukavuni', 'karuppu kavuni'],
    ['sathumaavu', 'sathu maavu'],
    ['ragiflour', 'ragi flour'],
  ])('may be spaced differently: %s is %s', async (search, same) => {
    const found = await find(search);
    expect(found).toMatchObject({ similarOnly: false, total: expect.any(Number) });
    expect(ids(found)).toEqual(await foundBy(same));
    expect(found.total).toBeGreaterThan(0);
  });

  it('may mix languages', async () => {
    expect(await foundBy('ragi மாவு आटा')).toEqual(['ml-ragifl']);
    expect(await foundBy('கேழ்வரகு puttu')).toEqual(['pu-ragi']);
  });
});

describe('the order of results', () => {
  it('puts the exact name first, then names that begin so, then names with the word', async () => {
    expect(await foundBy('kezhvaragu')).toEqual(['ml-ragi', 'dm-ragi', 'ml-ragifl', 'pu-ragi', 'pm-ragi']);
    expect(await foundBy('mappillai samba')).toEqual(['rc-mapp', 'pm-mapp', 'pu-mapp']);
  });

  it('puts a name’s word before a prefix match, and other names last', async () => {
    expect(await foundBy('koozh')).toEqual(['pm-kambu', 'ml-kula', 'rc-kulla']);
    expect((await foundBy('black rice'))[0]).toBe('rc-kavuni');
  });

  it('puts best sellers first among equals', async () => {
    expect((await foundBy('nachni')).slice(0, 2)).toEqual(['dm-ragi', 'ml-ragi']);
  });

  it('is replaced by the requested sort order', async () => {
    expect(ids(await find('kezhvaragu', { sort: 'popular' }))).toEqual([
      'dm-ragi',
      'ml-ragi',
      'pm-ragi',
      'ml-ragifl',
      'pu-ragi',
    ]);
    const relevant = await find('kezhvaragu', { sort: 'relevance' });
    expect(relevant).toEqual(await find('kezhvaragu'));
  });

  it('is by popularity without a search text', async () => {
    expect((await request({ sort: 'relevance' })).data).toEqual((await request({ sort: 'popular' })).data);
  });

  it.each([
    ['millet', 32],
    ['seraga samba', 8],
  ])('continues over pages without gaps or duplicates: %s', async (search, total) => {
    const whole = await find(search);
    expect(whole.total).toBe(total);
    for (const sort of PRODUCT_SORTS) {
      const inOrder = ids(await find(search, { sort }));
      const walked: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page: ProductPage = await find(search, { sort, limit: 3, ...(cursor && { cursor }) });
        expect(page).toMatchObject({ total, similarOnly: whole.similarOnly });
        walked.push(...ids(page));
        cursor = page.nextCursor;
      } while (cursor);
      expect(walked).toEqual(inOrder);
    }
  });

  it('has its own positions: a cursor of another search is rejected', async () => {
    const { nextCursor } = await find('millet', { limit: 3 });
    const { status, data } = await request({ search: 'kambu', limit: 3, cursor: nextCursor! });
    expect([status, Object.keys(data.fields)]).toEqual([400, ['cursor']]);
    expect((await request({ search: '  MILLET ', limit: 3, cursor: nextCursor! })).status).toBe(200);
  });
});

describe('misspelt words', () => {
  it.each([
    ['kmabu', 'ml-kambu'],
    ['kambo', 'ml-kambu'],
    ['jawar', 'ml-cholam'],
    ['juwar', 'ml-cholam'],
    ['kavni', 'rc-kavuni'],
    ['kelvargu', 'ml-ragi'],
    ['keelvaragu', 'ml-ragi'],
    ['foxtial', 'ml-thinai'],
    ['kuthirevali', 'ml-kuthirai'],
    ['portidge', 'pm-sathu'],
    ['pttu', 'pu-ragi'],
    ['கேழவரகு', 'ml-ragi'],
    ['कनगनी', 'ml-thinai'],
    ['raggi floor', 'ml-ragifl'],
  ])('%s finds %s, marked as similar', async (search, expected) => {
    const found = await find(search);
    expect([search, found.similarOnly, ids(found)]).toEqual([search, true, expect.arrayContaining([expected])]);
  });

  it('put what matches most words first', async () => {
    expect((await foundBy('seraga samba'))[0]).toBe('rc-seera');
    expect(await foundBy('best ragi flour for babies')).toEqual(['ml-ragifl']);
    expect((await foundBy('ragi biscuits')).sort()).toEqual(await foundBy('ragi').then((found) => found.sort()));
  });

  it.each(['chocolate', 'pizza', 'tea', 'milk', 'ghee', 'shoes', 'चीनी', 'தேன்', 'qwerty', 'xyz'])(
    'do not match what the shop does not sell: %s',
    async (search) => {
      expect(await find(search)).toEqual({
        items: [],
        nextCursor: null,
        total: 0,
        totalIsExact: true,
        similarOnly: false,
      });
    },
  );
});

describe('a search', () => {
  it('applies category, stock and price filters', async () => {
    const within = async (body: ProductsBody) => ids(await find('kavuni', body));
    expect(await within({ categoryId: CATEGORY_IDS.PUTTU_MIX })).toEqual(['pu-kavuni']);
    expect(await within({ priceMax: 10_000 })).toEqual(['rc-kavuni', 'pu-kavuni']);
    expect(ids(await find('kanji', { inStock: true }))).not.toContain('pm-ulun');
    expect(ids(await find('kanji'))).toContain('pm-ulun');
    expect(await within({ categoryId: CATEGORY_IDS.PUTTU_MIX, inStock: true, priceMin: 1_000_000 })).toEqual([]);
  });

  it('does not fall back to similar words because filters exclude all matches', async () => {
    const none = await find('ragi', { categoryId: CATEGORY_IDS.TRADITIONAL_RICES });
    expect(none).toMatchObject({ total: 0, similarOnly: false });
  });

  it('finds by category and by stock code', async () => {
    expect(await foundBy('puttu maavu kambu')).toEqual(['pu-kambu']);
    expect((await find('siruthaniyam')).total).toBeGreaterThan(14);
    expect(await foundBy('rc-kav')).toEqual(['rc-kavuni']);
  });

  it('finds a word by its prefix', async () => {
    expect(await foundBy('foxt')).toEqual(['ml-thinai', 'dm-thinai', 'pu-thinai']);
    expect((await foundBy('ra'))[0]).toBe('dm-ragi');
    expect(await foundBy('ragi d')).toContain('dm-ragi');
    expect((await foundBy('ric')).sort()).toEqual((await foundBy('rice')).sort());
    expect((await find('red ric')).similarOnly).toBe(false);
  });

  it.each([
    ['கேழ்வரகு', 'ml-ragi'],
    ['கவுனி', 'rc-kavuni'],
    ['தினை', 'ml-thinai'],
    ['बाजरा', 'ml-kambu'],
    ['कंगनी', 'ml-thinai'],
    ['mappillai', 'rc-mapp'],
  ])('keeps every product while %s is being typed, letter by letter', async (word, id) => {
    const letters = Array.from(word);
    for (let typed = 1; typed <= letters.length; typed += 1) {
      const prefix = letters.slice(0, typed).join('');
      const { similarOnly, ...page } = await find(prefix);
      expect({ prefix, similarOnly, ids: ids({ similarOnly, ...page }) }).toEqual({
        prefix,
        similarOnly: false,
        ids: expect.arrayContaining([id]),
      });
    }
  });

  it('puts names that begin with a prefix before others that contain it', async () => {
    const off = eq(products.id, 'rc-sivan');
    await shop.deps.db.update(products).set({ nameEn: 'Rice Flakes' }).where(off);
    waitForOtherProcesses();
    for (const prefix of ['ri', 'ric', 'rice'])
      expect([prefix, (await foundBy(prefix))[0]]).toEqual([prefix, 'rc-sivan']);
    for (const prefix of ['blackri', 'blackric', 'blackrice']) {
      const { similarOnly, items } = await find(prefix);
      expect([prefix, similarOnly, items[0]?._id]).toEqual([prefix, false, 'rc-kavuni']);
    }
    expect((await find('blck ric')).total).toBe((await find('blck rice')).total);
    await shop.deps.db.update(products).set({ nameEn: 'Sivan Samba' }).where(off);
    waitForOtherProcesses();
  });

  it('finds new names and other names at once, and those of a category', async () => {
    const { db } = shop.deps;
    const changed = eq(products.id, 'rc-sivan');
    await db.update(products).set({ nameEn: 'Moongil Rice', otherNames: 'bamboo rice, மூங்கிலரிசி' }).where(changed);
    await db.update(categories).set({ otherNames: 'puliyodarai' }).where(eq(categories.id, CATEGORY_IDS.PORRIDGE_MIX));
    waitForOtherProcesses();
    for (const search of ['moongil', 'mungil', 'bamboo', 'மூங்கிலரிசி'])
      expect(await foundBy(search)).toEqual(['rc-sivan']);
    expect((await find('puliyotharai')).total).toBe(9);
    await db.update(products).set({ nameEn: 'Sivan Samba', otherNames: '' }).where(changed);
    await db.update(categories).set({ otherNames: '' }).where(eq(categories.id, CATEGORY_IDS.PORRIDGE_MIX));
    waitForOtherProcesses();
  });

  it('counts the products and categories of each word, and the products with it in their names', async () => {
    const { db } = shop.deps;
    const { word, uses, usesInNames } = searchVocabulary;
    const known = () =>
      db
        .select({ word, uses, usesInNames })
        .from(searchVocabulary)
        .where(sql`uses <> 0`)
        .orderBy(word);
    const counted = async () => {
      const found: unknown = await db.execute(sql`
        WITH words AS (
          SELECT id, true AS is_name, search_key(concat_ws(' ', name_en, name_ta, name_hi)) AS key FROM products WHERE published
          UNION ALL SELECT id, false, search_key(concat_ws(' ', other_names, sku)) FROM products WHERE published
          UNION ALL SELECT id, false, search_key(concat_ws(' ', name_en, name_ta, name_hi, other_names)) FROM categories)
        SELECT word, count(DISTINCT id)::int AS uses, (count(DISTINCT id) FILTER (WHERE is_name))::int AS "usesInNames"
        FROM words, unnest(string_to_array(key, ' ')) AS word WHERE word ~ '^[a-z]+$' GROUP BY word ORDER BY word COLLATE "C"`);
      return (found as { rows: unknown[] }).rows;
    };
    const before = await known();
    const [renamed, off] = [eq(products.id, 'rc-sivan'), eq(products.id, 'rc-kulla')];
    await db.update(products).set({ nameEn: 'Moongil Rice', otherNames: 'samba' }).where(renamed);
    await db.update(products).set({ published: false }).where(off);
    const meanwhile = await known();
    expect(meanwhile).toEqual(await counted());
    expect(meanwhile).not.toEqual(before);
    await db.update(products).set({ nameEn: 'Sivan Samba', otherNames: '' }).where(renamed);
    await db.update(products).set({ published: true }).where(off);
    waitForOtherProcesses();
    expect(await known()).toEqual(before);
    expect(before).toEqual(await counted());
  });

  it('excludes what is not published, also from similar words', async () => {
    const off = eq(products.id, 'rc-kulla');
    await shop.deps.db.update(products).set({ published: false }).where(off);
    waitForOtherProcesses();
    expect(await foundBy('idli rice')).not.toContain('rc-kulla');
    expect(await foundBy('kulakkar')).not.toContain('rc-kulla');
    expect((await suggestions('kulla')).products.map(({ _id }) => _id)).toEqual(['ml-kula']);
    await shop.deps.db.update(products).set({ published: true }).where(off);
    waitForOtherProcesses();
    expect(await foundBy('kulakkar')).toEqual(['rc-kulla']);
  });
});

describe('suggestions', () => {
  it('name the likeliest products with their prices, in the user’s language', async () => {
    const { products: found } = await suggestions('foxt', 'ta');
    expect(found[0]).toMatchObject({
      _id: 'ml-thinai',
      slug: 'foxtail-millet-thinai',
      name: 'தினை',
      secondName: 'Foxtail Millet (Thinai) rice',
      category: { _id: CATEGORY_IDS.ORGANIC_MILLETS, name: 'சிறுதானியங்கள்' },
      fromPaise: 7_500,
    });
    expect(found.map(({ _id }) => _id)).toEqual(await foundBy('foxt'));
  });

  it('are six products at most', async () => {
    expect((await suggestions('m')).products).toHaveLength(6);
  });

  it('name the categories too', async () => {
    expect((await suggestions('millet')).categories).toEqual([
      { _id: CATEGORY_IDS.ORGANIC_MILLETS, name: 'Organic Millets' },
      { _id: CATEGORY_IDS.MILLET_DOSA_MIX, name: 'Millet Dosa Mix' },
    ]);
    expect((await suggestions('கஞ்', 'hi')).categories).toEqual([{ _id: CATEGORY_IDS.PORRIDGE_MIX, name: 'कांजी मिक्स' }]);
    expect((await suggestions('porrige')).categories).toMatchObject([{ _id: CATEGORY_IDS.PORRIDGE_MIX }]);
    expect((await suggestions('ragi')).categories).toEqual([]);
  });

  it('leave out an empty category', async () => {
    const empty = { id: 'oils', slug: 'oils', position: 9, nameEn: 'Oils', nameTa: 'எண்ணெய்', nameHi: 'तेल' };
    await shop.deps.db.insert(categories).values({ ...empty, descriptionEn: '', descriptionTa: '', descriptionHi: '' });
    waitForOtherProcesses();
    expect((await suggestions('oils')).categories).toEqual([]);
    await shop.deps.db.delete(categories).where(eq(categories.id, 'oils'));
    waitForOtherProcesses();
  });

  it('tolerate misspellings', async () => {
    expect((await suggestions('kmabu')).products.map(({ _id }) => _id)).toContain('ml-kambu');
  });

  it('follow a change of price', async () => {
    const pack = eq(packs.id, 'rc-seera-500');
    const before = (await suggestions('seeraga')).products[0]!.fromPaise;
    await shop.deps.db
      .update(packs)
      .set({ pricePaise: before - 100 })
      .where(pack);
    waitForOtherProcesses();
    expect((await suggestions('seeraga')).products[0]!.fromPaise).toBe(before - 100);
    await shop.deps.db.update(packs).set({ pricePaise: before }).where(pack);
    waitForOtherProcesses();
  });

  it.each([
    ['no text', undefined, 'Enter what to look for'],
    ['an empty text', '', 'Enter what to look for'],
    ['spaces alone', ' \t \u00a0', 'Enter what to look for'],
    ['more than 100 characters', 'x'.repeat(101), 'The search must have at most 100 characters'],
    ['U+0000', 'ra\0gi', 'q is not valid'],
  ])('are rejected for %s', async (_what, q, message) => {
    expect(await suggest(q)).toMatchObject({ status: 400, data: { fields: { q: expect.stringContaining(message) } } });
  });

  it('are rejected for two texts and for unknown parameters', async () => {
    for (const [query, field] of [
      ['q=ragi&q=kambu', 'q'],
      ['q=ragi&limit=50', 'limit'],
    ] as const) {
      const response = await shop.app.inject({ url: `/api/web/homepage/search/suggestions?${query}` });
      expect([response.statusCode, Object.keys(response.json().data.fields)]).toEqual([400, [field]]);
    }
  });
});

describe('hostile text', () => {
  const NOTHING: [string, string][] = [
    ['a sign for any text', '%'],
    ['a sign for any letter', '_'],
    ['a backslash', '\\'],
    ['all of them', '%_\\%_\\'],
    ['quotes', `'"`],
    ['an attempt at SQL', "'; DROP TABLE products; --"],
    ['an attempt at a script', '<script>alert(1)</script>'],
    ['a regular expression', '.*(?=){9}[|^$\\m\\M'],
    ['the sign between names', '|'],
    ['pictures', '🌾🍚🫓'],
    ['a family of pictures', '👩‍👩‍👧‍👦'],
    ['another script', 'జొన్న'],
    ['punctuation alone', ' . , ; ! ? - '],
    ['100 letters', 'x'.repeat(100)],
    ['100 pictures', '🌾'.repeat(100)],
    ['signs that are written out long', '℡'.repeat(100)],
    ['accents upon accents', `e${'\u0301'.repeat(99)}`],
    ['Tamil signs without letters', 'ாிீுூ்'.repeat(16)],
  ];

  it.each(NOTHING)('of %s finds nothing and breaks nothing', async (_what, text) => {
    expect(await find(text)).toMatchObject({ items: [], total: 0, similarOnly: false });
    expect(await suggestions(text)).toEqual({ products: [], categories: [] });
  });

  it.each([
    ['signs around a word', '%ragi_\\'],
    ['a word in a tag', '<>ragi</>'],
    ['a word and pictures', '🌾 ragi 🌾'],
    ['a word in full width', 'ｒａｇｉ'],
    ['a word of two scripts', 'ரaகி'],
  ])('still finds the word of %s', async (_what, text) => {
    expect(await foundBy(text)).toContain('ml-ragi');
  });

  it('of 101 letters and of U+0000 is rejected with a message', async () => {
    for (const search of ['x'.repeat(101), 'ra\0gi']) {
      const { status, data } = await request({ search });
      expect([status, Object.keys(data.fields)]).toEqual([400, ['search']]);
    }
  });

  it('of many words is truncated, not rejected', async () => {
    const { total, similarOnly } = await find('ragi '.repeat(20));
    expect([total, similarOnly]).toEqual([5, false]);
  });
});

it('caches a bounded number of searches and narrowed lists, and a flood of them evicts no catalogue', async () => {
  const { clock } = shop.deps;
  const watch = createCatalogueWatch({
    readChanges: async () => ({ position: { snapshot: '', atMs: 0 }, changes: [] }),
    clock,
  });
  const caches = {
    catalogue: createCatalogueCache(watch, clock, { maxEntries: 5 }),
    searches: createCatalogueCache(watch, clock, { maxEntries: 5 }),
  };
  const unused = () => Promise.reject(new Error('unused'));
  const service = createCatalogueService(shop.deps, caches, { getSettings: unused, getAreas: unused });
  const others = await service.getOtherProducts('en');
  const ragi = await service.getSuggestions({ q: 'ragi' }, 'en');
  expect(await service.getSuggestions({ q: ' RAGI ' }, 'en')).toBe(ragi);

  for (let word = 0; word < 10; word += 1) {
    await service.getSuggestions({ q: `word${word}` }, 'en');
    await service.getProducts({ priceMin: word + 1, limit: 1 }, 'en');
    await service.getProducts({ inStock: true, limit: word + 1 }, 'en');
  }

  expect(await service.getOtherProducts('en')).toBe(others);
  expect(await service.getSuggestions({ q: 'ragi' }, 'en')).not.toBe(ragi);
});
