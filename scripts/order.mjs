// `npm run order -- <order number> advance|cancel` changes an order through the running server, because a second process can't open
// PGlite's folder.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const TIMEOUT_MS = 15_000;
const USAGE = `Usage: npm run order -- <order number> advance|cancel

  advance   one step further: confirmed, processing, ready to deliver, picked up, delivered
  cancel    ends the order, returns its items to the stock and the money to the customer

For example: npm run order -- VY100001 advance`;

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(text);
  process.exit(1);
}

const [orderNumber = '', what = ''] = process.argv.slice(2);
if (!/^VY\d+$/i.test(orderNumber) || (what !== 'advance' && what !== 'cancel')) fail(USAGE);

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
const url = `http://${name}:${port}/api/internal/orders/${orderNumber.toUpperCase()}/${what}`;

const response = await fetch(url, {
  method: 'POST',
  headers: { 'x-internal-secret': read('internal.secret') },
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => fail(`No shop responds on port ${port}. Start it with: npm start`));

/** @type {{ message?: string | string[] }} */
const { message = 'The shop’s response is not readable.' } = await response.json().catch(() => ({}));
const text = [message].flat().join('\n');
if (!response.ok) fail(text);
console.log(text);
