import { eq } from 'drizzle-orm';
import { readConfig } from './config';
import type { OpenDatabase } from './db/database';
import { storeSettings } from './db/schema';
import { demoStore } from './db/seed/store';
import { prepareDatabase } from './prepareDatabase';
import { testSecrets } from './testing/testApp';
import { openTestDatabase } from './testing/testDatabase';

const NOW = new Date('2026-11-20T06:00:00Z');
let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase({ isSeeded: true });
});
afterEach(() => database.close());

const prepare = (env: Record<string, string> = {}) =>
  prepareDatabase(database, readConfig({ DEMO: 'false', ...env }, '/srv/vayal'), testSecrets, NOW);

it("rejects a start with the demo's products of a sample seller unless that is named", async () => {
  await expect(prepare()).rejects.toThrow("The shop offers the demo's products");
  expect(await prepare({ ALLOW_DEMO_SEED: 'yes' })).toEqual([
    expect.stringContaining('ALLOW_DEMO_SEED'),
    expect.stringContaining('/staff/settings'),
  ]);
});

it("takes the demo's products for the seller's own once the seller is real", async () => {
  const real = { en: '12345678901234', ta: '12345678901234', hi: '12345678901234' };
  const settings = { ...demoStore, legalName: real, address: real, fssaiLicence: real, gstin: real };
  await database.db.update(storeSettings).set({ settings }).where(eq(storeSettings.id, 1));
  expect(await prepare()).toEqual([]);
});
