import { test as base } from '@playwright/test';
import { startShop, withTemporaryFolder, type RunningShop } from './server';

/**
 * Playwright's `test` with a shop behind it: one freshly seeded server for each worker, where `page.goto('/')` leads. Nothing
 * is fetched from outside this machine.
 */
export const test = base.extend<{ localOnly: undefined }, { shop: RunningShop }>({
  shop: [
    // Playwright reads from the pattern what a fixture depends on: here, on nothing.
    async ({}, use) => {
      await withTemporaryFolder(async (dataDir) => {
        const shop = await startShop({ dataDir });
        await use(shop);
        await shop.end();
      });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  localOnly: [
    async ({ context }, use) => {
      await context.route(
        ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
