import { cp } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readStorage, TWO_PACKS } from './support/browser';
import { banner, heading, untilCached } from './support/cachedPages';
import { copyRelease, renewRelease } from './support/release';
import { startShop, withTemporaryFolder } from './support/server';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Spares seeding. */
async function copyData(folder: string): Promise<string> {
  const dataDir = `${folder}/data`;
  await cp(process.env.SEEDED_DATA_DIR!, dataDir, { recursive: true });
  return dataDir;
}

test.describe('a new release', () => {
  const ready = (page: Page) => page.getByText('A new version is here');

  test('is offered, installs on request, never interrupts the checkout, and deletes old caches', async ({ page }) => {
    await withTemporaryFolder(async (folder) => {
      copyRelease(folder);
      const dataDir = await copyData(folder);
      let shop = await startShop({ dataDir, root: folder });
      try {
        await page.goto(`${shop.url}/healthz`);
        await page.evaluate((items) => {
          localStorage.setItem('cartItems', JSON.stringify(items));
          sessionStorage.setItem('locationPromptDismissed', '1');
        }, TWO_PACKS);
        await page.goto(`${shop.url}/faq`);
        await untilCached(page, '/faq');
        await page.goto(`${shop.url}/checkout`);
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        const before = await page.evaluate(() => caches.keys());

        await shop.end();
        renewRelease(folder);
        shop = await startShop({ dataDir, root: folder, port: Number(new URL(shop.url).port) });
        await page.evaluate(async () => {
          Object.assign(window, { sameDocument: true });
          await (await navigator.serviceWorker.ready).update();
        });
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
          .toBe(true);
        await expect(ready(page)).toBeHidden();

        await page.getByRole('link', { name: 'Continue shopping' }).click();
        await expect(ready(page)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        await page.getByRole('button', { name: 'Reload', exact: true }).click();
        await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false);
        await expect(heading(page)).toBeVisible();
        await expect(ready(page)).toBeHidden();
        // The new release's page is hydrated.
        await expect(banner(page).getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
        const ofOld = before.filter((name) => /^vayal-(pages|shell|answers)-/.test(name));
        expect(ofOld.length).toBeGreaterThan(0);
        // The new worker cleans up in the background.
        await expect
          .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => ofOld.includes(name)))
          .toEqual([]);
        expect(await readStorage(page, 'cartItems')).toEqual(TWO_PACKS);
      } finally {
        await shop.end();
      }
    });
  });

  test('is not offered to a page that already belongs to it: its worker just activates', async ({ page }) => {
    await withTemporaryFolder(async (folder) => {
      copyRelease(folder);
      const dataDir = await copyData(folder);
      let shop = await startShop({ dataDir, root: folder });
      try {
        await page.goto(`${shop.url}/faq`);
        await untilCached(page, '/faq');
        const before = await page.evaluate(() => caches.keys());
        await shop.end();
        renewRelease(folder);
        shop = await startShop({ dataDir, root: folder, port: Number(new URL(shop.url).port) });
        // The old worker passes the new release's page through.
        await page.goto(`${shop.url}/support`);
        await expect(banner(page).getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
        const ofOld = before.filter((name) => /^vayal-pages-/.test(name));
        await expect
          .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => ofOld.includes(name)))
          .toEqual([]);
        await expect(ready(page)).toBeHidden();
      } finally {
        await shop.end();
      }
    });
  });
});
