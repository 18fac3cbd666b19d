import { ROUTES, productPath } from '../contract/routes';
import { STAFF_ROLE } from '../contract/staffRights';
import { axeFindings, overflow } from './support/axe';
import { loginPanel, PHONE, seedStorage, typeNumber } from './support/browser';
import { codeAt, newCustomerBySms, takenFor, test } from './support/messageProviders';
import { staffLogin } from './support/staff';
import { expect } from './support/test';

const PACK = { slug: 'proso-millet-panivaragu', name: 'Proso Millet (Panivaragu) rice' };

test.use({ viewport: PHONE });

test('a guest’s wish comes along at login, and staff see that its customer waits for the sold-out pack', async ({
  page,
  anotherDevice,
  shop,
  providers,
}) => {
  const staff = await anotherDevice({ viewport: { width: 1280, height: 800 } });
  await staffLogin(staff, shop, STAFF_ROLE.ADMIN, '/stock');
  await staff.getByRole('searchbox', { name: 'Name or SKU' }).fill('panivaragu');
  const row = staff.getByRole('listitem').filter({ has: staff.getByRole('link', { name: /^Proso.*500 g/ }) });
  await row.getByRole('button', { name: /^Count/ }).click();
  await staff.getByRole('dialog').getByLabel('Counted on the shelf').fill('0');
  await staff.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(staff.getByText(/500 g: 0 counted/)).toBeVisible();
  await staff.keyboard.press('Escape');

  const { mobileNumber } = await newCustomerBySms(shop, providers, 'Meena');
  await seedStorage(page, {});
  await page.goto(productPath(PACK.slug));
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await page.getByRole('link', { name: 'See your wishlist' }).click();
  const wish = page.getByRole('listitem').filter({ hasText: PACK.name });
  await expect(wish).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(wish).toBeVisible();

  await page.goto(productPath(PACK.slug));
  await page.getByRole('radio', { name: /^500 g.*Sold out/ }).check();
  await page.getByRole('button', { name: /^Tell me when it’s back/ }).click();
  await typeNumber(page, mobileNumber);
  // The first code was the registration's.
  const { msg91, twilio } = providers;
  const sent = () => takenFor(msg91, mobileNumber).length + takenFor(twilio, mobileNumber).length;
  await expect.poll(sent, 'codes sent').toBe(2);
  const code = loginPanel(page, 'Verify').getByLabel('One-time code');
  await code.fill(await codeAt([msg91, twilio], mobileNumber));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Tell me when it’s back/ }).click();
  await expect(page.getByRole('button', { name: /^Don’t tell me/ })).toBeVisible();
  await page.goto(ROUTES.wishlist.path);
  await expect(wish).toBeVisible();
  await expect(page.getByText('These are in this browser only')).toBeHidden();

  await staff.reload();
  await staff.getByRole('searchbox', { name: 'Name or SKU' }).fill('panivaragu');
  await expect(row).toContainText('1 customer waits for it');
});
