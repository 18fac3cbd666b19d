import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, saveAddress } from './support/api';
import { openCheckout, seedLogin, TWO_PACKS, selectedHome } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

const STAFF_DEVICE = { width: 1280, height: 900 };

test('an area drawn on the map with its charge is in the bill of a customer who lives there', async ({
  shop,
  anotherDevice,
}) => {
  const [staffPage, phone] = [await anotherDevice({ viewport: STAFF_DEVICE }), await anotherDevice()];
  await staffLogin(staffPage, shop, STAFF_ROLE.ADMIN, '/areas/new');
  await staffPage.getByRole('textbox', { name: 'Name, English' }).fill('West of the city');
  const map = staffPage.getByRole('application', { name: /^Map to draw the area on/ });
  await map.scrollIntoViewIfNeeded();
  const { width, height } = (await map.boundingBox())!;
  // The city's area is in the middle.
  const corners = [
    { x: 0.02 * width, y: 0.3 * height },
    { x: 0.12 * width, y: 0.3 * height },
    { x: 0.12 * width, y: 0.7 * height },
    { x: 0.02 * width, y: 0.7 * height },
  ];
  // The first one again ends it.
  for (const position of [...corners, corners[0]!]) await map.click({ position });
  const points = staffPage.getByRole('textbox', { name: 'Points' });
  await expect(points).toHaveValue(/^(\S+, \S+\n?){4}$/);
  const drawn = (await points.inputValue()).split('\n').map((line) => line.split(', ').map(Number));
  const middleOf = (at: 0 | 1) => drawn.reduce((sum, point) => sum + point[at]!, 0) / drawn.length;
  await staffPage.getByRole('group', { name: 'Step 1' }).getByLabel('Delivery ₹').fill('75');
  await staffPage.getByRole('button', { name: 'Add the area' }).click();
  await expect(staffPage.getByRole('heading', { level: 1, name: 'West of the city' })).toBeVisible();

  const customer = await newCustomer(shop);
  const [lat, lng] = [middleOf(0), middleOf(1)];
  const _id = await saveAddress(shop, customer, { location: { type: 'Point', coordinates: [lng, lat] } });
  await seedLogin(phone, customer, { cartItems: TWO_PACKS, selectedAddress: { ...selectedHome(), _id, lat, lng } });
  await phone.goto('/checkout');
  const bill = phone.getByRole('region', { name: 'Your bill' });
  await expect(bill).toContainText(/Delivery.*₹75/s);

  await staffPage.getByRole('group', { name: 'Step 1' }).getByLabel('Delivery ₹').fill('60');
  await staffPage.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByText('Everything is saved')).toBeVisible();
  await phone.reload();
  await expect(bill).toContainText(/Delivery.*₹60/s);
});

test('a CSV with faulty rows changes nothing before consent, and then the good ones', async ({
  page: staffPage,
  shop,
  anotherDevice,
}) => {
  const file = [
    'SKU,Net weight (g),Price (₹)',
    // No other journey buys this product.
    'RC-POONG,500,67',
    'RC-POONG,1000,127',
    // Above its MRP, and of a product that lacks all else.
    'ML-SAMAI,500,900',
    'NO-SUCH,500,10',
  ].join('\n');
  const customer = await anotherDevice();
  const price = customer.getByRole('main').getByText('₹67', { exact: true }).first();
  const view = () => customer.goto('/product/detail?slug=poongar');

  await staffPage.setViewportSize(STAFF_DEVICE);
  await staffLogin(staffPage, shop, STAFF_ROLE.ADMIN, '/products/csv');
  await staffPage
    .locator('input[type="file"]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(staffPage.getByText(/Nothing is changed yet\.$/)).toBeVisible();
  await expect(staffPage.getByText(/^Row 2/)).toBeVisible();
  await staffPage.getByRole('radio', { name: '2 faulty' }).click();
  await expect(staffPage.getByText(/^Row 4/)).toBeVisible();
  await view();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Poongar');
  await expect(price).toBeHidden();

  await staffPage.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(staffPage.getByRole('radio', { name: '2 saved' })).toBeVisible();
  await view();
  await expect(price).toBeVisible();
});

test('a coupon made in the staff area is taken off a customer’s bill', async ({
  page: staffPage,
  shop,
  anotherDevice,
}) => {
  await staffPage.setViewportSize(STAFF_DEVICE);
  await staffLogin(staffPage, shop, STAFF_ROLE.ADMIN, '/selling');
  await staffPage.getByRole('button', { name: 'Add a coupon' }).click();
  const form = staffPage.getByRole('dialog', { name: 'Add a coupon' });
  await form.getByRole('textbox', { name: 'Code' }).fill('harvest20');
  await form.getByRole('textbox', { name: 'Percent off' }).fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(staffPage.getByRole('heading', { name: 'HARVEST20' })).toBeVisible();

  const phone = await anotherDevice();
  await openCheckout(phone, shop, await newCustomer(shop));
  const bill = phone.getByRole('region', { name: 'Your bill' });
  await expect(bill).toContainText(/To pay.*₹330/s);
  await phone.getByRole('button', { name: 'Enter a coupon code' }).click();
  await phone.getByRole('textbox', { name: 'Coupon code' }).fill('harvest20');
  await phone.getByRole('button', { name: 'Apply', exact: true }).click();
  // A fifth of ₹290, and ₹40 for the delivery.
  await expect(bill).toContainText(/HARVEST20.*₹58/s);
  await expect(bill).toContainText(/To pay.*₹272/s);
});
