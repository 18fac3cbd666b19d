// The load of bench/pressure.mts: reads a PressureLoad from standard input, and prints responses by status on SIGTERM.
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * @typedef {object} PressureLoad
 * @property {string} shopUrl
 * @property {number} pages connections that ask for pages
 * @property {number} bodies connections that send bodies
 * @property {{ method: string, url: string, body: string }[]} requests sent in turn
 * @property {Record<string, string>} headers of those
 */

const { shopUrl, pages, bodies, requests, headers } = /** @type {PressureLoad} */ (await json(process.stdin));
/** @type {Record<string, number>} */
const responses = {};
let sent = 0;

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(responses), () => process.exit());
});

const page = () => ({
  url: `/categories?id=organic-millets&max=${1_000 + sent}`,
  options: { headers: { accept: 'text/html', 'accept-encoding': 'br' } },
  body: undefined,
});

const body = () => {
  const { method, url, body: content } = requests[sent % requests.length] ?? { method: 'GET', url: '/', body: '' };
  return {
    url,
    options: { method, headers: { ...headers, 'content-length': Buffer.byteLength(content) } },
    body: content,
  };
};

/** @param {Agent} agent @param {typeof page | typeof body} next */
function sendRepeatedly(agent, next) {
  const { url, options, body: content } = next();
  sent += 1;
  const count = (/** @type {string | number} */ status) => {
    responses[status] = (responses[status] ?? 0) + 1;
    setImmediate(sendRepeatedly, agent, next);
  };
  request(shopUrl + url, { agent, ...options }, (response) => {
    response.resume().once('close', () => count(response.statusCode ?? 0));
  })
    .once('error', () => count('broken connections'))
    .end(content);
}

for (const [connections, next] of /** @type {const} */ ([
  [pages, page],
  [bodies, body],
])) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  for (let at = 0; at < connections; at += 1) sendRepeatedly(agent, next);
}
