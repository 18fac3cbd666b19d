import { eq } from 'drizzle-orm';
import { readConfig } from './config';
import type { OpenDatabase } from './db/database';
import { products, storeSettings } from './db/schema';
import { seedDemo } from './db/seed/seed';
import { demoStore } from './db/seed/store';
import { prepareDatabase } from './prepareDatabase';
import { makeTestApp, testSecrets } from './testing/testApp';
import { openTestDatabase } from './testing/testDatabase';

const NOW = new Date('2026-11-20T06:00:00Z');
let database: OpenDatabase;
afterEach(() => database.close());

const open = async (options: { isSeeded?: boolean } = {}) => {
  database = await openTestDatabase(options);
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

it("rejects a start with the demo's products of a sample seller unless that is named", async () => {
  await open({ isSeeded: true });
  await expect(prepare()).rejects.toThrow("The shop offers the demo's products");
  expect(await prepare({ ALLOW_DEMO_SEED: 'yes' })).toEqual([
    expect.stringContaining('ALLOW_DEMO_SEED'),
    expect.stringContaining('/staff/settings'),
  ]);
});

it("takes the demo's products for the seller's own once the seller is real", async () => {
  await open({ isSeeded: true });
  const real = { en: '12345678901234', ta: '12345678901234', hi: '12345678901234' };
  const settings = { ...demoStore, legalName: real, address: real, fssaiLicence: real, gstin: real };
  await database.db.update(storeSettings).set({ settings }).where(eq(storeSettings.id, 1));
  expect(await prepare()).toEqual([]);
});

it('fills a real shop never, and an existing one not again', async () => {
  await open();
  await prepare();
  expect(await seedDemo(database.db, NOW)).toBe(true);
  expect(await seedDemo(database.db, NOW)).toBe(false);
});
