import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_ROLE } from '../contract/staffRights';
import { axeFindings, overflow } from './support/axe';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

const PRODUCT = { id: 'ml-pani', pack: '500 g' };
const drawings = join(__dirname, '..', 'public', 'pictures');
/** Any JPEG will do. */
const JPEG = readdirSync(drawings).find((name) => name.endsWith('.jpg')) ?? '';

test.use({ viewport: { width: 360, height: 780 } });

test('an Admin puts a photo of a pack into the shop, and takes it out again', async ({ page, shop }) => {
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, `/products/${PRODUCT.id}`);
  const change = page.getByRole('button', { name: `Change the picture: ${PRODUCT.pack}` });
  await change.click();
  const dialog = page.getByRole('dialog', { name: `Picture: ${PRODUCT.pack}` });
  await dialog.getByLabel('Choose a file').and(page.locator('input')).setInputFiles(join(drawings, JPEG));
  await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await dialog.getByLabel('What the picture shows, English').fill('A pouch on a wooden table');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The picture is saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No text in தமிழ், हिन्दी')).toBeVisible();
  expect(await overflow(page)).toBe(0);

  const inShop = await page.getByRole('link', { name: 'See in the shop' }).getAttribute('href');
  await page.goto(inShop ?? '');
  const photo = page.getByRole('img', { name: 'A pouch on a wooden table' }).first();
  await expect(photo).toHaveAttribute('src', /^\/photos\/[0-9a-f]{20}-320\.webp$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toMatch(/\/photos\/[0-9a-f]{20}-share\.jpg$/);
  expect((await page.request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');

  await page.goto(`/staff/products/${PRODUCT.id}`);
  await change.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The picture is saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await page.goto(inShop ?? '');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const pouch = page.locator('svg[role="img"]').first();
  await expect(pouch).toContainText(name?.trim() ?? '?');
  expect(await axeFindings(page)).toEqual([]);
});
