import { readConfig } from './config';
import type { OpenDatabase } from './db/database';
import { products } from './db/schema';
import { seedDemo } from './db/seed/seed';
import { prepareDatabase } from './prepareDatabase';
import { makeTestApp, testSecrets } from './testing/testApp';
import { openTestDatabase } from './testing/testDatabase';

const NOW = new Date('2026-11-20T06:00:00Z');
let database: OpenDatabase;
afterEach(() => database.close());

const open = async () => {
  database = await openTestDatabase();
};
const prepare = (env: Record<string, string> = {}) =>
  prepareDatabase(database, readConfig({ DEMO: 'false', ...env }, '/srv/vayal'), testSecrets, NOW);

it('fills a demo with products', async () => {
  await open();
  expect(await prepare({ DEMO: 'true' })).toEqual([]);
  expect(await database.db.$count(products)).toBe(55);
});

it('opens any other shop empty, with settings alone, and every list responds', async () => {
  await open();
  const { app } = await makeTestApp({ database });
  const call = async (url: string, body?: object) => {
    const response = await app.inject({ url, method: body ? 'POST' : 'GET', ...(body && { payload: body }) });
    return { status: response.statusCode, data: response.json<{ data: unknown }>().data };
  };
  expect(await prepare()).toEqual([expect.stringContaining('replace them in the settings of the staff area')]);
  expect(await database.db.$count(products)).toBe(0);
  expect(await call('/api/web/homepage/store')).toMatchObject({ status: 200 });
  for (const list of ['category', 'offer']) {
    expect([list, await call(`/api/web/homepage/${list}/list`)]).toEqual([list, { status: 200, data: [] }]);
  }
  expect(await call('/api/web/homepage/banner/list')).toMatchObject({ data: [{ title: 'We open soon' }] });
  expect(await call('/api/web/homepage/category/products/list', {})).toEqual({ status: 200, data: [] });
  expect(await call('/api/web/homepage/products', {})).toMatchObject({ status: 200, data: { items: [] } });
  expect(await call('/api/web/homepage/products', { search: 'ragi' })).toMatchObject({ data: { items: [] } });
  await app.close();
});

it('fills a real shop never, and an existing one not again', async () => {
  await open();
  await prepare();
  expect(await seedDemo(database.db, NOW)).toBe(true);
  expect(await seedDemo(database.db, NOW)).toBe(false);
});
