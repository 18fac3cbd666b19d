import { nextPaint, PHONE, seedStorage, waitForHydration } from './support/browser';
import { focusHiddenBy } from './support/focus';
import { expect, test } from './support/test';

for (const [path, key, among] of [
  ['/', 'Tab', 'Shop porridge mix'],
  ['/', 'Shift+Tab', 'Instagram'],
  ['/categories?id=organic-millets', 'Tab', 'Sort by'],
  ['/categories?id=organic-millets', 'Shift+Tab', 'All products'],
  ['/search?q=ragi', 'Shift+Tab', 'All products'],
  ['/product/detail?slug=foxtail-millet-thinai', 'Tab', 'Products'],
  ['/product/detail?slug=foxtail-millet-thinai', 'Shift+Tab', 'Instagram'],
] as const)
  test(`on a phone ${key} on ${path} scrolls focused elements fully into view, outline included`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await seedStorage(page, {});
    await page.goto(path);
    await waitForHydration(page);
    const reached: string[] = [];
    for (let stop = 0; stop < 110; stop += 1) {
      await page.keyboard.press(key);
      await nextPaint(page);
      const focus = await focusHiddenBy(page);
      if (!focus) break;
      reached.push(focus.name);
      // Parts of a page that load near the window move it for a moment.
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(async () => (await focusHiddenBy(page))?.hiddenBy, { message: `what hides “${focus.name}”` })
        .toEqual([]);
    }
    expect(reached).toContain(among);
  });
