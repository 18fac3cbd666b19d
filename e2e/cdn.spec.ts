import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { cachedPaths, seedStorage, waitForHydration } from './support/browser';
import { startShop, withTemporaryFolder, type RunningShop } from './support/server';
import { staffLogin } from './support/staff';
import { expect, test as base } from './support/test';

interface Cdn {
  url: string;
  /** Pulls from it what it doesn't have yet. */
  from: string;
  paths: () => string[];
}

const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({ browserName: _ }, use) => {
      const stored = new Map<string, { headers: Record<string, string>; body: Buffer }>();
      const server = createServer(async (request, response) => {
        const path = request.url ?? '/';
        const file = stored.get(path);
        if (file) return response.writeHead(200, file.headers).end(file.body);
        // As a CDN does, without the headers by which the shop would know the browser.
        const pulled = await fetch(cdn.from + path, { headers: { 'accept-encoding': 'identity' } });
        const headers = Object.fromEntries([...pulled.headers].filter(([name]) => !/^(connection|date)$/.test(name)));
        const body = Buffer.from(await pulled.arrayBuffer());
        if (/max-age/.test(headers['cache-control'] ?? '')) stored.set(path, { headers, body });
        return response.writeHead(pulled.status, headers).end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const cdn: Cdn = {
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        from: '',
        paths: () => [...stored.keys()],
      };
      await use(cdn);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ cdn }, use) => {
      await withTemporaryFolder(async (dataDir) => {
        const shop: RunningShop = await startShop({ dataDir, env: { ASSETS_URL: cdn.url } });
        cdn.from = shop.url;
        await use(shop);
        await shop.end();
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });

const PRODUCT = '/product/detail?slug=foxtail-millet-thinai';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const shownPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );
const hasFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(({ family, status }) => family === 'Mukta' && status === 'loaded');
  });

test('scripts, fonts and pictures come from the CDN alone, and are there without network', async ({
  page,
  context,
  cdn,
  shop,
}) => {
  const fromShop: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shop.url && /^\/(?:assets|fonts|pictures|photos)\//.test(pathname)) fromShop.push(pathname);
  });
  await seedStorage(page, {});
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => cachedPaths(page)).toContain('/');
  await page.getByRole('banner').getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
  await page.goto(PRODUCT);
  await expect(heading(page)).toHaveText(/^Foxtail Millet/);
  await expect.poll(() => cachedPaths(page)).toContain(PRODUCT);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Foxtail Millet/);
  await waitForHydration(page);
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
  expect(await hasFonts(page)).toBe(true);
  await context.setOffline(false);

  for (const folder of ['assets', 'fonts', 'pictures'])
    expect(cdn.paths().filter((path) => path.startsWith(`/${folder}/`))).not.toEqual([]);
  expect(fromShop).toEqual([]);
});

test('the staff area opens from the CDN, and without network', async ({ page, context, cdn, shop }) => {
  const rounds = page.getByRole('link', { name: 'Rounds', exact: true });
  await staffLogin(page, shop);
  await expect(rounds).toBeVisible();
  const stored = async () =>
    (await cachedPaths(page)).filter((path) => path.startsWith(`${cdn.url}/assets/staff/main.`));
  await expect.poll(stored).toHaveLength(1);
  await expect.poll(() => cachedPaths(page)).toContain('/staff');
  await context.setOffline(true);
  await page.goto('/staff?day=today');
  await expect(rounds).toBeVisible();
});
