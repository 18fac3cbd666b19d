import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeTestApp, type TestApp } from './testing/testApp';

const MAX_CONNECTIONS = 10;

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
  test = await makeTestApp({ seed: false, env });
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
    'POST /api/web/order/cart HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"items',
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
