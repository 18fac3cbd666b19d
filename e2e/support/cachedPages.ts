import { expect, type Page } from '@playwright/test';
import { cachedPaths } from './browser';

export const OFFLINE = 'You are offline. What you see may be out of date.';
export const PRODUCT = '/product/detail?slug=foxtail-millet-thinai';

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
export const banner = (page: Page) => page.getByRole('banner');

export const untilCached = (page: Page, path: string) => expect.poll(() => cachedPaths(page)).toContain(path);

/** The scripts that the page has loaded, and that the worker has not stored yet. */
async function uncachedScripts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname))
      .map(({ pathname }) => pathname),
  );
  const cached = await cachedPaths(page);
  return loaded.filter((path) => !cached.includes(path));
}

/** Opens a page and waits until it and what it shows are cached. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await untilCached(page, path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => uncachedScripts(page)).toEqual([]);
}
