import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { App } from '../lib/area';
import { createMessages } from '../lib/messages';
import { registerLanguage } from './language';
import { registerPages } from './pages';

const clientDir = mkdtempSync(join(tmpdir(), 'vayal-client-'));
let app: App;

beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), '<title>Vayal</title>');
  writeFileSync(join(clientDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js'), 'start()');
  app = Fastify();
  registerLanguage(app, createMessages());
  await registerPages(app, clientDir);
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const browse = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });

it.each(['/', '/categories?id=organic-millets', '/order/status/abc', '/checkout/success/abc', '/privacy-policy'])(
  'gives the page at %s, fresh each time',
  async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Vayal');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it.each(['/nowhere', '/order/status', '/profile/secret', '/index'])(
  'gives the same page with 404 at %s',
  async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Vayal');
  },
);

it('lets browsers keep files with a hash in their name', async () => {
  const asset = await app.inject('/assets/main.0123456789.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('gives no page where a file or an answer was asked for', async () => {
  const script = await app.inject('/assets/old.js');
  expect([script.statusCode, script.json()]).toEqual([404, { status: 404, message: expect.any(String), data: null }]);
  expect((await browse('/api/web/nothing')).headers['content-type']).toContain('application/json');
});

it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/../../package.json', '/.env'])(
  'stays in its folder: %s',
  async (url) => {
    expect([400, 403, 404]).toContain((await app.inject(url)).statusCode);
  },
);
