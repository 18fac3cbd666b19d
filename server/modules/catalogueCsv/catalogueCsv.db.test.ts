import { and, asc, desc, eq } from 'drizzle-orm';
import type { CsvImport, CsvRow } from '../../../contract/staffCsv';
import { buildApp } from '../../app';
import { auditLog, categories, packParts, packs, products, stockMovements } from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterAll(() => test.close());

const BASE = '/api/staff/catalogue/csv';
const THINAI = 'ml-thinai-500';

async function download(language = 'en'): Promise<string> {
  const { body, headers } = await test.app.inject({
    url: BASE,
    headers: { ...admin.headers, 'accept-language': language },
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  return body;
}

async function check(file: string | Buffer, { fileName = 'prices.csv', language = 'en' } = {}): Promise<ApiResponse> {
  const response = await test.app.inject({
    method: 'POST',
    url: `${BASE}/imports?fileName=${encodeURIComponent(fileName)}`,
    headers: { ...admin.headers, 'content-type': 'text/csv', 'accept-language': language },
    payload: file,
  });
  return response.json<ApiResponse>();
}
const checked = async (file: string | Buffer): Promise<CsvImport> => {
  const { status, message, data } = await check(file);
  expect([status, message]).toEqual([200, 'The file is checked. Nothing is changed yet.']);
  return data;
};

/** The lines of progress, then the result. */
async function write(url: string, payload?: object): Promise<[ApiResponse, { done: number; total: number }[]]> {
  const { body } = await test.app.inject({
    method: 'POST',
    url: `${BASE}/imports/${url}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  const lines = body
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  return [lines.at(-1) as ApiResponse, lines.slice(0, -1) as { done: number; total: number }[]];
}
const apply = async ({ _id, fileHash }: CsvImport): Promise<CsvImport> => {
  const [{ status, data }] = await write(`${_id}/apply`, { fileHash });
  expect(status).toBe(200);
  return data;
};
const undo = async ({ _id }: CsvImport): Promise<CsvImport> => {
  const [{ status, data }] = await write(`${_id}/undo`);
  expect(status).toBe(200);
  return data;
};
async function rowsOf({ _id }: CsvImport, state: string, language = 'en'): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for (let cursor: string | null = '0'; cursor !== null;) {
    const { data }: ApiResponse = (
      await test.app.inject({
        url: `${BASE}/imports/${_id}/rows?state=${state}${cursor === '0' ? '' : `&cursor=${cursor}`}`,
        headers: { ...admin.headers, 'accept-language': language },
      })
    ).json();
    rows.push(...data.items);
    cursor = data.nextCursor;
  }
  return rows;
}
const problemsOf = async (file: CsvImport, state = 'FAULTY') =>
  (await rowsOf(file, state)).map(({ row, problems }) => [
    row,
    ...problems.map(({ column, message }) => `${column}: ${message}`),
  ]);

const packOf = async (id: string) => (await test.deps.db.select().from(packs).where(eq(packs.id, id)))[0]!;
const productOf = async (sku: string) => (await test.deps.db.select().from(products).where(eq(products.sku, sku)))[0];
const everything = async () => ({
  products: await test.deps.db.select().from(products).orderBy(asc(products.id)),
  packs: await test.deps.db.select().from(packs).orderBy(asc(packs.id)),
  audits: await test.deps.db.$count(auditLog),
});
let paise = 5_000;
/** Returns another price in rupees each time. */
const nextPrice = (): string => String((paise += 100) / 100);
const counted = (file: CsvImport) => Object.fromEntries(Object.entries(file.counts).filter(([, count]) => count > 0));
const csv = (...lines: string[]): string => lines.join('\r\n');

/** A complete row of a new product. */
const NEW_HEADER =
  'SKU,Name (English),Name (Tamil),Category,HSN code,Tax class,Allergens (English),Net weight (g),MRP (₹),Price (₹),Counted on the shelf';
const newRow = (sku: string, { grams = '500', mrp = '80', price = '75', stock = '' } = {}) =>
  `${sku},Sorghum (Cholam),சோளம்,Organic Millets,1007,1007-5,None declared,${grams},${mrp},${price},${stock}`;

it.each(['en', 'ta', 'hi'])('exports everything in %s so that reading it in changes nothing', async (language) => {
  await test.deps.db
    .update(products)
    .set({ otherNames: "=cmd|' /C calc'!A0, '+1" })
    .where(eq(products.sku, 'ML-THINAI'));
  const file = await download(language);
  expect(file).toContain(`"'=cmd|' /C calc'!A0, '+1"`);
  const result = await checked(file);
  expect(result).toMatchObject({
    sameCount: await test.deps.db.$count(packs),
    rowCount: result.sameCount,
    unreadColumns: [],
  });
  expect(counted(result)).toEqual({});
});

it('changes nothing on a dry run with 5 bad rows of 200, and writes the good 195 on consent', async () => {
  const [first] = await test.deps.db.select().from(categories).orderBy(asc(categories.position));
  const lines = Array.from({ length: 200 }, (_, at) => {
    const price = { 3: '-5', 50: '1e12', 100: '90', 150: '', 199: '=cmd' }[at] ?? '75';
    return `NEW-${at},Product ${at},${first!.nameEn},1007,1007-5,None,500,80,${price}`;
  });
  const before = await everything();
  const file = await checked(
    csv(
      'SKU,Name (English),Category,HSN code,Tax class,Allergens (English),Net weight (g),MRP (₹),Price (₹)',
      ...lines,
    ),
  );
  expect(file).toMatchObject({ status: 'CHECKED', rowCount: 200, sameCount: 0, staffName: 'Selvi' });
  expect(counted(file)).toEqual({ READY: 195, FAULTY: 5 });
  expect(await everything()).toEqual(before);
  const price = 'Price (₹): A price is more than ₹0 and at most ₹10,00,000';
  expect(await problemsOf(file)).toEqual([
    [5, price],
    [52, price],
    [102, "Price (₹): The price can't be above the MRP"],
    [152, 'Price (₹): Enter a price'],
    [201, "Price (₹): A formula can't be read. Put its value into the cell"],
  ]);
  expect((await rowsOf(file, 'FAULTY', 'ta'))[2]!.problems[0]!.column).toBe('விலை (₹)');

  const [result, progress] = await write(`${file._id}/apply`, { fileHash: file.fileHash });
  expect(result).toMatchObject({ status: 200, message: '195 rows are saved.', data: { status: 'APPLIED' } });
  expect(counted(result.data)).toEqual({ WRITTEN: 195, FAULTY: 5 });
  expect([progress[0], progress.at(-1)]).toEqual([
    { done: 0, total: 195 },
    { done: 195, total: 195 },
  ]);
  expect(await productOf('NEW-198')).toMatchObject({
    published: false,
    draft: true,
    nameTa: 'Product 198',
    slug: 'product-198',
  });
  expect(await productOf('NEW-199')).toBeUndefined();
  expect(await test.deps.db.$count(products)).toBe(before.products.length + 195);
});

it('shows each change before consent, and writes it into shop and log', async () => {
  const pack = await packOf(THINAI);
  await setStock(test.deps, THINAI, 40);
  const file = await checked(
    csv(
      'SKU;Net weight (g);MRP (₹);Price (₹);Counted on the shelf;Name (Tamil);Colour',
      'ml-thinai;500;₹90;79.50;43;தினை அரிசி;brown',
      'ML-THINAI;1000;;;;தினை அரிசி;',
    ),
  );
  expect(file).toMatchObject({ rowCount: 2, sameCount: 1, unreadColumns: ['Colour'] });
  const [row] = await rowsOf(file, 'READY');
  const product = (await productOf('ML-THINAI'))!;
  const rupees = (paise: number) => `₹${paise / 100}`;
  expect(row).toEqual({
    row: 2,
    sku: 'ML-THINAI',
    name: product.nameEn,
    netGrams: 500,
    measure: 'WEIGHT',
    kind: 'CHANGE',
    problems: [],
    changes: [
      { column: 'Name (Tamil)', before: product.nameTa, after: 'தினை அரிசி' },
      { column: 'MRP (₹)', before: rupees(pack.mrpPaise), after: '₹90' },
      { column: 'Price (₹)', before: rupees(pack.pricePaise), after: '₹79.50' },
      { column: 'Counted on the shelf', before: '40', after: '43' },
    ],
  });

  await apply(file);
  const shown = await test.app.inject({
    url: `/api/web/homepage/product/detail/${product.slug}`,
    headers: { 'accept-language': 'ta' },
  });
  expect(shown.json<ApiResponse>().data).toMatchObject({ name: 'தினை அரிசி' });
  expect(shown.json<ApiResponse>().data.packs[0]).toMatchObject({ _id: THINAI, productPrice: 7950 });
  const [movement] = await test.deps.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.packId, THINAI))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  expect(movement).toMatchObject({ change: 3, reason: 'COUNTED', actorId: admin.staffId, note: 'prices.csv' });
  const audits = (await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3)).reverse();
  expect(audits).toMatchObject([
    { action: 'changeStock', subjectId: THINAI, before: { stock: 40 }, after: { stock: 43, reason: 'COUNTED' } },
    {
      action: 'manageCatalogue',
      subject: 'product',
      subjectId: product.id,
      staffName: 'Selvi',
      before: { nameTa: product.nameTa, '500 g · mrpPaise': pack.mrpPaise },
      after: { nameTa: 'தினை அரிசி', '500 g · mrpPaise': 9000, '500 g · pricePaise': 7950 },
    },
    { action: 'importCatalogue', subject: 'csvFile', subjectId: file._id, after: { written: 1, missed: 0 } },
  ]);
});

it('shows a new price in another process on the next view', async () => {
  const other = await buildApp(test.deps);
  const priceIn = async (app: TestApp['app']) =>
    (await app.inject({ url: '/api/web/homepage/product/detail/foxtail-millet-thinai' })).json<ApiResponse>().data
      .packs[0].productPrice as number;
  for (const app of [test.app, other]) await priceIn(app);
  await apply(await checked(csv('SKU,Net weight (g),MRP (₹),Price (₹)', 'ML-THINAI,500,99,98')));
  test.deps.clock.advance(1);
  for (const app of [test.app, other]) expect(await priceIn(app)).toBe(9800);
  await other.close();
});

it('reads packs by volume and count, and takes another unit for another pack', async () => {
  const header = NEW_HEADER.replace('Net weight (g)', 'Net quantity,Unit');
  const rows = ['500,ml', '2,dozen', '1,கட்டு'].map((grams) => newRow('OIL-1', { grams, mrp: '300', stock: '5' }));
  await apply(await checked(csv(header, ...rows)));
  const sizes = async () =>
    (
      await test.deps.db
        .select()
        .from(packs)
        .where(eq(packs.productId, (await productOf('OIL-1'))!.id))
    )
      .map(({ netGrams, measure, stock }) => `${netGrams} ${measure}: ${stock}`)
      .sort();
  expect(await sizes()).toEqual(['1 BUNCH: 5', '24 DOZEN: 5', '500 VOLUME: 5']);
  const exported = await checked(await download('hi'));
  expect(exported.sameCount).toBe(exported.rowCount);

  const file = await checked(
    csv(
      'SKU,Net quantity,Unit,MRP (₹),Price (₹)',
      'OIL-1,500,,300,270',
      'OIL-1,2,,300,260',
      'OIL-1,500,g,300,250',
      'OIL-1,24,piece,300,290',
      'OIL-1,1,kg,300,290',
    ),
  );
  expect((await rowsOf(file, 'READY')).map(({ kind, netGrams, measure }) => [kind, netGrams, measure])).toEqual([
    ['CHANGE', 500, 'VOLUME'],
    ['CHANGE', 24, 'DOZEN'],
    ['PACK', 500, 'WEIGHT'],
  ]);
  expect(await problemsOf(file)).toEqual([
    [5, 'Unit: The size and unit of a pack stay. For another, add a new pack'],
    [6, 'Unit: Write g, ml, piece, dozen or bunch: weights are in g, volumes in ml'],
  ]);
  await apply(file);
  expect(await sizes()).toEqual(['1 BUNCH: 5', '24 DOZEN: 5', '500 VOLUME: 5', '500 WEIGHT: 0']);
});

describe('faulty rows', () => {
  it('names what is wrong with each, and no other row suffers', async () => {
    const [bundle] = await test.deps.db
      .select({ sku: products.sku, grams: packs.netGrams })
      .from(packParts)
      .innerJoin(packs, eq(packs.id, packParts.packId))
      .innerJoin(products, eq(products.id, packs.productId));
    const { sku, grams } = bundle!;
    const long = 'அ'.repeat(80) + 'अ'.repeat(80) + 'a'.repeat(40);
    const file = await checked(
      csv(
        'SKU,Net weight (g),MRP (₹),Price (₹),Name (English),Category,Is sold,Counted on the shelf,Taste and use (Tamil)',
        'ML-THINAI,500,80,70',
        'ML-THINAI,500,80,71',
        `ML-RAGI,500,,,${long}`,
        'ML-RAGI,1000,,,,No such category',
        'ML-RAGI,,90',
        'RC-MAPP,1000,,,,,perhaps,-1',
        ',500,80,70',
        `${sku},${grams},,,,,,5`,
        'a b,500,80,70',
        'ML-RAGI,half,80,70,,,,,,one cell too many',
        'RC-KAVUNI,500,0.001,70',
      ),
    );
    expect(counted(file)).toMatchObject({ READY: 1, FAULTY: 10 });
    const problems = await problemsOf(file);
    expect(problems).toEqual([
      [3, 'Net quantity: Row 2 is about the same pack'],
      [4, 'Name (English): A name has at most 120 letters, in one line'],
      [5, 'Category: There is no category of this name'],
      [6, 'Net quantity: Enter the net quantity'],
      [7, 'Is sold: Write yes or no', 'Counted on the shelf: Enter a whole number'],
      [8, 'SKU: Enter the SKU'],
      [9, 'Counted on the shelf: A set has no stock of its own: count its parts'],
      [10, expect.any(String), ...Array.from({ length: (problems[7]?.length ?? 0) - 2 }, () => expect.any(String))],
      [
        11,
        'null: The row has more cells than the header',
        'Net quantity: The net quantity is a whole number, in g, ml or pieces, from 1 to 100000',
      ],
      [12, 'MRP (₹): A price is more than ₹0 and at most ₹10,00,000'],
    ]);
    expect(problems[7]).toContain('SKU: A SKU has 2 to 32 capital letters, digits and hyphens');
  });

  it('leaves a product in the shop a pack that is sold, and lets its rows say one thing', async () => {
    const product = (await productOf('ML-THINAI'))!;
    const all = await test.deps.db
      .select()
      .from(packs)
      .where(eq(packs.productId, product.id))
      .orderBy(asc(packs.netGrams));
    const file = await checked(
      csv(
        'SKU,Net weight (g),Is sold,Name (Hindi)',
        ...all.map(({ netGrams }, at) => `ML-THINAI,${netGrams},no,${['', 'कंगनी चावल', 'और कुछ'][at] ?? ''}`),
      ),
    );
    const problems = (await problemsOf(file)).map(([row, problem]) => [row, problem]);
    expect(problems).toContainEqual([4, 'Name (Hindi): Row 3 says otherwise for the same product']);
    const hiding = await checked(
      csv('SKU,Net weight (g),Is sold', ...all.map(({ netGrams }) => `ML-THINAI,${netGrams},no`)),
    );
    expect(counted(hiding)).toEqual({ FAULTY: all.length });
    expect((await problemsOf(hiding))[0]).toEqual([
      ...[2, 'Is sold: The set Vayal Gift Box in the shop holds this: hide the set first, or take it out.'],
      'Is sold: At least one pack has to be for sale.',
    ]);
  });
});

describe('nutrition, states and sets', () => {
  const bare = async () => {
    const all = await everything();
    return {
      products: all.products.map(({ version: _version, ...rest }) => rest),
      packs: all.packs.map(({ version: _version, ...rest }) => rest),
      parts: await test.deps.db.select().from(packParts).orderBy(asc(packParts.packId), asc(packParts.position)),
    };
  };
  const statusOf = async (sku: string): Promise<number> => {
    const { slug } = (await productOf(sku))!;
    return (await test.app.inject({ url: `/api/web/homepage/product/detail/${slug}` })).statusCode;
  };

  it('are written on consent, and taken back', async () => {
    const before = await bare();
    const file = await checked(
      csv(
        'SKU,State,What a set holds,Price (₹),"Sodium, per 100 g (mg)","Trans fat, per 100 g (g)",Source of nutrition values (English)',
        'ML-KULA,,,,4.5,0,"Our laboratory, 2026"',
        'RC-SIVAN,Hidden',
        'SET-STARTER,,"ml-thinai 500 x 2; ML-SAMAI 1000 g",210',
      ),
    );
    expect((await rowsOf(file, 'READY')).map(({ changes }) => changes)).toEqual([
      [
        { column: 'Sodium, per 100 g (mg)', before: null, after: '4.5' },
        { column: 'Trans fat, per 100 g (g)', before: null, after: '0' },
        { column: 'Source of nutrition values (English)', before: '', after: 'Our laboratory, 2026' },
      ],
      [{ column: 'State', before: 'In the shop', after: 'Hidden' }],
      [
        {
          column: 'What a set holds',
          before: 'ML-THINAI 500 × 1\nML-SAMAI 500 × 1\nML-VARAGU 500 × 1',
          after: 'ML-THINAI 500 × 2\nML-SAMAI 1000 × 1',
        },
        { column: 'MRP (₹)', before: '₹205', after: '₹210' },
        { column: 'Price (₹)', before: '₹205', after: '₹210' },
      ],
    ]);
    expect(counted(await apply(file))).toEqual({ WRITTEN: 3 });
    expect((await productOf('ML-KULA'))!.nutrition).toMatchObject({
      sodiumMilligrams: 4.5,
      transFatGrams: 0,
      energyKcal: null,
      source: { en: 'Our laboratory, 2026' },
    });
    expect(await statusOf('RC-SIVAN')).toBe(404);
    const set = (await productOf('SET-STARTER'))!;
    const [pack] = await test.deps.db.select().from(packs).where(eq(packs.productId, set.id));
    expect(pack).toMatchObject({ netGrams: 2000, pricePaise: 21_000, mrpPaise: 21_000 });
    expect(await test.deps.db.select().from(packParts).where(eq(packParts.packId, pack!.id))).toMatchObject([
      { partPackId: 'ml-thinai-500', quantity: 2 },
      { partPackId: 'ml-samai-1000', quantity: 1 },
    ]);
    expect(counted(await undo(file))).toEqual({ UNDONE: 3 });
    expect(await bare()).toEqual(before);
    expect(await statusOf('RC-SIVAN')).toBe(200);
  });

  it('add a product to the shop, and a set of what is in it', async () => {
    const header =
      'SKU,Name (English),Category,HSN code,Tax class,Allergens (English),Net weight (g),MRP (₹),Price (₹),State';
    const row = (sku: string, rest: string) => `${sku},New ${sku},Organic Millets,1008,1008-5,None,${rest}`;
    const file = await checked(
      csv(
        `${header},What a set holds`,
        row('NEW-OPEN', '500,90,80,In the shop,'),
        row('NEW-DRAFT', '500,90,80,,'),
        row('NEW-SET', ',,99,published,ML-THINAI 500; ML-SAMAI 500'),
      ),
    );
    expect(await problemsOf(file)).toEqual([]);
    await apply(file);
    expect(await Promise.all(['NEW-OPEN', 'NEW-DRAFT', 'NEW-SET'].map(statusOf))).toEqual([200, 404, 200]);
    const [pack] = await test.deps.db
      .select()
      .from(packs)
      .where(eq(packs.productId, (await productOf('NEW-SET'))!.id));
    expect(pack).toMatchObject({ netGrams: 1000, mrpPaise: 9_900 });
    expect(counted(await undo(file))).toEqual({ UNDONE: 3 });
    expect(await productOf('NEW-SET')).toBeUndefined();
  });

  it('follow the rules of the forms', async () => {
    const file = await checked(
      csv(
        'SKU,State,What a set holds,Net weight (g),"Sodium, per 100 g (mg)"',
        'ML-THINAI,Hidden',
        'ML-RAGI,Draft',
        'RC-MAPP,perhaps',
        'SET-STARTER,,ML-SAMAI 500 × 2; ML-SAMAI 500',
        'SET-BREAKFAST,,SET-GIFT 1500; NO-SUCH 500',
        'SET-GIFT,,two of something',
        'RC-SIVAN,,ML-SAMAI 500 × 2',
        'RC-KAVUNI,,,,a little',
      ),
    );
    expect(await problemsOf(file)).toEqual([
      [2, expect.stringMatching(/^State: The set .* in the shop holds this/)],
      [3, 'State: Only a new product is a draft. Hide this one instead'],
      [4, 'State: Write "In the shop", "Draft" or "Hidden"'],
      [5, 'What a set holds: This pack is in the set twice'],
      [6, "What a set holds: A set can't hold another set", 'What a set holds: There is no pack NO-SUCH, 500 g'],
      [7, 'What a set holds: Write one pack a line, such as ML-THINAI 500 × 2'],
      [8, 'What a set holds: A set stays a set, and a single product stays single. Add another product instead.'],
      [9, 'Sodium, per 100 g (mg): Enter a number from 0 to 100000'],
    ]);
  });

  it('keep out of the shop a set whose part leaves it in the same file', async () => {
    const setOf = (state: string) => csv('SKU,State', `SET-STARTER,${state}`);
    await apply(await checked(setOf('Hidden')));
    const file = await checked(csv('SKU,State,Net weight (g),Is sold', 'SET-STARTER,In the shop', 'ML-VARAGU,,500,no'));
    expect(counted(file)).toEqual({ READY: 1, FAULTY: 1 });
    expect((await problemsOf(file))[0]![1]).toMatch(/^State: .*, 500 g, is not in the shop/);
    await apply(await checked(setOf('In the shop')));
  });
});

describe('files that are no catalogue', () => {
  it.each([
    ['nothing', '', 'The file has no rows below the header.'],
    ['a header alone', 'SKU,Name', 'The file has no rows below the header.'],
    ['a column twice', 'SKU,sku\nA,B', 'The column sku is there twice.'],
    [
      'no SKU',
      'Colour\nbrown',
      'The first row must name the columns, and SKU is missing. Export the products to see how they are named.',
    ],
    [
      'a price of an unknown name',
      'SKU,Net weight (g),Selling price\nML-THINAI,500,60',
      'The column "Selling price" looks like a price, but its name is not known. Name it "MRP" or "Price", or take it out of the file.',
    ],
    ['a million columns', `SKU${','.repeat(1_000_000)}\nA`, 'Row 1 has more than 200 columns.'],
    [
      'a picture',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'This file is neither UTF-8 nor UTF-16. In your spreadsheet program, save it as "CSV UTF-8".',
    ],
  ])('rejects %s', async (_what, file, message) => {
    expect(await check(file)).toMatchObject({ status: 400, message });
  });

  it('rejects 50 MB, before reading them', async () => {
    expect(await check(Buffer.alloc(50_000_000, 'A,'))).toMatchObject({
      status: 413,
      message: 'The file is larger than 10 MB. Split it into several files.',
    });
  });

  it('reads prices of Excel’s plain CSV, and rejects rows that lost their letters', async () => {
    const file = await checked(
      csv(
        ...[
          '',
          'SKU,Net weight (g),MRP (?),Price (?),Name (Tamil)',
          'ML-THINAI,500,90,61,',
          'ML-SAMAI,500,90,62,?????',
        ],
        'ML-VARAGU,500,90,"74,50",',
      ),
    );
    expect(await problemsOf(file)).toEqual([
      [4, 'Name (Tamil): Letters are lost. In your spreadsheet program, save the file as "CSV UTF-8"'],
      [5, 'Price (₹): Write the paise after a point: 74.50'],
    ]);
    expect((await rowsOf(file, 'READY')).map(({ row }) => row)).toEqual([3]);
  });

  it('reads UTF-16 with a mark and without', async () => {
    const text = csv('SKU\tNet weight (g)\tPrice (₹)', 'ML-THINAI\t500\t60');
    for (const bytes of [Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      expect(counted(await checked(bytes))).toEqual({ READY: 1 });
    }
  });
});

describe('consent', () => {
  /** Three rows that change something, each time it is called. */
  const file = async (): Promise<CsvImport> => {
    const price = nextPrice();
    const [thinai, ragi, mapp] = [
      `ML-THINAI,500,99,${price},,`,
      `ML-RAGI,500,99,${price},रागी ${price},`,
      'RC-MAPP,1000,,,,7',
    ];
    await setStock(test.deps, 'rc-mapp-1000', 10);
    return checked(csv('SKU,Net weight (g),MRP (₹),Price (₹),Name (Hindi),Counted on the shelf', thinai, ragi, mapp));
  };

  it('leaves out and names what was changed after the dry run', async () => {
    const dryRun = await file();
    await test.deps.db.update(packs).set({ pricePaise: 100 }).where(eq(packs.id, THINAI));
    await test.deps.db.update(products).set({ nameHi: 'x' }).where(eq(products.sku, 'ML-RAGI'));
    await setStock(test.deps, 'rc-mapp-1000', 3);
    const [result] = await write(`${dryRun._id}/apply`, { fileHash: dryRun.fileHash });
    expect(result).toMatchObject({ message: '0 rows are saved.' });
    const reason = 'null: It was changed after the check. Check the file again';
    expect(await problemsOf(result.data, 'MISSED')).toEqual([
      [2, reason],
      [3, reason],
      [4, reason],
    ]);
    expect(await packOf(THINAI)).toMatchObject({ pricePaise: 100 });
    expect(await stockOf(test.deps, 'rc-mapp-1000')).toBe(3);
  });

  it('loses no sale that comes after the count', async () => {
    const dryRun = await file();
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: 'rc-mapp-1000', quantity: 2, addons: [] }]);
    expect(counted(await apply(dryRun))).toEqual({ WRITTEN: 3 });
    // Seven were on the shelf, and two of them are sold.
    expect(await stockOf(test.deps, 'rc-mapp-1000')).toBe(5);
  });

  it('is for one file, once', async () => {
    const dryRun = await file();
    expect((await write(`${dryRun._id}/apply`, { fileHash: 'f'.repeat(64) }))[0]).toMatchObject({ status: 409 });
    const both = await Promise.all(
      [1, 2].map(async () => (await write(`${dryRun._id}/apply`, { fileHash: dryRun.fileHash }))[0].status),
    );
    expect(both.sort()).toEqual([200, 409]);
    expect((await write('unknown/apply', { fileHash: dryRun.fileHash }))[0]).toMatchObject({ status: 404 });
  });

  it('ends with the day of the dry run', async () => {
    const dryRun = await file();
    test.deps.clock.advance(2 * 86_400);
    admin = await loggedInStaff(test.deps, { name: 'Selvi' });
    await checked(csv('SKU', 'ML-THINAI'));
    expect((await write(`${dryRun._id}/apply`, { fileHash: dryRun.fileHash }))[0]).toMatchObject({ status: 404 });
  });
});

describe('undo', () => {
  it('puts everything back, with stock, new packs and new products', async () => {
    await setStock(test.deps, THINAI, 40);
    const before = await everything();
    const file = await checked(
      csv(
        NEW_HEADER,
        `ML-THINAI,Thinai,தினை மாவு,Puttu Mix,1008,,Nuts,500,99,${nextPrice()},44`,
        'ML-THINAI,,,,,,,250,50,45,',
        newRow('UNDO-1'),
        newRow('UNDO-1', { grams: '1000', mrp: '150', price: '140' }),
      ),
    );
    expect(counted(await apply(file))).toEqual({ WRITTEN: 4 });
    expect(await stockOf(test.deps, THINAI)).toBe(44);
    const [result] = await write(`${file._id}/undo`);
    expect(result).toMatchObject({ message: '4 rows are undone.', data: { status: 'UNDONE' } });
    const after = await everything();
    const bare = ({ products: all, packs: some }: typeof before) => ({
      products: all.map(({ version: _version, ...rest }) => rest),
      packs: some.map(({ version: _version, position: _position, ...rest }) => rest),
    });
    expect(bare(after)).toEqual(bare(before));
    const [last] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'undoImport', subject: 'csvFile', after: { undone: 4, stays: 0 } });
    expect((await write(`${file._id}/undo`))[0]).toMatchObject({ status: 409 });
  });

  it('leaves and names what was changed since', async () => {
    const file = await checked(
      csv(
        NEW_HEADER,
        `ML-THINAI,,,,,,,500,99,${nextPrice()},`,
        `ML-RAGI,,கேழ்வரகு மாவு,,,,,500,99,${nextPrice()},`,
        newRow('UNDO-2'),
        newRow('UNDO-3', { stock: '5' }),
      ),
    );
    await apply(file);
    await test.deps.db.update(packs).set({ pricePaise: 9000 }).where(eq(packs.id, THINAI));
    await test.deps.db.update(products).set({ nameHi: 'x' }).where(eq(products.sku, 'UNDO-2'));
    const result = await undo(file);
    expect(counted(result)).toEqual({ UNDONE: 2, STAYS: 2 });
    const reason = 'null: It was changed after the file was saved';
    expect(await problemsOf(result, 'STAYS')).toEqual([
      [2, reason],
      [4, reason],
    ]);
    expect(await packOf(THINAI)).toMatchObject({ pricePaise: 9000, mrpPaise: 9900 });
    expect(await productOf('UNDO-2')).toBeDefined();
    // It has stock on record: hidden, not deleted.
    expect(await productOf('UNDO-3')).toMatchObject({ published: false, draft: false });
    const [pack] = await test.deps.db
      .select()
      .from(packs)
      .innerJoin(products, and(eq(products.id, packs.productId), eq(products.sku, 'UNDO-3')));
    expect(pack!.packs.stock).toBe(0);
  });

  it('makes a product the draft without texts that it was', async () => {
    await apply(await checked(csv(NEW_HEADER, newRow('UNDO-4'))));
    const bare = async () => ({ ...(await productOf('UNDO-4'))!, version: 0 });
    const before = await bare();
    const texts = ['taste.en', 'ingredients.en', 'origin.en', 'insteadOf.en', 'cooking.en', 'nutrition.source.en'];
    const file = await checked(
      csv(['SKU,State,bestBeforeDays', ...texts].join(','), `UNDO-4,In the shop,90${',Nutty'.repeat(texts.length)}`),
    );
    expect(counted(await apply(file))).toEqual({ WRITTEN: 1 });
    expect(await bare()).toMatchObject({ published: true, draft: false, bestBeforeDays: 90, taste: { en: 'Nutty' } });
    expect(counted(await undo(file))).toEqual({ UNDONE: 1 });
    expect(await bare()).toEqual(before);
  });

  it('leaves a pack in the shop that a set in the shop holds by now', async () => {
    const file = await checked(csv('SKU,Net weight (g),MRP (₹),Price (₹)', 'ML-RAGI,250,50,45'));
    await apply(file);
    const header =
      'SKU,Name (English),Category,HSN code,Tax class,Allergens (English),Price (₹),State,What a set holds';
    await apply(
      await checked(csv(header, 'UNDO-SET,Ragi twice,Organic Millets,1008,1008-5,None,80,In the shop,ML-RAGI 250 × 2')),
    );
    expect(await problemsOf(await undo(file), 'STAYS')).toEqual([
      [2, 'Is sold: The set Ragi twice in the shop holds this: hide the set first, or take it out.'],
    ]);
  });

  it('hides an added pack that has stock on record, and logs what it removes of the others', async () => {
    const file = await checked(
      csv('SKU,Net weight (g),MRP (₹),Price (₹),Counted on the shelf', 'RC-MAPP,300,50,45,6', 'RC-MAPP,350,60,55,'),
    );
    await apply(file);
    expect(counted(await undo(file))).toEqual({ UNDONE: 2 });
    const { id } = (await productOf('RC-MAPP'))!;
    const added = (await test.deps.db.select().from(packs).where(eq(packs.productId, id))).filter(
      ({ netGrams }) => netGrams === 300 || netGrams === 350,
    );
    expect(added).toMatchObject([{ netGrams: 300, hidden: true, stock: 0 }]);
    const movements = await test.deps.db.select().from(stockMovements).where(eq(stockMovements.packId, added[0]!.id));
    expect(movements.map(({ change, reason, note }) => [change, reason, note])).toEqual([
      [6, 'COUNTED', 'prices.csv'],
      [-6, 'CORRECTION', 'prices.csv'],
    ]);
    const audits = (await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3)).reverse();
    expect(audits).toMatchObject([
      { action: 'changeStock', before: { stock: 6 }, after: { stock: 0, reason: 'CORRECTION', quantity: -6 } },
      {
        action: 'manageCatalogue',
        subjectId: id,
        before: { '300 g · hidden': false, '350 g · mrpPaise': 6000, '350 g · pricePaise': 5500 },
        after: { '300 g · hidden': true },
      },
      { action: 'undoImport', after: { undone: 2, stays: 0 } },
    ]);
  });

  it('takes back no more stock than is left', async () => {
    await setStock(test.deps, THINAI, 0);
    const file = await checked(csv('SKU,Net weight (g),Counted on the shelf', 'ML-THINAI,500,3'));
    await apply(file);
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: THINAI, quantity: 2, addons: [] }]);
    expect(await problemsOf(await undo(file), 'STAYS')).toEqual([[2, 'null: Fewer are left than undoing takes off']]);
    expect(await stockOf(test.deps, THINAI)).toBe(1);
  });
});

it('lists the latest files', async () => {
  await checked(csv('SKU', 'ML-THINAI'));
  await check(csv('SKU', 'ML-THINAI'), { fileName: 'விலைகள்.csv' });
  const { data } = (await test.app.inject({ url: `${BASE}/imports`, headers: admin.headers })).json<ApiResponse>();
  expect(data.map(({ fileName }: CsvImport) => fileName)).toEqual(expect.arrayContaining(['விலைகள்.csv', 'prices.csv']));
  const gone = await test.app.inject({ url: `${BASE}/imports/unknown`, headers: admin.headers });
  expect(gone.statusCode).toBe(404);
});
