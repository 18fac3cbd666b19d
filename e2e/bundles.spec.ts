import { call, newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin, saveAsSelected } from './support/browser';
import type { RunningShop } from './support/server';
import { expect, test } from './support/test';

const SET_SLUG = 'millet-starter-set';
const PART = { _id: 'ml-varagu-500', slug: 'kodo-millet-varagu' };
/** It is below what a customer's unpaid orders may hold of a pack. */
const MAX_HELD = 20;

interface Detail {
  packs: { _id: string; available: number }[];
}

const packsOf = async (shop: RunningShop, slug: string): Promise<Detail['packs']> =>
  (await call<Detail>(shop, `/homepage/product/detail/${slug}`)).data.packs;

test('a set sells until one of its parts runs out, and then both are sold out', async ({ page, shop }) => {
  await test.step('others leave two of one part', async () => {
    const other = await newCustomer(shop);
    const { available } = (await packsOf(shop, PART.slug)).find(({ _id }) => _id === PART._id)!;
    for (let left = available - 2; left > 0; left -= MAX_HELD) {
      await payOrder(shop, await placeOrder(shop, other, [{ _id: PART._id, quantity: Math.min(left, MAX_HELD) }]));
    }
    expect((await packsOf(shop, SET_SLUG))[0]).toMatchObject({ available: 2 });
  });

  const customer = await newCustomer(shop);
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { selectedAddress });
  const main = page.getByRole('main');
  const action = page.locator('[data-bottom-action]');

  await test.step('adds the two sets that are left, and no third', async () => {
    await page.goto(`/product/detail?slug=${SET_SLUG}`);
    await expect(main.getByRole('link', { name: /Kodo Millet/ }).first()).toBeVisible();
    await action.getByRole('button', { name: /^Add/ }).click();
    await action.getByRole('button', { name: /^One more of/ }).click();
    await expect(action.getByRole('button', { name: /^One more of/ })).toBeDisabled();
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  });

  await test.step('orders them', async () => {
    await expect(main.getByText('Kodo Millet', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(/\/order\/status\//);
    const pageUrl = await page.getByRole('link', { name: /^Open the payment page/ }).getAttribute('href');
    await payOrder(shop, { payment: { pageUrl: pageUrl! } });
    await expect(page).toHaveURL(/\/checkout\/success\//);
    expect((await packsOf(shop, PART.slug)).find(({ _id }) => _id === PART._id)?.available).toBe(0);
  });

  for (const slug of [SET_SLUG, PART.slug]) {
    await test.step(`${slug} is sold out`, async () => {
      await page.goto(`/product/detail?slug=${slug}`);
      if (slug === PART.slug) await main.locator('label', { hasText: '500 g' }).first().click();
      await expect(action.getByRole('button', { name: /Sold out/ })).toBeDisabled();
    });
  }
});
