import { cp } from 'node:fs/promises';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { startShop, withTemporaryFolder, type RunningShop } from './server';

/**
 * Playwright's `test` with a freshly seeded server per worker as the base URL. Blocks external requests and fails on
 * page errors and console errors.
 */
export const test = base.extend<
  { localOnly: undefined; pageErrors: string[]; anotherDevice: (options?: BrowserContextOptions) => Promise<Page> },
  { shopEnv: Record<string, string>; shop: RunningShop }
>({
  /** Server settings beside the defaults. */
  shopEnv: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ shopEnv }, use) => {
      await withTemporaryFolder(async (dataDir) => {
        // Outside a demo a shop seeds less.
        if (shopEnv.DEMO === undefined) await cp(process.env.SEEDED_DATA_DIR!, dataDir, { recursive: true });
        const shop = await startShop({ dataDir, env: shopEnv });
        await use(shop);
        await shop.end();
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  localOnly: [
    async ({ context }, use) => {
      await blockExternal(context);
      await use(undefined);
    },
    { auto: true },
  ],
  /** Page errors and console errors so far; a test that expects some removes them. */
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      collectErrors(context, pageErrors);
      await use(pageErrors);
      expect(pageErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  /** Opens a page of another person, who shares nothing with the first but the shop. */
  anotherDevice: async ({ browser, baseURL, pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      await blockExternal(context);
      collectErrors(context, pageErrors);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const blockExternal = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.abort(),
  );

function collectErrors(context: BrowserContext, into: string[]): void {
  context.on('weberror', (webError) => into.push(String(webError.error().stack ?? webError.error())));
  context.on('console', (message) => {
    // Chromium logs each failed request by itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) into.push(message.text());
  });
}

export { expect } from '@playwright/test';
