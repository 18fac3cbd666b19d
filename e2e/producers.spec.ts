import { STAFF_ROLE } from '../contract/staffRights';
import { axeFindings, overflow } from './support/axe';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

const PACK = { id: 'ml-varagu-500', slug: 'kodo-millet-varagu' };

for (const width of [412, 1280]) {
  test(`staff name who grew a batch, and its customer reads that and its recall, at ${width} px`, async ({
    page,
    shop,
    context,
  }) => {
    const farm = `River Farm ${width}`;
    const batch = `RF-${width}`;
    await page.setViewportSize({ width, height: 860 });
    await staffLogin(page, shop, STAFF_ROLE.ADMIN, '/producers/new');
    await page.getByLabel('Name, English').fill(farm);
    await page.getByLabel('Place, English').fill('Bhavani, Erode');
    await page.getByLabel('Latitude').fill('11.45');
    await page.getByLabel('Longitude').fill('77.68');
    await page.getByRole('button', { name: 'Add a certificate' }).click();
    const certificate = page.getByRole('group', { name: 'Certificate 1' });
    await certificate.getByLabel('Scheme').selectOption('PGS-India');
    await certificate.getByLabel('Certified by').fill('Erode Council');
    await certificate.getByLabel('Number').fill('PGS/TN/1');
    await certificate.getByLabel('What it covers').fill('Kodo millet');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await certificate.getByLabel('Valid from').fill(day(-100));
    await certificate.getByLabel('Valid until').fill(day(200));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: farm })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`/staff/stock/${PACK.id}`);
    await page.getByRole('button', { name: 'Receive' }).click();
    const receive = page.getByRole('dialog');
    await receive.getByLabel('How many').fill('20');
    await receive.getByLabel('Batch number').fill(batch);
    await receive.getByText('Where it comes from').click();
    await receive.getByLabel('Producer').selectOption(farm);
    await receive.getByLabel('Harvested from').fill(day(-60));
    await receive.getByRole('button', { name: 'Put on the shelf' }).click();
    await expect(page.getByText(`20 of batch ${batch} are in`)).toBeVisible();
    await page.getByRole('button', { name: `Origin: ${batch}` }).click();
    const tracePage = await page.getByRole('link', { name: 'See its page' }).getAttribute('href');

    const customer = await context.newPage();
    await customer.setViewportSize({ width, height: 860 });
    await customer.goto(tracePage ?? '');
    await expect(customer.getByText('Not recalled')).toBeVisible();
    await expect(customer.getByText('Certified organic · PGS-India')).toBeVisible();
    expect(await overflow(customer)).toBe(0);
    expect(await axeFindings(customer)).toEqual([]);
    await customer.getByRole('link', { name: `More about ${farm}` }).click();
    await expect(customer.getByRole('region', { name: 'On sale now' })).toBeVisible();
    await customer.goto(`/product/detail?slug=${PACK.slug}`);
    await expect(customer.getByRole('link', { name: `About the producer: ${farm}` })).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `Who got it: ${batch}` }).click();
    await page.getByRole('button', { name: 'Recall this batch' }).click();
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Small stones');
    await page.getByRole('dialog').getByRole('button', { name: 'Recall this batch' }).click();
    await expect(page.getByText('Recalled: Small stones')).toBeVisible();
    await customer.goto(tracePage ?? '');
    await expect(customer.getByRole('alert')).toContainText('Small stones');
  });
}
