import type { Page } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { advanceOrder, newCustomer, payOrder, placeOrder } from './support/api';
import { focusHiddenBy } from './support/focus';
import { announced, press, tabTo } from './support/keys';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

/** Waits for what follows an act: the focus is never left on the body. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(true);

test('packs two orders by keyboard alone, and hears what was done', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  for (let count = 0; count < 2; count += 1) {
    const order = await placeOrder(shop, customer);
    await payOrder(shop, order);
    await advanceOrder(shop, order, 1);
  }
  const said = await announced(page);
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  await expect(heading('Order board')).toBeAttached();

  await page.keyboard.press('g');
  await page.keyboard.press('2');
  await expect(heading('Packing')).toBeFocused();
  await expect(page).toHaveTitle(/Packing · Counter$/);

  await press(page, main.getByRole('checkbox').first(), 'Space');
  await press(page, main.getByRole('button', { name: /^Pick / }));
  await expect(heading('Pick and pack')).toBeAttached();
  await expectFocusKept(page);
  await press(page, main.getByRole('checkbox').first(), 'Space');
  await expect.poll(async () => (await said()).some((text) => /\d+ of \d+/.test(text))).toBe(true);

  await press(page, main.getByRole('button', { name: /^Packed: / }).first());
  await expect.poll(async () => (await said()).some((text) => /packed/i.test(text))).toBe(true);
  await expectFocusKept(page);
  await press(page, main.getByRole('button', { name: /^All packed/ }));
  await expect(main.getByRole('button', { name: /^All packed/ })).toBeHidden();
  await expectFocusKept(page);
});

test('changes a price in the grid by keyboard alone, with every field in sight', async ({ page, shop }) => {
  const said = await announced(page);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, '/products');
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: 'Prices and stock' }));
  await expect(main.getByRole('heading', { level: 1, name: 'Prices and stock' })).toBeFocused();

  await tabTo(page, main.getByRole('searchbox'));
  await page.keyboard.type('foxtail');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said()).at(-1)).toMatch(/packs? (?:is|are) shown$/);

  await tabTo(page, main.getByRole('textbox', { name: /: Price$/ }).first());
  await page.keyboard.type('71');
  await expect(page.getByRole('region', { name: '1 pack will be saved' })).toBeVisible();
  for (let row = 0; row < 4; row += 1) {
    await page.keyboard.press('ArrowDown');
    expect((await focusHiddenBy(page))?.hiddenBy).toEqual([]);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: '1 pack will be saved' })).toBeHidden();
  await expectFocusKept(page);
  await expect.poll(async () => (await said()).join('\n')).toMatch(/saved/i);
});
