import { orderTrackingPath, productPath } from '../contract/routes';
import { newCustomer, placeDelivered } from './support/api';
import { seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

for (const width of [412, 1280]) {
  test(`a customer rates what was delivered, the shop answers, and both show on the product’s page, at ${width} px`, async ({
    page,
    anotherDevice,
    shop,
  }) => {
    const viewport = { width, height: 900 };
    const words = `It cooks soft, and is clean: ${width}.`;
    await page.setViewportSize(viewport);
    const customer = await newCustomer(shop, 'Meena');
    const order = await placeDelivered(shop, customer);
    await seedLogin(page, customer);
    await page.goto(orderTrackingPath(order.orderId));
    const received = page.getByRole('region', { name: 'Rate what you received' });
    const href = await page
      .getByRole('link', { name: /Mappillai/ })
      .first()
      .getAttribute('href');
    await received.getByRole('button', { name: /^Rate Mappillai/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4 stars' }).check();
    await dialog.getByLabel('In your words').fill(words);
    await dialog.getByRole('button', { name: 'Send the rating' }).click();
    await expect(received.getByText(words)).toBeVisible();

    const staff = await anotherDevice({ viewport });
    await staffLogin(staff, shop, undefined, '/ratings');
    const card = staff.getByRole('listitem').filter({ hasText: order.orderNumber });
    await card.getByRole('button', { name: /^Answer: / }).click();
    const answer = staff.getByRole('dialog', { name: 'Answer the rating' });
    await answer.getByLabel('Answer').fill('Thank you, we are glad.');
    await answer.getByRole('button', { name: 'Save the answer' }).click();
    await expect(card.getByText(/Thank you, we are glad/)).toBeVisible();

    await page.goto(href ?? productPath('mappillai-samba-red-semi-polished'));
    await page.getByRole('region', { name: 'Similar products' }).scrollIntoViewIfNeeded();
    const ratings = page.getByRole('region', { name: 'What customers say' });
    const shown = ratings.getByRole('listitem').filter({ hasText: words });
    await expect(shown).toContainText('Thank you, we are glad.');
    await expect(shown).toContainText('Meena');
  });
}
