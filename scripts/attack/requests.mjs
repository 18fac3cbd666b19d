import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, call, newAddress, newCustomer, newNumber, watching } from './client.mjs';

/** @typedef {import('./client.mjs').Target} Target */

const NEARLY_64_KIB = 65_000;
const SLOW_MS = 1_000;
const PAGE_CONNECTIONS = 200;
/** REQUEST_TIMEOUT_SECONDS of the attacked server, and when it must have ended a request. */
export const REQUEST_TIMEOUT_SECONDS = 5;
const SLOW_BODY_MS = (REQUEST_TIMEOUT_SECONDS + 5) * 1000;

const nested = '['.repeat(30_000) + ']'.repeat(30_000);
const emails = [
  `a@${'.'.repeat(NEARLY_64_KIB - 200)}`,
  `a@${'a.'.repeat(NEARLY_64_KIB / 2 - 200)}@`,
  'a@'.repeat(NEARLY_64_KIB / 2 - 200),
];

/** @param {Target} target */
export async function worstBodies({ shop, isShort }) {
  const { token } = await newCustomer(shop);
  const bodies = [
    ...emails.map((emailId) => JSON.stringify({ mobileNumber: newNumber(), name: 'Kavitha', emailId })),
    ...emails.map((emailId) => JSON.stringify({ emailId })),
    JSON.stringify({ items: Array(20_000).fill({}) }),
    JSON.stringify({ items: Array(9_000).fill({ _id: 'a', b: 1 }) }).slice(0, NEARLY_64_KIB - 2),
    nested,
    `{"items":${nested}}`,
    `{"name":${nested}}`,
  ];
  const calls = [
    { path: '/customer/register', method: 'POST' },
    { path: '/customer/update', method: 'PUT' },
    { path: '/order/cart', method: 'POST' },
  ];
  let through = 0;
  const computedMs = () => (Number.isNaN(shop.cpuMs()) ? performance.now() : shop.cpuMs());
  const tries = Array(isShort ? 1 : 3)
    .fill(calls)
    .flat()
    .flatMap((to) => bodies.map((body) => ({ ...to, body })));
  for (const { path, ...options } of tries) {
    const before = computedMs();
    const { status } = await api(shop, path, { ...options, token });
    if (status === 0 || status >= 500 || computedMs() - before > SLOW_MS) through += 1;
  }
  return { tries: tries.length, through };
}

/** @param {Target} target */
export async function pagesPastTheCache({ shop, isShort }) {
  const until = performance.now() + (isShort ? 3_000 : 15_000);
  const froms = Array.from({ length: 20 }, newAddress);
  let pages = 0;
  const request = async (/** @type {number} */ at) => {
    while (performance.now() < until) {
      pages += 1;
      await call(shop, `/search?q=${(pages * 7919).toString(36)}%20ragi`, { from: froms[at % froms.length] ?? '' });
    }
  };
  const requestAll = () => Promise.all(Array.from({ length: PAGE_CONNECTIONS }, (_, at) => request(at)));
  const { calls, failed, slowestMs } = await watching(shop, requestAll);
  return { tries: calls, through: failed, slowestMs };
}

/** They send a byte now and then. @param {Target} target */
export async function slowBodies({ shop, isShort }) {
  const { hostname, port } = new URL(shop.url);
  const count = isShort ? 100 : 400;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'POST /api/web/order/cart HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
      ),
    );
    return socket.on('error', () => undefined).resume();
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 500);
  await sleep(SLOW_BODY_MS);
  clearInterval(drip);
  const through = sockets.filter(({ closed, readyState }) => !closed && readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return { tries: count, through };
}

/** More than the shop accepts: silent ones, and some that never read a response. */
const SILENT_CONNECTIONS = 4_100;
const SILENT_TEXTS = ['', 'GET / HTTP/1.1\r\nhost: shop\r\nx-', 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(20)];

/** They come back when the shop closes them. @param {Target} target */
export async function silentConnections({ shop, isShort }) {
  const { hostname, port } = new URL(shop.url);
  const until = performance.now() + (isShort ? 5_000 : 30_000);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let tries = 0;
  const open = () => {
    const text = SILENT_TEXTS[tries++ % SILENT_TEXTS.length] ?? '';
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    sockets.add(socket.on('error', () => undefined).pause());
    if (text !== '') socket.write(text);
    socket.once('close', () => sockets.delete(socket));
  };
  const { failed, slowestMs } = await watching(shop, async () => {
    while (performance.now() < until) {
      for (let missing = Math.min(SILENT_CONNECTIONS - sockets.size, 200); missing > 0; missing -= 1) open();
      await sleep(50);
    }
  });
  for (const socket of sockets) socket.destroy();
  return { tries, through: failed, slowestMs };
}

/** No database knows these moments. @param {Target} target */
export async function impossibleCursors({ shop }) {
  const { token } = await newCustomer(shop);
  // The first is of the year 33658.
  const moments = [1e15, 8.64e15, -8.64e15, -1e15, 253_402_300_800_000, 1.5, 1e300];
  const cursors = moments.map((at) => Buffer.from(JSON.stringify([at, 'x'])).toString('base64url'));
  const responses = await Promise.all(cursors.map((cursor) => api(shop, `/order/history?cursor=${cursor}`, { token })));
  return { tries: cursors.length, through: responses.filter(({ status }) => status === 0 || status >= 500).length };
}

/** @param {Target} target */
export async function foreignHosts({ shop }) {
  const paths = [
    '/\\evil.com',
    '//evil.com',
    '/\\evil.com/FAQ',
    '//evil.com/faq/',
    '/%5Cevil.com',
    '/\\/evil.com?id=1',
  ];
  const responses = await Promise.all(paths.map((path) => rawGet(shop.url, path)));
  const through = responses.filter(({ status, location, body }) => {
    const leaves = location !== undefined && new URL(location, shop.url).origin !== new URL(shop.url).origin;
    return leaves || status === 200 || status === 0 || status >= 500 || /(href|content)="[^"]*evil\.com/.test(body);
  });
  return { tries: paths.length, through: through.length };
}

/**
 * fetch would correct the path.
 * @param {string} url @param {string} path
 * @returns {Promise<{ status: number, location: string | undefined, body: string }>}
 */
function rawGet(url, path) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\naccept: text/html\r\nconnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (part) => (text += part));
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
        location: /^location: *(.*)\r$/im.exec(text)?.[1],
        body: text.slice(text.indexOf('\r\n\r\n')),
      }),
    );
  });
}
