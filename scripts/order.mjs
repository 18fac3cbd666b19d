// `npm run order -- <order number> advance|cancel` changes an order through the running server, because a second process
// can't open PGlite's folder; `problems` and `retry` look after payments.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const TIMEOUT_MS = 15_000;
const USAGE = `Usage: npm run order -- <order number> advance|cancel, or: npm run order -- problems|retry|return …

  advance   one step further: confirmed, processing, ready to deliver, picked up, delivered
  cancel    ends the order, returns its items to the stock and the money to the customer
  problems  refunds that failed, money for unknown payments, and work that was given up
  retry     tries what was given up again
  return <reference> [--by-hand]   gives money back that came, or notes that you have given it back

For example: npm run order -- VY100001 advance`;

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(text);
  process.exit(1);
}

const [orderNumber = '', what = ''] = process.argv.slice(2);
const isPayments = ['problems', 'retry'].includes(orderNumber) || (orderNumber === 'return' && what !== '');
if (!isPayments && (!/^VY\d+$/i.test(orderNumber) || (what !== 'advance' && what !== 'cancel'))) fail(USAGE);

// The same settings as the server's.
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || 'data');

/** @param {string} name */
function read(name) {
  try {
    return readFileSync(path.join(dataDir, name), 'utf8').trim();
  } catch {
    return fail(`No shop has run on ${dataDir} yet. Start it with: npm start`);
  }
}

/** @type {{ host: string, port: number }} */
const { host, port } = JSON.parse(read('server.json'));
const everywhere = host === '0.0.0.0' || host === '::';
const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
const command = isPayments ? `payments/${orderNumber}` : `orders/${orderNumber.toUpperCase()}/${what}`;
const url = `http://${name}:${port}/api/internal/${command}`;

const response = await fetch(url, {
  method: 'POST',
  headers: {
    'x-internal-secret': read('internal.secret'),
    ...(orderNumber === 'return' && { 'content-type': 'application/json' }),
  },
  ...(orderNumber === 'return' && {
    body: JSON.stringify({ reference: what, byHand: process.argv.includes('--by-hand') }),
  }),
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => fail(`No shop responds on port ${port}. Start it with: npm start`));

/** @type {{ message?: string | string[], data?: unknown }} */
const { message = 'The shop’s response is not readable.', data } = await response.json().catch(() => ({}));
const text = [message].flat().join('\n');
if (!response.ok) fail(text);
console.log(orderNumber === 'problems' ? JSON.stringify(data, null, 2) : text);
