import { expect, test as base } from '@playwright/test';
import { startShop, withTemporaryFolder, type RunningShop } from './server';

/**
 * Playwright's `test` with a shop behind it: one freshly seeded server for each worker, where `page.goto('/')` leads. Nothing
 * is fetched from outside this machine, and a page that throws or complains to its console fails the test.
 */
export const test = base.extend<
  { localOnly: undefined; complaints: string[] },
  { shopEnv: Record<string, string>; shop: RunningShop }
>({
  /** Settings of the server beside the defaults. */
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
  /** What pages threw or wrote to their console as an error; a test that expects some takes them out. */
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (webError) => complaints.push(String(webError.error().stack ?? webError.error())));
      context.on('console', (message) => {
        // The browser itself tells of each refused call and each missing map tile.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
