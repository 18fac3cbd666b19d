import { and, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { growCatalogue, growHistory } from '../bench/support/growth.mjs';
import { PRODUCT_SORTS } from '../contract/constants';
import { products } from './db/schema';
import { isForSale, popularKeys } from './db/schema/lists';
import { findCategoryTerms } from './modules/catalogue/categoriesRepository';
import { readFilters } from './modules/catalogue/productFilters';
import { countProducts, findProducts } from './modules/catalogue/productsRepository';
import type { Search } from './modules/catalogue/relevanceRepository';
import { MAX_COUNTED, readSearch } from './modules/catalogue/searchRepository';
import { findUnsettled } from './modules/payments/settlements/repository';
import { loggedInStaff, type LoggedInStaff } from './testing/loggedInStaff';
import { databaseUrl } from './testing/postgresTestDatabase';
import { makeShopper, type Shopper } from './testing/shopper';
import type { Statement } from './testing/statementLog';
import { makeTestApp, type TestApp } from './testing/testApp';

// Query plans of the API's calls in a large shop, for the statements as they were sent.

const PRODUCTS = 6_000;
const ORDERS = 4_000;
/** One page, or a search that few products match, may have to sort so many. */
const FEW = 1_001;
/** Tables that must not be scanned sequentially. */
const LARGE = ['products', 'packs', 'orders', 'order_items', 'audit_log'];

/** PostgreSQL writes a comparison of rows like this. */
const BEHIND = 'ROW(';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Sort Key'?: string[];
  'Plan Rows': number;
  /** Per loop, where it was executed. */
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const onPostgres = process.env.TEST_DB === 'postgres' ? describe : describe.skip;

onPostgres('in a large shop', () => {
  let test: TestApp;
  let shopper: Shopper;
  let client: Client;

  beforeAll(async () => {
    test = await makeTestApp();
    shopper = await makeShopper(test);
    const found: unknown = await test.deps.db.execute(sql`SELECT current_database() AS name`);
    const url = databaseUrl((found as { rows: { name: string }[] }).rows[0]!.name);
    const connect = async () => {
      const opened = new Client({ connectionString: url });
      await opened.connect();
      return opened;
    };
    await growCatalogue(connect, PRODUCTS);
    client = await connect();
    const other = await makeShopper(test);
    for (const { customerId } of [shopper, other]) await growHistory(client, customerId, ORDERS);
  });
  afterAll(async () => {
    await client.end();
    await test.close();
  });

  /** All steps in the plans of the statements that `work` sends. */
  async function stepsFor(work: () => Promise<unknown>, explain = explainOnce): Promise<Node[]> {
    const steps: Node[] = [];
    for (const statement of await test.statements.during(work)) steps.push(...stepsOf(await explain(statement)));
    return steps;
  }
  const stepsOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

  async function explainOnce({ text, params }: Statement): Promise<Node> {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${text}`, params);
    return rows[0]!['QUERY PLAN'][0].Plan;
  }

  /** Runs `work` while the statement is prepared on its connection. */
  async function whilePrepared<T>({ text, params }: Statement, work: (execute: string) => Promise<T>): Promise<T> {
    const literal = (value: unknown): string => {
      if (value === null) return 'NULL';
      const text = Array.isArray(value) ? `{${value.join(',')}}` : value instanceof Date ? value.toISOString() : value;
      return client.escapeLiteral(typeof text === 'string' ? text : JSON.stringify(text));
    };
    const values = params.length > 0 ? `(${params.map(literal).join(', ')})` : '';
    await client.query(`PREPARE statement_under_test AS ${text}`);
    try {
      return await work(`EXECUTE statement_under_test${values}`);
    } finally {
      await client.query('DEALLOCATE statement_under_test');
    }
  }

  /** The generic plan, for any values. */
  async function explainGeneric(statement: Statement): Promise<Node> {
    await client.query('SET plan_cache_mode = force_generic_plan');
    try {
      return await whilePrepared(statement, (execute) => explainOnce({ text: execute, params: [] }));
    } finally {
      await client.query('RESET plan_cache_mode');
    }
  }

  /** Whether PostgreSQL switches to a generic plan after some executions: it does when custom plans are no cheaper. */
  const usesGenericPlan = (statement: Statement): Promise<boolean> =>
    whilePrepared(statement, async (execute) => {
      for (let times = 0; times < 8; times += 1) await client.query(`EXPLAIN ${execute}`);
      const { rows } = await client.query<{ count: string }>(
        "SELECT generic_plans AS count FROM pg_prepared_statements WHERE name = 'statement_under_test'",
      );
      return Number(rows[0]!.count) > 0;
    });

  const indexesOf = (steps: Node[]) => [...new Set(steps.flatMap((step) => step['Index Name'] ?? []))];
  /** Steps whose time grows with the shop. */
  const growing = (steps: Node[]) =>
    steps.filter(
      (step) =>
        (step['Node Type'] === 'Seq Scan' && LARGE.includes(step['Relation Name'] ?? '')) ||
        (step['Node Type'].includes('Sort') && step['Plan Rows'] > FEW),
    );

  function request(method: 'GET' | 'POST', path: string, body?: object) {
    return async () => {
      // Cached responses would send no statements.
      test.deps.clock.advance(601);
      const response = await test.app.inject({
        method,
        url: `/api/web/homepage${path}`,
        ...(body && { payload: body }),
      });
      expect(response.statusCode).toBe(200);
      return response.json<{ data: { nextCursor: string | null; total: number } }>().data;
    };
  }
  const list = (body: object) => request('POST', '/products', body);

  const INDEXES = {
    relevance: 'popular',
    popular: 'popular',
    rating: 'rated',
    'price-asc': 'price',
    'price-desc': 'price',
    name: 'name_en',
    newest: 'newest',
  };

  describe.each(PRODUCT_SORTS)('a list by %s', (sort) => {
    it.each([
      ['the whole shop', {}, `^products_${INDEXES[sort]}_index$`],
      ['a category', { categoryId: 'organic-millets' }, `^products_${INDEXES[sort]}(_in_category)?_index$`],
    ])('goes through its index, page by page, for %s', async (_what, within, index) => {
      const { nextCursor } = await list({ sort, ...within, limit: 24 })();
      for (const page of [{}, { cursor: nextCursor }]) {
        const steps = await stepsFor(list({ sort, ...within, ...page }));
        expect(growing(steps)).toEqual([]);
        const found = steps.find((step) => step['Relation Name'] === 'products');
        expect(found).toMatchObject({ 'Node Type': 'Index Scan', 'Index Name': expect.stringMatching(index) });
        // A later page begins at its cursor and reads nothing before it.
        if ('cursor' in page) expect(found?.['Index Cond']).toContain(BEHIND);
      }
    });
  });

  it('finds the rails of the front page by the best sellers of each category', async () => {
    const steps = await stepsFor(request('POST', '/category/products/list', {}));
    expect(growing(steps)).toEqual([]);
    expect(indexesOf(steps)).toContain('products_popular_in_category_index');
  });

  it.each([
    ['once', explainOnce],
    ['generically', explainGeneric],
  ])('finds a product by its slug, and those related to it, planned %s', async (_when, explain) => {
    const steps = await stepsFor(request('GET', '/product/detail/foxtail-millet-thinai'), explain);
    expect(growing(steps)).toEqual([]);
    expect(indexesOf(steps)).toEqual(
      expect.arrayContaining(['products_slug_unique', 'products_popular_in_category_index']),
    );
  });

  const searches = (words: string) => [
    list({ search: words }),
    list({ search: words, sort: 'price-asc', categoryId: 'organic-millets' }),
    request('GET', `/search/suggestions?q=${encodeURIComponent(words)}`),
  ];

  it.each(['ragi', 'rgai', 'kodo millet', 'கேழ்வரகு'])(
    'finds what few products match by their terms: %s',
    async (words) => {
      const { total } = await list({ search: words })();
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(FEW);
      for (const search of searches(words)) {
        const steps = await stepsFor(search);
        expect(growing(steps)).toEqual([]);
        expect(indexesOf(steps)).toContain('products_terms_index');
      }
    },
  );

  it.each(['millet', 'stone ground', 'r'])('sorts few rows even when very many match: %s', async (words) => {
    const { total, nextCursor } = await list({ search: words })();
    expect(total).toBe(FEW - 1);
    for (const search of [...searches(words), list({ search: words, cursor: nextCursor })]) {
      // In so small a table a sequential scan is cheapest when half of it matches, so it is switched off.
      await client.query('SET enable_seqscan = off');
      const steps = await stepsFor(search);
      await client.query('RESET enable_seqscan');
      expect(growing(steps)).toEqual([]);
    }
  });

  const readWords = async (words: string): Promise<Search> =>
    readSearch({ db: test.deps.db, categories: await findCategoryTerms(test.deps.db) }, words);

  async function readBroadly(words: string): Promise<Search> {
    const search = await readWords(words);
    expect([words, search.matches]).toEqual([words, MAX_COUNTED + 1]);
    return search;
  }

  it('knows for each word and prefix whether more products match than are counted', async () => {
    const { rows } = await client.query<{ word: string }>('SELECT word FROM search_vocabulary WHERE uses > 0');
    const words = new Set(rows.flatMap(({ word }) => [word, word.slice(0, 2), word.slice(0, 4)]));
    const reported: [string, boolean][] = [];
    const counted: [string, boolean][] = [];
    for (const word of words) {
      const search = await readWords(word);
      reported.push([word, search.isBroad]);
      counted.push([word, (await countProducts(test.deps.db, readFilters({}), search.ranks, FEW)) >= FEW]);
    }
    expect(reported).toEqual(counted);
    expect(new Set(reported.map(([, isBroad]) => isBroad)).size).toBe(2);
  });

  it('stores the terms of products compressed by lz4, where PostgreSQL has it', async () => {
    const { rows } = await client.query<{ used: string; hasLz4: boolean }>(
      `SELECT attcompression AS used, 'lz4' = ANY (enumvals) AS "hasLz4" FROM pg_attribute, pg_settings
       WHERE attrelid = 'products'::regclass AND attname = 'search_terms' AND pg_settings.name = 'default_toast_compression'`,
    );
    expect(rows[0]?.used).toBe(rows[0]?.hasLz4 ? 'l' : '');
  });

  it('counts no matches that the vocabulary knows to be many', async () => {
    await readWords('millet');
    const statements = await test.statements.during(() => readWords('millet'));
    expect(statements.map(({ text }) => text).filter((text) => text.includes('count('))).toEqual([]);
  });

  it.each(['millet', 'mllet', 'mill', 'ma', 'sto', 'stone', 'stone ground', 'r'])(
    'lists the matches of a broad search by rank and popularity: %s',
    async (words) => {
      const search = await readBroadly(words);
      const { ranks } = search;
      const cases = ranks.map((condition, rank) => sql`WHEN ${condition} THEN ${rank}::int`);
      const rankOf = sql`CASE ${sql.join(cases, sql` `)} END`;
      const narrowings = [
        [{}, sql`true`],
        [{ categoryId: 'organic-millets' }, sql`${products.categoryId} = 'organic-millets'`],
        [{ inStock: true, priceMax: 20_000 }, sql`${products.inStock} AND ${products.cheapestPaise} <= 20000`],
      ] as const;
      for (const [filter, condition] of narrowings) {
        const paged: string[] = [];
        let after = null;
        for (let page = 0; page < 3; page += 1) {
          const filters = readFilters({ search: words, ...filter });
          const { found }: Awaited<ReturnType<typeof findProducts>> = await findProducts(test.deps.db, filters, {
            search,
            language: 'en',
            after,
            limit: 24,
          });
          paged.push(...found.map(({ card }) => card._id));
          after = found.at(-1)?.position ?? null;
        }
        const sorted = await test.deps.db
          .select({ id: products.id })
          .from(products)
          .where(and(isForSale(products), condition, ranks.at(-1)))
          .orderBy(rankOf, ...popularKeys(products), products.id)
          .limit(72);
        expect(paged).toEqual(sorted.map(({ id }) => id));
      }
    },
  );

  // 'mill' is a whole word of categories only, 'sto' of nothing.
  it.each(['millet', 'mllet', 'mill', 'sto'])(
    'reads hardly more than a page when the vocabulary knows of many: %s',
    async (words) => {
      const search = await readBroadly(words);
      const [statement, ...more] = await test.statements.during(() =>
        findProducts(test.deps.db, readFilters({ search: words }), { search, language: 'en', after: null, limit: 24 }),
      );
      expect(more).toEqual([]);
      const { text, params } = statement!;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        params,
      );
      const read = stepsOf(rows[0]!['QUERY PLAN'][0].Plan)
        .filter((step) => step['Relation Name'] === 'products')
        .map((step) => (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...read)).toBeLessThan(FEW);
    },
  );

  it('goes through a customer’s orders by their index, page by page', async () => {
    const history = async (query: string) => (await shopper.call('GET', `/history${query}`)).data;
    const { nextCursor } = await history('');
    for (const query of ['', `?cursor=${nextCursor}`]) {
      const steps = await stepsFor(() => history(query));
      expect(growing(steps)).toEqual([]);
      expect(indexesOf(steps)).toEqual(
        expect.arrayContaining(['orders_history_index', 'order_items_order_id_line_no_pk']),
      );
      expect(steps.filter((step) => step['Node Type'].includes('Sort'))).toEqual([]);
      if (query) expect(steps.find((step) => step['Relation Name'] === 'orders')?.['Index Cond']).toContain(BEHIND);
    }
  });

  it.each([
    ['once', explainOnce],
    ['generically', explainGeneric],
  ])('prices, places, follows and cancels an order by keys alone, planned %s', async (_when, explain) => {
    const items = [{ _id: 'ml-thinai-500', quantity: 2, addons: ['gift-box'] }];
    let orderId = '';
    const steps = await stepsFor(async () => {
      ({ orderId } = await shopper.place(items, { couponCode: 'WELCOME10' }));
      await shopper.track(orderId);
      await shopper.state(orderId);
      await shopper.cancel(orderId);
    }, explain);
    expect(orderId).not.toBe('');
    expect(growing(steps)).toEqual([]);
  });

  it('plans the prepared statements of bills and orders once', async () => {
    const items = [{ _id: 'ml-thinai-500', quantity: 2 }];
    const newcomer = await makeShopper(test);
    const statements = await test.statements.during(async () => {
      await test.app.inject({ method: 'POST', url: '/api/web/order/cart', payload: { items } });
      for (const customer of [shopper, newcomer]) {
        await customer.place(items);
        await customer.place([{ _id: 'ml-thinai-1000', quantity: 2 }], { couponCode: 'WELCOME10' });
      }
    });
    const replanned: string[] = [];
    for (const statement of statements) if (!(await usesGenericPlan(statement))) replanned.push(statement.text);
    expect(replanned).toEqual([]);
  });

  it('sorts the packs of an order before locking them, so that orders never deadlock', async () => {
    for (const [at, explain] of [explainOnce, explainGeneric].entries()) {
      // The same cart again would be the same order.
      const items = ['ml-thinai-500', 'dm-multi-500'].map((_id) => ({ _id, quantity: 2 + at }));
      const steps = await stepsFor(() => shopper.place(items), explain);
      const below = steps.filter((step) => step['Node Type'] === 'LockRows').flatMap(stepsOf);
      const sorts = below.filter((step) => step['Node Type'] === 'Sort');
      const keys = sorts.map((step) => String(step['Sort Key']));
      expect(keys.filter((key) => !key.startsWith('outbox'))).toEqual(['packs.id']);
    }
  });

  describe('the order board', () => {
    let staff: LoggedInStaff;
    const readAs = (url: string) => async () => {
      const response = await test.app.inject({ url: `/api/staff${url}`, headers: staff.headers });
      expect(response.statusCode).toBe(200);
    };
    beforeAll(async () => {
      staff = await loggedInStaff(test.deps);
      // Many customers with some orders each, as a shop has them.
      await client.query(
        `INSERT INTO customers (id, mobile_number, name, email_id)
         SELECT 'many-' || n, (7000000000 + n)::text, 'Valli', 'valli@example.com' FROM generate_series(1, 100) AS n`,
      );
      // Triggers would look through the later orders of each.
      await client.query('SET session_replication_role = replica');
      await client.query(
        `UPDATE orders SET customer_id = 'many-' || n
         FROM (SELECT id, 1 + row_number() OVER (ORDER BY created_at) % 100 AS n FROM orders) AS numbered
         WHERE orders.id = numbered.id`,
      );
      await client.query('RESET session_replication_role');
      const newest = 'SELECT id FROM orders ORDER BY created_at DESC LIMIT 400';
      await client.query(`UPDATE orders SET status = 'CONFIRMED' WHERE id IN (${newest})`);
      await client.query('VACUUM ANALYZE orders');
      await client.query(
        `INSERT INTO audit_log (staff_id, staff_name, action, subject, subject_id)
         SELECT 'staff-' || n % 20, 'Mani', (ARRAY['packOrders', 'advanceOrders', 'cancelOrders'])[1 + n % 3], 'order', 'order-' || n
         FROM generate_series(1, 20000) AS n`,
      );
      await client.query('VACUUM ANALYZE audit_log');
    });

    it.each([
      ['what is open', '', /^orders_status_index$/],
      // Nearly all orders are: either index serves.
      ['what is delivered', '?list=DELIVERED', /^orders_(status|created)_index$/],
      ['what was due on a day', '?list=DELIVERED&day=2026-11-20', /^orders_created_index$/],
      ['an order by its number', '?search=VY100200', /^orders_order_number_unique$/],
      ['what customers of a name ordered', '?search=Valli', /^orders_history_index$/],
    ])('finds %s by an index, and counts each customer’s orders by theirs', async (_what, query, index) => {
      const read = readAs(`/orders${query}`);
      await read();
      const steps = await stepsFor(read);
      expect(growing(steps)).toEqual([]);
      expect(indexesOf(steps)).toContainEqual(expect.stringMatching(index));
      expect(indexesOf(steps)).toContain('orders_counted_index');
    });

    it.each([
      [
        'who calls, with the number of their orders',
        '/phone-orders/caller?mobileNumber=7000000001',
        /^orders_history_index$/,
      ],
      ['the customer of an order, with their last one', '/customers?search=VY100200', /^orders_history_index$/],
      ['customers of a name, with their last orders', '/customers?search=Valli', /^orders_history_index$/],
      ['a customer with orders and money', '/customers/many-1', /^orders_history_index$/],
      ['complaints of a customer', '/complaints/customers/many-1', /^orders_history_index$/],
      ['a page of the audit log', '/audit', /^audit_log_pkey$/],
      ['the actions on an order', '/audit?subject=VY100200', /^audit_log_subject_index$/],
      // Frequent ones are soon found from the newest on.
      ['the actions of a person', '/audit?staffId=staff-7', /^audit_log_(staff_index|pkey)$/],
      ['actions of a kind', '/audit?action=packOrders', /^audit_log_(action_index|pkey)$/],
      ['actions of old days', '/audit?to=2026-11-20', /^audit_log_at_index$/],
      ['words, in so many of the newest actions', '/audit?words=needle', /^audit_log_pkey$/],
      ['what can be chosen in the log', '/audit/choices', /^audit_log_action_index$/],
    ])('finds %s by an index', async (_what, url, index) => {
      const read = readAs(url);
      await read();
      const steps = await stepsFor(read);
      expect(growing(steps)).toEqual([]);
      expect(indexesOf(steps)).toContainEqual(expect.stringMatching(index));
    });
  });

  describe('100,000 payments', () => {
    let staff: LoggedInStaff;
    const TABLES = ['transfers', 'payment_attempts', 'refunds', 'ledger'];
    beforeAll(async () => {
      staff = await loggedInStaff(test.deps);
      // Without triggers, as history is grown.
      await client.query('SET session_replication_role = replica');
      await client.query(
        `INSERT INTO transfers (id, provider, reference, order_id, amount_paise, surplus, received_at)
         SELECT 'grown-' || n, (ARRAY['razorpay', 'upi', 'at_door'])[1 + n % 3], (700000000000 + n)::text, 'order-' || n, 10000 + n % 5000,
           CASE WHEN n % 1000 = 0 THEN 'SECOND' END, now() - n * interval '5 minutes'
         FROM generate_series(1, 100000) AS n`,
      );
      await client.query(
        `INSERT INTO payment_attempts (id, order_id, provider, provider_order_id, amount_paise, state, expires_at, created_at)
         SELECT 'grown-' || n, 'bench-' || n, 'razorpay', 'plink-' || n, 10000 + n % 5000,
           CASE WHEN n % 4 = 0 THEN 'EXPIRED' ELSE 'RECEIVED' END, now(), now() - n * interval '5 minutes'
         FROM generate_series(1, 100000) AS n`,
      );
      await client.query(
        `INSERT INTO refunds (id, transfer_id, amount_paise, state, provider_refund_id, reason, created_at)
         SELECT 'grown-' || n, 'grown-' || n * 10, 5000, 'DONE', 'rfnd-' || n, 'damaged', now() - n * interval '50 minutes'
         FROM generate_series(1, 10000) AS n`,
      );
      await client.query('RESET session_replication_role');
      await client.query('VACUUM ANALYZE transfers, payment_attempts, refunds, ledger');
    }, 60_000);

    it.each([
      ['are listed', '', 'transfers_received_index'],
      ['are listed by day', '?from=2026-11-01&to=2026-11-02', 'transfers_received_index'],
      ['that orders can’t take are found', '?state=SURPLUS', 'transfers_surplus_index'],
      ['that ended unpaid are found', '?state=EXPIRED', 'payment_attempts_unpaid_index'],
      ['are found by order', '?search=VY100200', 'transfers_order_index'],
      ['are found by amount', '?search=123.45', 'transfers_amount_index'],
      ['are found by the bank’s reference', '?search=700000000500', 'transfers_reference_unique'],
      ['are found by the provider’s reference', '?search=plink-500', 'payment_attempts_provider_order_unique'],
      ['that wait for a person are found', '/todos', 'refunds_failed_index'],
      ['come from providers that are found', '/providers', 'transfers_reference_unique'],
      ['name the providers of attempts', '/providers', 'payment_attempts_provider_order_unique'],
      ['that go back are listed', '/refunds', 'refunds_created_index'],
      ['that go back are found by reference', '/refunds?search=rfnd-500', 'refunds_provider_index'],
    ])('%s by an index', async (_what, url, index) => {
      const read = async () => {
        const response = await test.app.inject({ url: `/api/staff/payments${url}`, headers: staff.headers });
        expect(response.statusCode).toBe(200);
      };
      await read();
      const steps = await stepsFor(read);
      expect(growing(steps)).toEqual([]);
      expect(
        steps.filter((step) => step['Node Type'] === 'Seq Scan' && TABLES.includes(step['Relation Name'] ?? '')),
      ).toEqual([]);
      expect(indexesOf(steps)).toContain(index);
    });

    it('and refunds that no payout holds are found by their days', async () => {
      await client.query(
        `INSERT INTO settlement_lines (provider, reference, kind, day, amount_paise, fee_paise, settlement_id, settled_at)
         SELECT provider, reference, 'PAYMENT', received_at::date + 2, amount_paise, 0, 'setl-' || received_at::date, received_at
         FROM transfers WHERE provider = 'razorpay' AND right(reference, 3) <> '007'`,
      );
      await client.query('VACUUM ANALYZE settlement_lines');
      const [from, until] = [60, 7].map((days) => new Date(Date.now() - days * 86_400_000)) as [Date, Date];
      let found = 0;
      const steps = await stepsFor(async () => {
        found = (await findUnsettled(test.deps.db, 'razorpay', { from, until })).length;
      });
      expect(found).toBeGreaterThan(0);
      const scanned = steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']);
      expect(scanned.filter((table) => TABLES.includes(table ?? ''))).toEqual([]);
      expect(indexesOf(steps)).toEqual(expect.arrayContaining(['transfers_received_index', 'refunds_created_index']));
    });
  });

  describe('payouts of 100,000 payments', () => {
    let staff: LoggedInStaff;
    beforeAll(async () => {
      staff = await loggedInStaff(test.deps);
      await client.query(
        `INSERT INTO settlement_lines (provider, reference, kind, day, amount_paise, fee_paise, settlement_id, settled_at)
         SELECT 'sandbox', 'line-' || n, 'PAYMENT', current_date - n / 100, 10000, 200, 'setl-' || n / 100, now() - n / 100 * interval '1 day'
         FROM generate_series(1, 100000) AS n`,
      );
      await client.query(
        `INSERT INTO settlement_differences (provider, kind, reference, provider_paise, found_at, state, resolution, resolved_at)
         SELECT 'sandbox', 'ADJUSTMENT', 'line-' || n, 10000, now(), CASE WHEN n % 1000 = 0 THEN 'OPEN' ELSE 'RESOLVED' END,
           CASE WHEN n % 1000 > 0 THEN 'FEE' END, CASE WHEN n % 1000 > 0 THEN now() END
         FROM generate_series(1, 50000) AS n`,
      );
      await client.query('VACUUM ANALYZE settlement_lines, settlement_differences');
    }, 60_000);

    it.each([
      ['are summed up', '', 'settlement_lines_day_index'],
      ['differ', '/differences?state=OPEN', 'settlement_differences_state_index'],
      ['wait for a person', '/todos', 'settlement_differences_state_index'],
    ])('that %s are found by an index', async (_what, url, index) => {
      const read = async () => {
        const response = await test.app.inject({ url: `/api/staff/settlements${url}`, headers: staff.headers });
        expect(response.statusCode).toBe(200);
      };
      await read();
      const steps = await stepsFor(read);
      const scanned = steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']);
      expect(scanned).not.toContain('settlement_lines');
      expect(scanned).not.toContain('settlement_differences');
      expect(indexesOf(steps)).toContain(index);
    });
  });
});
