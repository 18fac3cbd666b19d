import type { Page } from '@playwright/test';
import { CATEGORY_IDS } from '../contract/constants';
import { expect, test } from './support/test';

/** Scrolls to the end and waits until every picture has loaded. */
async function loadAllPictures(page: Page): Promise<{ src: string; width: number }[]> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const step = (page.viewportSize()?.height ?? 800) * 0.8;
  for (let previous = -1; ;) {
    const position = await page.evaluate((by) => {
      window.scrollBy({ top: by, behavior: 'instant' });
      return window.scrollY;
    }, step);
    if (position === previous) break;
    previous = position;
    await page.waitForTimeout(50);
  }
  // Rails scroll sideways; content-visibility lays them out one frame later.
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) {
      picture.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  const broken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src),
    );
  await expect.poll(broken).toEqual([]);
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => ({ src: image.currentSrc, width: image.naturalWidth })),
  );
}

const PAGES = [
  ['Home', '/', 20],
  ...Object.values(CATEGORY_IDS).map((id) => [`the category ${id}`, `/categories?id=${id}`, 8] as const),
  ['a product', '/product/detail?slug=foxtail-millet-thinai', 4],
  ['a search', '/search?q=ragi', 4],
  ['a search that finds nothing', '/search?q=zzzzzz', 1],
  ['the empty cart', '/checkout', 1],
  ['Our Story', '/our-story', 0],
  ['an unknown address', '/nowhere', 1],
] as const;

for (const [name, path, atLeast] of PAGES) {
  test(`every picture loads on ${name}`, async ({ page }) => {
    await page.goto(path);
    const pictures = await loadAllPictures(page);
    expect(pictures.length).toBeGreaterThanOrEqual(atLeast);
    const generated = pictures.filter(({ src }) => src.includes('/pictures/'));
    expect(generated.filter(({ src }) => !src.endsWith('.avif'))).toEqual([]);
  });
}

test('a card loads a picture of its own width, and another when the pack changes', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(`/categories?id=${CATEGORY_IDS.ORGANIC_MILLETS}`);
  const card = page.getByRole('article').first();
  const picture = card.getByRole('img', { name: /a pack of/ });
  await expect(picture).toHaveAttribute('alt', /a pack of 500 g$/);
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/-500\.\w+-(192|360)\.avif$/);
  await card.getByRole('radio', { name: '1 kg' }).check({ force: true });
  await expect.poll(source).toMatch(/-1000\.\w+-(192|360)\.avif$/);
  await expect(picture).toHaveAttribute('alt', /a pack of 1 kg$/);
});

test('late pictures cause no layout shift', async ({ page }) => {
  await page.route('**/pictures/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`/categories?id=${CATEGORY_IDS.ORGANIC_MILLETS}`);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const before = await card.boundingBox();
  const picture = card.getByRole('img', { name: /a pack of/ });
  expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await card.boundingBox()).toEqual(before);
});

for (const [title, device, chosen, isDark] of [
  ['the device’s colours', 'dark', undefined, true],
  ['a chosen dark theme', 'light', 'dark', true],
  ['a chosen light theme', 'dark', 'light', false],
] as const) {
  test(`Home downloads one banner only, for ${title}`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: device });
    if (chosen) await context.addCookies([{ name: 'theme', value: chosen, url: baseURL! }]);
    const banners: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/pictures\/(banner-millets-[\w-]+)\./.exec(request.url()) ?? [];
      if (name) banners.push(name);
    });
    await page.goto('/');
    await loadAllPictures(page);
    expect(banners).toEqual([expect.stringMatching(isDark ? /-dark$/ : /-(wide|tall)$/)]);
  });
}
