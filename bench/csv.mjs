// `npm run bench:csv`: a catalogue of 10,000 rows: dry run, save, export and undo.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { machine, table } from './report.mjs';
import { startShop } from './shop.mjs';

const PRODUCTS = 5_000;
const HEADER = 'sku,name.en,name.ta,categoryId,hsn,taxClassId,allergens.en,netGrams,mrpPaise,pricePaise,counted';

/** @param {number} price of the smaller pack, in rupees @param {string} counted */
const fileOf = (price, counted) =>
  [
    HEADER,
    ...Array.from({ length: 2 * PRODUCTS }, (_, at) => {
      const product = at >> 1;
      const [grams, rupees] = at % 2 === 0 ? [500, price] : [1000, 2 * price];
      return `BENCH-${product},Grain ${product},தானியம் ${product},organic-millets,1008,1008-5,None,${grams},999,${rupees},${counted}`;
    }),
  ].join('\n');

await ensureBuilt();
console.log(machine());
const cluster = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB' } });
const client = new pg.Client({ connectionString: cluster.url });
const env = { DATABASE_URL: cluster.url, DEMO: 'true', SECRET_KEY: randomBytes(32).toString('hex') };
const shop = await startShop({ env });
const token = randomBytes(32).toString('base64url');
/** @type {Record<string, string>[]} */
const rows = [];

/** @param {string} what @param {string} path @param {RequestInit} [init] */
async function time(what, path, init = {}) {
  const began = performance.now();
  const response = await fetch(`${shop.url}/api/staff/catalogue/csv${path}`, {
    ...init,
    headers: { token, ...init.headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text.slice(0, 200)}`);
  rows.push({ what, seconds: ((performance.now() - began) / 1000).toFixed(1), MB: (text.length / 1e6).toFixed(1) });
  return text;
}

/** @param {string} what @param {string} file */
async function importFile(what, file) {
  const headers = { 'content-type': 'text/csv' };
  const checked = await time(`${what}: dry run`, '/imports?fileName=bench.csv', {
    method: 'POST',
    body: file,
    headers,
  });
  const { _id, fileHash } = /** @type {{ data: { _id: string, fileHash: string } }} */ (JSON.parse(checked)).data;
  await time(`${what}: saved`, `/imports/${_id}/apply`, {
    method: 'POST',
    body: JSON.stringify({ fileHash }),
    headers: { 'content-type': 'application/json' },
  });
  return _id;
}

try {
  await client.connect();
  await client.query("INSERT INTO staff (id, mobile_number, name, role) VALUES ('bench', '7000000000', 'Bench', 2)");
  await client.query(
    "INSERT INTO staff_sessions (token_hash, staff_id, expires_at) VALUES ($1, 'bench', now() + interval '1 day')",
    [createHash('sha256').update(token).digest('hex')],
  );
  await importFile('10,000 new packs', fileOf(70, '20'));
  await client.query('VACUUM ANALYZE');
  const changed = await importFile('10,000 prices and counts', fileOf(75, '25'));
  await time('10,000 prices and counts: taken back', `/imports/${changed}/undo`, { method: 'POST' });
  await time('export', '');
  console.log(`\n${table(rows)}`);
  await shop.end();
} finally {
  await client.end();
  shop.kill();
  await cluster.stop();
}
