import { readFile } from 'node:fs/promises';
import { call, logIn, newCustomer, saveAddress } from './support/api';
import { seedLogin } from './support/browser';
import { expect, test } from './support/test';

test('a customer downloads her data, erases her account and is logged out', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Meena');
  const { mobileNumber } = customer;
  const otherDevice = await logIn(shop, customer);
  await saveAddress(shop, customer);
  await seedLogin(page, customer);
  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Meena');

  // Deletes an address and undoes it.
  const addresses = page.getByRole('region', { name: 'My addresses' });
  await addresses.getByRole('button', { name: 'Delete Home' }).click();
  await expect(addresses.getByText('12 Cross Cut Road')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(addresses.getByText('12 Cross Cut Road')).toBeVisible();
  await expect(addresses.getByRole('button', { name: 'Add an address' })).toBeFocused();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^vayal-my-data-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: object; addresses: object[] };
  expect(copy.profile).toMatchObject({ name: 'Meena', mobileNumber });
  expect(copy.addresses).toMatchObject([{ street: '12 Cross Cut Road', isDefault: true }]);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  const hint = await dialog.getByText(/Your code is \d+\./).textContent();
  await dialog.getByRole('textbox', { name: 'One-time code' }).fill(/\d+/.exec(hint ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Your account is erased.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Login' }).or(page.getByRole('link', { name: 'Login' }))).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  expect((await call(shop, '/customer/detail', { token: otherDevice })).status).toBe(401);

  // The number can register again, with no data left.
  const again = await logIn(shop, customer);
  expect((await call(shop, '/address/list', { token: again })).data).toEqual([]);
});
