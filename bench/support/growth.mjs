// Grows a shop by SQL without its triggers, writing what they would write.

/** @typedef {import('pg').Client} Client */

/** Three syllables name a farm: 4,096 names in each script. */
const SYLLABLES = [
  ['ka', 'க', 'क'],
  ['mu', 'மு', 'मु'],
  ['ti', 'தி', 'ति'],
  ['ra', 'ர', 'र'],
  ['ve', 'வே', 'वे'],
  ['ni', 'நி', 'नि'],
  ['sa', 'ச', 'स'],
  ['lo', 'லோ', 'लो'],
  ['pu', 'பு', 'पु'],
  ['ya', 'ய', 'य'],
  ['ma', 'மா', 'मा'],
  ['ki', 'கி', 'कि'],
  ['nu', 'நு', 'नु'],
  ['ta', 'தா', 'ता'],
  ['vi', 'வி', 'वि'],
  ['ro', 'ரோ', 'रो'],
];
const FARMS = SYLLABLES.length ** 3;

/** Distinguishes the products of a farm. */
const KINDS = [
  ['stone ground', 'கல்லில் அரைத்தது', 'पत्थर पर पिसा'],
  ['hand pounded', 'கைக்குத்தல்', 'हाथ का कुटा'],
  ['sun dried', 'வெயிலில் காய்ந்தது', 'धूप में सूखा'],
  ['first harvest', 'முதல் அறுவடை', 'पहली फसल'],
  ['hill grown', 'மலையில் விளைந்தது', 'पहाड़ी'],
  ['rain fed', 'மானாவாரி', 'वर्षा सिंचित'],
  ['heirloom', 'மரபு', 'देसी'],
  ['parboiled', 'புழுங்கல்', 'उसना'],
  ['raw', 'பச்சை', 'कच्चा'],
  ['roasted', 'வறுத்தது', 'भुना'],
  ['fine', 'நைஸ்', 'महीन'],
  ['coarse', 'கொரகொரப்பு', 'मोटा'],
];

/** Each statement inserts this many rows. */
const BATCH = 25_000;

/**
 * Grows faster: indexes other than those of constraints are made afterwards.
 * @param {Client} client @param {readonly string[]} tables @param {() => Promise<void>} grow
 */
async function withoutIndexes(client, tables, grow) {
  const { rows: indexes } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  await grow();
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await client.query(definition);
}

/** @param {string[]} words */
const textArray = (words) => `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;

/**
 * Grows the catalogue to `count` products, each a demo product with a farm's name and a kind, in all three languages.
 * Two connections share the work.
 * @param {() => Promise<Client>} connect @param {number} count
 */
export async function growCatalogue(connect, count) {
  const client = await connect();
  try {
    const before = Number((await client.query('SELECT count(*) FROM products')).rows[0].count);
    if (before >= count) return;
    await client.query('CREATE TABLE models AS SELECT row_number() OVER (ORDER BY id) - 1 AS model, * FROM products');
    const models = before;
    /** @type {[number, number][]} */
    const batches = Array.from({ length: Math.ceil((count - before) / BATCH) }, (_, batch) => [
      before + batch * BATCH,
      Math.min(count, before + (batch + 1) * BATCH),
    ]);
    const work = async () => {
      const own = await connect();
      try {
        await own.query('SET session_replication_role = replica');
        for (let batch = batches.shift(); batch; batch = batches.shift()) await insertProducts(own, batch, models);
      } finally {
        await own.end();
      }
    };
    await withoutIndexes(client, ['products', 'packs'], async () => {
      await Promise.all([work(), work()]);
    });
    await client.query('DROP TABLE models');
    await client.query('SET session_replication_role = replica');
    await client.query(`
      UPDATE categories SET product_count = (
        SELECT count(*) FROM products WHERE category_id = categories.id AND published AND cheapest_paise IS NOT NULL)`);
    await client.query(`
      WITH counted AS (
        SELECT ltrim(term, '.') AS word, count(*) FILTER (WHERE term NOT LIKE '.%') AS uses, count(*) FILTER (WHERE term LIKE '.%') AS uses_in_names
        FROM (
          SELECT unnest(tsvector_to_array(search_terms)) AS term FROM products
          UNION ALL SELECT term FROM (SELECT DISTINCT id, unnest(string_to_array(search_words, ' ')) AS term FROM categories) AS category_terms) AS terms
        WHERE term ~ '^\\.?[a-z]+$' GROUP BY word)
      INSERT INTO search_vocabulary (word, uses, uses_in_names) SELECT word, uses, uses_in_names FROM counted
      ON CONFLICT (word) DO UPDATE SET uses = excluded.uses, uses_in_names = excluded.uses_in_names`);
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE products, packs, categories, search_vocabulary');
  } finally {
    await client.end();
  }
}

/** @param {Client} client @param {[number, number]} batch first and one past the last @param {number} models */
async function insertProducts(client, [from, to], models) {
  const column = (/** @type {string[][]} */ rows, /** @type {number} */ language) =>
    textArray(rows.map((row) => row[language] ?? ''));
  const farm = (/** @type {number} */ language) => {
    const syllables = column(SYLLABLES, language);
    const at = (/** @type {number} */ index) =>
      `(${syllables})[farm / ${SYLLABLES.length ** index} % ${SYLLABLES.length} + 1]`;
    return `${at(0)} || ${at(1)} || ${at(2)}`;
  };
  const kind = (/** @type {number} */ language) => `(${column(KINDS, language)})[kind + 1]`;
  const name = (/** @type {string} */ code, /** @type {number} */ language) =>
    `initcap(${farm(language)}) || ' ' || models.name_${code} || ' ' || ${kind(language)}`;
  await client.query(`
    WITH numbers AS (
      SELECT number, number % ${models} AS model, (number / ${models}) % ${FARMS} AS farm,
             (number / ${models} / ${FARMS}) % ${KINDS.length} AS kind
      FROM generate_series(${from}, ${to - 1}) AS number
    ), made AS (
      INSERT INTO products (id, slug, sku, category_id, position, name_en, name_ta, name_hi, hsn, gst_percent, veg, country_of_origin,
        nutrition, cooking, best_before_days, allergens, ingredients, other_names, published, sold_count, created_at, cheapest_paise, in_stock)
      SELECT 'p' || number, models.slug || '-' || number, models.sku || '-' || number, models.category_id, number,
        ${name('en', 0)}, ${name('ta', 1)}, ${name('hi', 2)},
        hsn, gst_percent, veg, country_of_origin, nutrition, cooking, best_before_days, allergens, ingredients, other_names, true,
        -- A few sell very well.
        (200000 / (1 + abs(hashint8(number)) % 100000))::int, now() - number * interval '1 minute',
        5000 + (abs(hashint8(number)) % 600) * 50, abs(hashint8(number)) % 20 > 0
      FROM numbers JOIN models USING (model)
      RETURNING id, cheapest_paise, in_stock
    )
    INSERT INTO packs (id, product_id, net_grams, mrp_paise, price_paise, stock, position)
    SELECT id || '-' || grams, id, grams, cheapest_paise * grams / 500, cheapest_paise * grams / 500, CASE WHEN in_stock THEN 40 ELSE 0 END, grams
    FROM made CROSS JOIN (VALUES (500), (1000)) AS sizes (grams)`);
}

/**
 * Gives a customer `count` orders, the newest just now.
 * @param {Client} client @param {string} customerId @param {number} count
 */
export async function growHistory(client, customerId, count) {
  await client.query(
    `WITH numbers AS (SELECT number, 'bench-' || $1 || '-' || number AS id FROM generate_series(1, $2::int) AS number),
    placed AS (
      INSERT INTO orders (id, customer_id, status, payment_status, items_paise, addons_paise, discount_paise, delivery_paise, tax_included_paise, total_paise,
        address, bill, stock_held, idempotency_key, request_hash, created_at, updated_at, expires_at)
      SELECT id, $1, 'DELIVERED', 'RECEIVED', 27000, 0, 0, 4000, 0, 31000,
        '{"_id": "place", "type": 1, "othersType": null, "street": "12 Cross Cut Road", "doorNo": null, "landmark": "Bus stand", "receiverName": null,
          "receiverPhone": null, "instructions": null, "location": {"type": "Point", "coordinates": [76.9558, 11.0168]}, "isDefault": true}', '{"taxes": []}', true, id, '',
        now() - number * interval '1 minute', now(), now()
      FROM numbers RETURNING id)
    INSERT INTO order_items (order_id, line_no, pack_id, product_name, net_grams, quantity, unit_price_paise, addons, unit_addons_paise,
      line_paise, hsn, tax_class, gst_percent, mrp_paise, discount_paise, delivery_paise, taxable_paise, tax_paise)
    SELECT placed.id, line, 'ml-thinai-1000', '{"en": "Foxtail Millet", "ta": "தினை", "hi": "कंगनी"}', 1000, 1, 13500, '[]', 0, 13500,
      '1008', 'NIL_RATED', 0, 14000, 0, 2000, 15500, 0
    FROM placed CROSS JOIN generate_series(1, 2) AS line`,
    [customerId, count],
  );
  await client.query('VACUUM ANALYZE orders, order_items');
}

/**
 * Spreads the orders that `growHistory` made over a year, many customers and all packs, with what moved the stock.
 * @param {Client} client @param {number} customers
 */
export async function spreadOverYear(client, customers) {
  const random = (/** @type {string} */ salt) => `abs(hashtext(id || '${salt}'))`;
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO customers (id, mobile_number, name, email_id)
     SELECT 'spread-' || n, (6000000000 + n)::text, 'Valli', 'valli@example.com' FROM generate_series(1, $1::int) AS n`,
    [customers],
  );
  await client.query(
    `UPDATE orders SET customer_id = 'spread-' || 1 + ${random('c')} % $1::int,
       created_at = now() - ${random('d')} % 365 * interval '1 day' - ${random('m')} % 1440 * interval '1 minute',
       coupon_code = CASE WHEN ${random('k')} % 10 = 0 THEN 'WELCOME10' END,
       address = jsonb_set(address, '{location,coordinates}', jsonb_build_array(76.9 + ${random('x')} % 100 * 0.001, 10.97 + ${random('y')} % 100 * 0.001))
     WHERE id LIKE 'bench-%'`,
    [customers],
  );
  await client.query(
    `WITH sold AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM packs)
     UPDATE order_items SET pack_id = sold.id FROM sold
     WHERE order_id LIKE 'bench-%' AND sold.n = abs(hashtext(order_id || line_no)) % (SELECT count(*) FROM packs)`,
  );
  await client.query(
    `INSERT INTO stock_movements (pack_id, change, reason, order_id, at)
     SELECT pack_id, -quantity, 'ORDERED', order_id, orders.created_at FROM order_items JOIN orders ON orders.id = order_id
     WHERE order_id LIKE 'bench-%' ORDER BY orders.created_at`,
  );
  await client.query('RESET session_replication_role');
  await client.query('VACUUM ANALYZE orders, order_items, customers, stock_movements');
}

/**
 * Fills a shop with delivered orders of a year and `open` ones of today.
 * @param {Client} client @param {{ orders: number, open: number, customers: number }} counts
 */
export async function growYear(client, { orders, open, customers }) {
  await withoutIndexes(client, ['orders', 'order_items', 'stock_movements'], async () => {
    await client.query('SET session_replication_role = replica');
    await growHistory(client, 'year', orders);
    // Without triggers, a running shop's sums of days would hold though their orders are new.
    await client.query('TRUNCATE sales_days, sales_of_days, sales_day_changes');
    await spreadOverYear(client, customers);
  });
  await client.query(
    `UPDATE orders SET status = (ARRAY['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'])[1 + abs(hashtext(id)) % 5]
     WHERE id IN (SELECT id FROM orders ORDER BY created_at DESC LIMIT $1)`,
    [open],
  );
  await client.query('VACUUM ANALYZE');
}
