import type { Page } from '@playwright/test';
import { cachedPaths, holdBack, seedStorage, waitForHydration } from './support/browser';
import { banner, heading, main, OFFLINE, PRODUCT, visit } from './support/cachedPages';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test.describe('pages cached today', () => {
  const DETAIL = '**/homepage/product/detail/*';
  /** The worker's reply, once it has done what it was asked. */
  const askWorker = (page: Page, type: 'isStale' | 'clearOfflineCache') =>
    page.evaluate(
      (type) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
          navigator.serviceWorker.controller?.postMessage({ type }, [port2]);
        }),
      type,
    );
  const DOCUMENT = /\/product\/detail\?slug=[\w-]+$/;

  test('are shown before the network responds, then updated', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(DETAIL, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { name: string } };
      body.data.name = 'Foxtail Millet, new harvest';
      await route.fulfill({ response, json: body });
    });
    await context.route(DOCUMENT, async (route) => {
      await released;
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), etag: 'W/"another"' } });
    });
    await page.reload();
    await expect(heading(page)).toHaveText(/^Foxtail Millet/);
    await waitForHydration(page);
    await expect(heading(page)).not.toHaveText(/new harvest/);
    release();
    await expect(heading(page)).toHaveText(/new harvest/);
  });

  test('are not fetched again when nothing has changed', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    const requested: string[] = [];
    context.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.reload();
    await waitForHydration(page);
    // The worker has compared the document by now.
    await expect.poll(() => requested).toContain('/api/web/homepage/store');
    expect(await askWorker(page, 'isStale')).toBe(false);
    // The worker revalidates the document.
    expect(requested).toContain('/product/detail');
    const isFresh = (path: string) => path.endsWith('/store') || path.endsWith('/slot/next');
    expect(requested.filter((path) => path.startsWith('/api/') && !isFresh(path))).toEqual([]);
  });

  /** When each entry of a cache was last used, from Workbox's metadata. */
  const usageIn = (page: Page, cacheName: 'pages' | 'pictures') =>
    page.evaluate(
      (start) =>
        new Promise<number[]>((resolve) => {
          const opening = indexedDB.open('workbox-expiration');
          // The database must be created by the worker.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const database = opening.result;
            database.transaction('cache-entries').objectStore('cache-entries').getAll().onsuccess = (event) => {
              const notes = (event.target as IDBRequest<{ cacheName: string; timestamp: number }[]>).result;
              database.close();
              resolve(notes.filter(({ cacheName }) => cacheName.startsWith(start)).map(({ timestamp }) => timestamp));
            };
          };
        }),
      `vayal-${cacheName}`,
    );
  const usedSince = async (page: Page, cacheName: 'pages' | 'pictures', moment: number) =>
    (await usageIn(page, cacheName)).some((use) => use > moment);
  /** Opens a cached page while the network fails. @returns the browser's time just before */
  async function openCached(page: Page): Promise<number> {
    await visit(page, PRODUCT);
    await expect
      .poll(async () => {
        const pictures = (await cachedPaths(page)).filter((path) => path.startsWith('/pictures/'));
        return pictures.length > 0 && (await usageIn(page, 'pictures')).length === pictures.length;
      })
      .toBe(true);
    await page.context().route(DOCUMENT, (route) => route.abort());
    const before = await page.evaluate(() => Date.now());
    await page.reload();
    await expect(heading(page)).toHaveText(/^Foxtail Millet/);
    return before;
  }

  test('are marked as used, so that the least recently used is evicted first', async ({ page }) => {
    const before = await openCached(page);
    await expect.poll(() => usedSince(page, 'pages', before)).toBe(true);
    await expect.poll(() => usedSince(page, 'pictures', before)).toBe(true);
  });

  test('leave no usage record when the customer logs out at once', async ({ page }) => {
    const before = await openCached(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'clearOfflineCache' }));
    // Picture use is recorded after page use would be.
    await expect.poll(() => usedSince(page, 'pictures', before)).toBe(true);
    await expect.poll(() => usageIn(page, 'pages')).toEqual([]);
  });

  test('are not kept when they arrive after a logout and its next page', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    const release = await holdBack(context, DOCUMENT);
    await page.reload();
    await expect(heading(page)).toHaveText(/^Foxtail Millet/);
    await askWorker(page, 'clearOfflineCache');
    await page.goto('/faq');
    const arrived = context.waitForEvent('requestfinished', (request) => DOCUMENT.test(request.url()));
    release();
    await arrived;
    // It is cached after what arrived before.
    await visit(page, '/');
    expect(await cachedPaths(page)).not.toContain(PRODUCT);
  });

  test('follow a language chosen later', async ({ page, context, baseURL }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    await context.addCookies([{ name: 'language', value: 'ta', url: baseURL! }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  });

  test('follow a colour scheme chosen later', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.addCookies([{ name: 'theme', value: 'light', url: baseURL! }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('are deleted when the product is no longer sold', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    const gone = { status: 404, json: { status: 404, message: 'There is no such product.', data: null } };
    await context.route(DETAIL, (route) => route.fulfill(gone));
    await context.route(DOCUMENT, (route) => route.fulfill(gone));
    await page.reload();
    await expect(heading(page)).toHaveText('Not Found');
    expect(await cachedPaths(page)).not.toContain(PRODUCT);
  });
});
test.describe('without a cache', () => {
  test.use({ serviceWorkers: 'block' });

  test('the lower Home keeps its HTML offline and hydrates when back online', async ({ page, context }) => {
    await seedStorage(page, {});
    await page.goto('/');
    await waitForHydration(page);
    await context.setOffline(true);
    const add = main(page).getByRole('button', { name: /^Add / }).last();
    await add.scrollIntoViewIfNeeded();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(add).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(async () => {
      await add.click();
      await expect(banner(page).getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
