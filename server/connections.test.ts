import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { makeTestApp, type TestApp } from './testing/testApp';

const MAX_CONNECTIONS = 10;

let test: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  const env = {
    HEADERS_TIMEOUT_SECONDS: '1',
    REQUEST_TIMEOUT_SECONDS: '1',
    IDLE_TIMEOUT_SECONDS: '2',
    MAX_CONNECTIONS: String(MAX_CONNECTIONS),
  };
  test = await makeTestApp({ seed: false, env });
  await test.app.listen({ port: 0 });
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => test.close());

async function open(): Promise<Socket> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
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

it('accepts no more connections than its cap', async () => {
  for (let at = 0; at < MAX_CONNECTIONS; at += 1) {
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n');
    await once(socket, 'data');
  }
  const { port } = test.app.server.address() as AddressInfo;
  const oneMore = connect(port, '127.0.0.1');
  oneMore.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n');
  oneMore.on('error', () => undefined);
  let received = '';
  oneMore.setEncoding('utf8').on('data', (part: string) => (received += part));
  await once(oneMore, 'close');
  expect(received).toBe('');
});
