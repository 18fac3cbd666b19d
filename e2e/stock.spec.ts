import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { axeFindings, overflow } from './support/axe';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

const PACK = { _id: 'ml-varagu-1000', slug: 'kodo-millet-varagu', name: 'Kodo Millet (Varagu) rice · 1 kg' };

test.use({ viewport: { width: 360, height: 780 } });

test('a person counts at the shelf, recalls a batch and finds its customer, and receives the next one', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await placeOrder(shop, customer, [{ _id: PACK._id, quantity: 2 }]);
  await payOrder(shop, order);

  await staffLogin(page, shop, STAFF_ROLE.ADMIN, '/stock');
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill('varagu');
  // The dialog shows what the list knew when it was opened.
  const packRow = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: PACK.name }) });
  await expect(packRow).toContainText('· 2 for orders');
  await packRow.getByRole('button', { name: `Count ${PACK.name}` }).click();
  const count = page.getByRole('dialog', { name: PACK.name });
  await expect(count.getByText('2 of them are for orders.')).toBeVisible();
  const expected = Number.parseInt((await count.getByText(/should be on the shelf/).textContent()) ?? '', 10);
  await count.getByLabel('Counted on the shelf').fill(String(expected - 1));
  await expect(count.getByText('1 is missing.')).toBeVisible();
  await count.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(`${PACK.name}: ${expected - 1} counted`)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: PACK.name }).click();
  await expect(page.getByText('Counted', { exact: true })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Who got it: Opening stock' }).click();
  await page.getByRole('button', { name: 'Recall this batch' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Small stones');
  await page.getByRole('dialog').getByRole('button', { name: 'Recall this batch' }).click();
  await expect(page.getByText('Recalled: Small stones')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(row).toContainText('Meena');
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me\/91\d{10}\?text=Hello%20Meena/,
  );
  await expect(row.getByText(/^Stopped: replace or leave out its packs/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'The pack' }).click();
  await page.getByRole('button', { name: 'Receive' }).click();
  const receive = page.getByRole('dialog');
  await receive.getByLabel('How many').fill('20');
  await receive.getByLabel('Batch number').fill('VG-2611');
  await receive.getByRole('button', { name: 'Put on the shelf' }).click();
  await expect(page.getByText('20 of batch VG-2611 are in')).toBeVisible();

  await page.goto(`/product/detail?slug=${PACK.slug}`);
  await page.getByRole('radio', { name: /1 kg.*\/kg/ }).check();
  const bestBefore = page.getByRole('term').filter({ hasText: 'Best before' }).locator('+ dd');
  await expect(bestBefore).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
});
