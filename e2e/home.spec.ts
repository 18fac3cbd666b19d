import { seedStorage } from './support/browser';
import { expect, test } from './support/test';

const SCREEN = { width: 412, height: 823 };

test.describe('Home', () => {
  for (const language of ['en', 'ta', 'hi']) {
    test(`shows the first Add within a screen and a half of a phone, in ${language}`, async ({
      page,
      context,
      shop,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: shop.url }]);
      await page.setViewportSize(SCREEN);
      await seedStorage(page, {});
      await page.goto('/');
      const add = page.getByRole('main').getByRole('article').first().getByRole('button');
      await page.evaluate(() => document.fonts.ready);
      const box = (await add.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(1.5 * SCREEN.height);
    });

    test(`shows the first Add in a laptop’s first view, below a banner of 300 px at most, in ${language}`, async ({
      page,
      context,
      shop,
    }) => {
      const screen = { width: 1280, height: 800 };
      await context.addCookies([{ name: 'language', value: language, url: shop.url }]);
      await page.setViewportSize(screen);
      await seedStorage(page, {});
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const main = page.getByRole('main');
      const banner = (await main.getByRole('region').first().boundingBox())!;
      expect(banner.height).toBeLessThanOrEqual(300);
      const add = (await main.getByRole('article').first().getByRole('button').boundingBox())!;
      expect(add.y + add.height).toBeLessThanOrEqual(screen.height);
    });
  }

  test('has six cards in a row and content of 1,520 px on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await seedStorage(page, {});
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Organic Millets' }).getByRole('list');
    const edge = await list.evaluate((element) => element.getBoundingClientRect().right);
    const rights = await list.getByRole('listitem').evaluateAll((cards) =>
      // A set takes two columns.
      cards.flatMap((card) =>
        Array.from({ length: 'bundle' in card.dataset ? 2 : 1 }, () => card.getBoundingClientRect().right),
      ),
    );
    expect(rights.filter((right) => right <= edge)).toHaveLength(6);
    const tiles = await page.getByRole('list', { name: 'Shop by category' }).boundingBox();
    expect(Math.round(tiles!.width)).toBeLessThanOrEqual(1520 + 96);
  });
});
