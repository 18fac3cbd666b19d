import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ok } from './lib/envelope';
import { areaOf } from './testing/areaOf';
import { makeTestApp, type TestApp } from './testing/testApp';

const MAX_CONNECTIONS = 10;

const waiting: (() => void)[] = [];
const areas = areaOf(async (app) => {
  app.route({
    method: ['GET', 'POST'],
    url: '/slow',
    config: { access: 'public' },
    handler: () => new Promise((resolve) => waiting.push(() => resolve(ok(null, '')))),
  });
});

let test: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  const env = {
    HEADERS_TIMEOUT_SECONDS: '1',
    REQUEST_TIMEOUT_SECONDS: '1',
    // Well above the others, as in the defaults: it ends a connection without a word.
    IDLE_TIMEOUT_SECONDS: '4',
    MAX_CONNECTIONS: String(MAX_CONNECTIONS),
  };
  test = await makeTestApp({ areas, seed: false, env });
  await test.app.listen({ port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) {
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
  }
  while ((await connectionCount()) > 0) await setImmediate();
});
afterAll(() => test.close());

const connectionCount = () => promisify(test.app.server.getConnections.bind(test.app.server))();

async function open(options: { allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect({ ...options, port, host: '127.0.0.1' });
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

it.each([
  ['nothing', ''],
  ['half of its headers', 'GET /healthz HTTP/1.1\r\nhost: shop\r\nx-'],
  [
    'half of a body',
    'POST /api/web/test/slow HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"items',
  ],
])('closes a connection that sends %s, with an explanation', async (_what, sent) => {
  const socket = await open();
  socket.write(sent);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(response).toContain('{"status":408,"message":"Your request took too long to arrive. Please try again."');
});

it('closes a connection that is idle after its response', async () => {
  const socket = await open();
  socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
});

const GET = 'GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n';

it('replaces the oldest connection that waits for its caller when all are taken', async () => {
  const taken: Socket[] = [];
  while (taken.length < MAX_CONNECTIONS) {
    const socket = await open();
    socket.write(GET);
    await once(socket, 'data');
    taken.push(socket);
  }
  const closed = once(taken[0]!, 'close');
  const oneMore = await open();
  oneMore.write(GET);
  expect(String((await once(oneMore, 'data'))[0])).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  await closed;
  expect(await connectionCount()).toBe(MAX_CONNECTIONS);
  expect(taken.slice(1).every(({ readyState }) => readyState === 'open')).toBe(true);
});

it('tells callers to try again while all connections wait for the server', async () => {
  const body = JSON.stringify('b'.repeat(60_000));
  const post = `POST /api/web/test/slow HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  // All have connected before the first one sends.
  const callers = await Promise.all(Array.from({ length: MAX_CONNECTIONS + 2 }, () => open()));
  while ((await connectionCount()) < callers.length) await setImmediate();
  const responses: string[] = [];
  const send = async (caller: Socket) => {
    caller.write(post);
    responses.push(await text(caller));
  };
  const calls = callers.slice(0, MAX_CONNECTIONS).map(send);
  while (waiting.length < MAX_CONNECTIONS) await setImmediate();
  await Promise.all(callers.slice(MAX_CONNECTIONS).map(send));
  expect(responses).toHaveLength(2);
  for (const response of responses) {
    expect(response).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
    expect(response).toMatch(/^retry-after: 5\r$/m);
    expect(response).toContain('\r\n\r\n{"status":503,"message":"The shop is very busy just now.');
  }
  for (const finish of waiting.splice(0)) finish();
  await Promise.all(calls);
  expect(responses.filter((response) => response.startsWith('HTTP/1.1 200 OK'))).toHaveLength(MAX_CONNECTIONS);
});

it.each([
  ['sent half of its headers', 'GET /healthz HTTP/1.1\r\nhost: shop\r\nx-'],
  ['sent no HTTP', 'hello\r\n\r\n'],
])('closes the connection of a peer that %s and neither reads nor closes', async (_what, sent) => {
  const socket = await open({ allowHalfOpen: true });
  socket.pause().write(sent);
  const [, peer] = (await once(test.app.server, 'clientError')) as [Error, Socket];
  if (!peer.closed) await once(peer, 'close');
  expect(await connectionCount()).toBe(0);
});
