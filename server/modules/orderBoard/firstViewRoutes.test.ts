import Fastify from 'fastify';
import type { FirstViewRenderer } from '../../../contract/rendering';
import type { App } from '../../lib/area';
import { firstViewRoutes } from './firstViewRoutes';

let app: App;
let render: FirstViewRenderer | null;

beforeEach(async () => {
  app = Fastify();
  app.decorateRequest('language', 'ta');
  app.get('/api/who', ({ headers }) => ({ token: headers['token'], cookie: headers.cookie ?? null }));
  await app.register(firstViewRoutes({ publicUrl: 'http://shop', assetsUrl: '', load: () => render }));
});
afterEach(() => app.close());

const view = (query = '?search=%3Fcolumn%3DPICKEDUP&width=412&height=823') =>
  app.inject({ url: `/first-view${query}`, headers: { token: 'of-selvi', cookie: 'theme=dark' } });

it('renders for the login, the filters and the window', async () => {
  render = async ({ token, search, language, fetch, viewport }) => {
    const who: unknown = await (await fetch('http://shop/api/who', { headers: { token } })).json();
    return JSON.stringify({ search, language, viewport, who });
  };
  const { statusCode, headers, body } = await view();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({
    search: '?column=PICKEDUP',
    language: 'ta',
    viewport: { width: 412, height: 823 },
    who: { token: 'of-selvi', cookie: null },
  });
});

it.each<[string, FirstViewRenderer | null]>([
  ['the app is not built', null],
  ['the API gives no board', async () => null],
  ['rendering fails', () => Promise.reject(new Error('a component threw'))],
])('responds 204 where %s', async (_where, renderer) => {
  render = renderer;
  expect((await view()).statusCode).toBe(204);
});

it('renders two at a time, lets ten wait, and responds 204 to more', async () => {
  let running = 0;
  let most = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  render = async () => {
    running += 1;
    most = Math.max(most, running);
    await finished;
    running -= 1;
    return '<div inert></div>';
  };
  const views = Array.from({ length: 14 }, () => view());
  while (running < 2) await new Promise(setImmediate);
  const last = await Promise.race(views.slice(12));
  expect(last.statusCode).toBe(204);
  finish();
  const statuses = (await Promise.all(views)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(2);
  expect(most).toBe(2);
});

it.each(['', '?search=&width=wide&height=1', '?search=&width=-1&height=1'])('rejects a window of %j', async (query) => {
  render = async () => '<div inert></div>';
  expect((await view(query)).statusCode).toBe(400);
});
