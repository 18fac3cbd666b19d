import { expect, test as base } from '@playwright/test';
import { startShop, withTemporaryFolder, type RunningShop } from './server';

/**
 * Playwright's `test` with a freshly seeded server per worker as the base URL. Blocks external requests and fails on
 * page errors and console errors.
 */
export const test = base.extend<
  { localOnly: undefined; pageErrors: string[] },
  { shopEnv: Record<string, string>; shop: RunningShop }
>({
  /** Server settings beside the defaults. */
  shopEnv: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ shopEnv }, use) => {
      await withTemporaryFolder(async (dataDir) => {
        const shop = await startShop({ dataDir, env: shopEnv });
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
  /** Page errors and console errors so far; a test that expects some removes them. */
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      context.on('weberror', (webError) => pageErrors.push(String(webError.error().stack ?? webError.error())));
      context.on('console', (message) => {
        // Chromium logs each failed request by itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          pageErrors.push(message.text());
        }
      });
      await use(pageErrors);
      expect(pageErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
