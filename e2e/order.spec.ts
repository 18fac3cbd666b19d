import { newCustomer, newNumber, printedCode, saveAddress } from './support/api';
import { readStorage, loginPanel, seedLogin, TWO_PACKS, typeCode, typeNumber } from './support/browser';
import type { RunningShop } from './support/server';
import { expect, test } from './support/test';

const SLUG = 'foxtail-millet-thinai';
const PACK = 'ml-thinai-1000';

/** The stock of a pack, from the public API. */
const available = async (shop: RunningShop, packId = PACK): Promise<number | undefined> => {
  const response = await fetch(`${shop.url}/api/web/homepage/product/detail/${SLUG}`);
  const { data } = (await response.json()) as { data: { packs: { _id: string; available: number }[] } };
  return data.packs.find(({ _id }) => _id === packId)?.available;
};

test('a new customer orders two packs, pays, tracks the order and cancels it, and the stock returns', async ({
  page,
  context,
  shop,
}) => {
  const stockBefore = await available(shop);
  const mobileNumber = newNumber();
  const header = page.getByRole('banner');
  const main = page.getByRole('main');

  await test.step('chooses two packs of 1 kg', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page
      .getByRole('link', { name: /^Organic Millets/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/categories\?id=organic-millets$/);
    await page
      .getByRole('link', { name: /Foxtail Millet/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`slug=${SLUG}`));
    await expect(main.getByRole('heading', { level: 1, name: /Foxtail Millet/ })).toBeVisible();
    await main.locator('label', { hasText: '1 kg' }).first().click();
    await main.getByRole('button', { name: /^Add/ }).first().click();
    await main
      .getByRole('button', { name: /one more/i })
      .first()
      .click();
    await header.getByRole('button', { name: 'Cart, 2 items' }).click();
  });

  await test.step('registers: Cart prompts a visitor to log in, an unknown number leads to registration', async () => {
    await typeNumber(page, mobileNumber);
    const register = loginPanel(page, 'Create Account');
    await expect(page.getByText('This number is new here. Create an account to go on.')).toBeVisible();
    await expect(register.getByLabel('Mobile Number')).toHaveValue(mobileNumber);
    await register.getByLabel('Name').fill('Meena');
    await register.getByLabel('Email Id').fill('meena@example.com');
    await register.getByRole('button', { name: 'Create Account' }).click();

    const verify = loginPanel(page, 'Verify');
    await expect(verify.getByText(`+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`)).toBeVisible();
    await expect(page.getByText(/^We have sent a code to/)).toBeVisible();
    const code = await printedCode(shop, mobileNumber, 1);
    await verify.getByLabel('One-time code').fill(code === '0000' ? '1111' : '0000');
    await expect(page.getByText('This code is not right.', { exact: false })).toBeVisible();
    await expect(verify.getByLabel('One-time code')).toHaveValue('');
    await typeCode(page, shop, mobileNumber, 1);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(header.getByRole('button', { name: 'Meena' })).toBeVisible();
    expect(await readStorage(page, 'userdata')).toEqual({ name: 'Meena', emailId: 'meena@example.com' });
  });

  await test.step('saves an address on the map', async () => {
    // Toasts cover the button and move as they disappear.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose an address' }).first().click();
    await page.getByLabel('Search your area').fill('gandhi');
    await page.getByRole('option', { name: /Gandhipuram/ }).click();
    const map = page.getByRole('dialog', { name: 'Set delivery location' });
    await expect(map.getByText('Gandhipuram', { exact: true }).first()).toBeVisible();
    await map.getByLabel('Street').fill('12 Cross Cut Road');
    await map.getByLabel('Landmark').fill('Opposite the bus stand');
    await map.getByRole('button', { name: 'Save address' }).click();
    await expect(main.getByText('12 Cross Cut Road')).toBeVisible();
    expect(await readStorage(page, 'selectedAddress')).toMatchObject({ _id: expect.any(String), type: 1 });
  });

  await test.step('orders by the server’s bill: two packs at ₹135 and ₹40 for delivery', async () => {
    await main.getByRole('button', { name: 'Note for us (optional)' }).click();
    await main.getByLabel('Note for us (optional)').fill('Ring twice');
    await page.getByRole('button', { name: 'Pay ₹310' }).click();
    await expect(page).toHaveURL(/\/order\/status\//);
    await expect(page.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
    await expect.poll(() => available(shop)).toBe((stockBefore ?? 0) - 2);
    await expect(header.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });

  await test.step('turns back to the cart, and pays the same order', async () => {
    const paymentUrl = page.url();
    await page.goBack();
    await expect(main.getByText(/^This order, VY\d+, isn’t paid yet$/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹310' }).click();
    await expect(page).toHaveURL(paymentUrl);
    expect(await available(shop)).toBe((stockBefore ?? 0) - 2);
  });

  await test.step('pays at the second try in the sandbox’s UPI app', async () => {
    const opening = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /Open the payment page/ })
      .filter({ visible: true })
      .click();
    const sandbox = await opening;
    await expect(sandbox.getByText('₹310.00').first()).toBeVisible();
    await sandbox.getByRole('button', { name: 'Decline' }).click();
    await expect(sandbox.getByRole('status')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await sandbox.getByRole('button', { name: /^Pay/ }).click();
    await expect(sandbox.getByRole('status')).toBeVisible();
    await sandbox.close();
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
    // The total, and as much paid.
    await expect(page.getByRole('region', { name: 'The bill' }).getByText('₹310')).toHaveCount(2);
    await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await readStorage(page, 'cartItems')).toBeNull();
  });

  await test.step('tracks the order, and finds it again after a reload', async () => {
    await page.getByRole('link', { name: 'Track order' }).click();
    await expect(page).toHaveURL(/\/profile\/order\/track\?id=/);
    for (const text of ['WAITING FOR CONFIRMATION', '12 Cross Cut Road', 'Ring twice']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText('WAITING FOR CONFIRMATION').first()).toBeVisible();
  });

  await test.step('cancels it, and gets money and stock back', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const cancel = page.getByRole('dialog');
    await cancel.getByRole('radio', { name: 'I ordered by mistake' }).check();
    await cancel.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('CANCELLED').first()).toBeVisible();
    await expect(page.getByText(/^₹310 (is on its way back|was refunded) /).first()).toBeVisible();
    expect(await available(shop)).toBe(stockBefore);

    await header.getByRole('button', { name: 'Meena' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(main.getByRole('region', { name: 'My orders' }).getByText('CANCELLED', { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: 'My addresses' }).getByText('12 Cross Cut Road')).toBeVisible();
  });
});

test('an edited cart takes the place of the order that it was placed as, and only it is paid', async ({
  page,
  context,
  shop,
}) => {
  const customer = await newCustomer(shop);
  await saveAddress(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Choose an address' }).first().click();
  await page.getByRole('dialog').getByText('12 Cross Cut Road').click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
  const first = page.url();

  await page.goBack();
  await main
    .getByRole('button', { name: /one more/i })
    .first()
    .click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order\/status\//);
  expect(page.url()).not.toBe(first);
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /Open the payment page/ })
    .filter({ visible: true })
    .click();
  const sandbox = await opening;
  await sandbox.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  expect(await readStorage(page, 'cartItems')).toBeNull();

  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'A newer order took its place' })).toBeVisible();
});
