import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newNumber } from './support/api';
import { loginPanel, PHONE, typeCode, typeNumber } from './support/browser';
import type { RunningShop } from './support/server';
import { goTo } from './support/staff';
import { expect, test } from './support/test';

// An operator names these on purpose: the shop's own UPI address, and codes that the server prints.
test.use({
  shopEnv: {
    DEMO: 'false',
    PAYMENT_PROVIDER: 'upi',
    UPI_PAYEE_ADDRESS: 'selvi@bank',
    UPI_PAYEE_NAME: 'Selvi Millets',
    ALLOW_CONSOLE_SMS: 'yes',
  },
});

const STAFF_DEVICE = { width: 1280, height: 800 };
const SELVI = '9876543210';
const PRODUCT = /Foxtail Millet/;

/** The time of each step, for docs/open-your-shop.md. */
const times: [step: string, seconds: number][] = [];
async function timed(step: string, work: () => Promise<void>): Promise<void> {
  const from = Date.now();
  await test.step(step, work);
  times.push([step, (Date.now() - from) / 1000]);
}

const guide = (staffPage: Page) => goTo(staffPage, 'Open the shop');
const stepOf = (staffPage: Page, title: string) => staffPage.getByRole('listitem', { name: new RegExp(title) });

/** A pin in the middle of the map, moved by a key. */
async function setPin(dialog: ReturnType<Page['getByRole']>, street: string): Promise<void> {
  await expect(async () => {
    await dialog.getByRole('application').press('ArrowRight');
    await expect(dialog.getByText(/, Coimbatore, /)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel('Street').fill(street);
  await dialog.getByLabel('Landmark').fill('Bus stand');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
}

async function logInFirst(staffPage: Page, shop: RunningShop): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: shop.dataDir };
  const printed = execFileSync(process.execPath, ['scripts/staff.mjs', 'begin'], { env, encoding: 'utf8' });
  await staffPage.goto(/\/staff\/begin#\S+/.exec(printed)?.[0] ?? '');
  await staffPage.getByLabel('Name').fill('Selvi');
  await staffPage.getByLabel('Mobile Number').fill(SELVI);
  await staffPage.getByRole('button', { name: 'Next' }).click();
  const key = (await staffPage.locator('code').innerText()).replace(/\s/g, '');
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await staffPage.getByLabel('Code from the app').fill(code);
  await staffPage.getByRole('button', { name: 'Confirm' }).click();
  await staffPage.getByRole('button', { name: 'I have stored them' }).click();
}

test('an empty database becomes an open shop in the staff area alone, up to a delivered order', async ({
  page: staffPage,
  anotherDevice,
  shop,
}) => {
  test.setTimeout(150_000);
  await staffPage.setViewportSize(STAFF_DEVICE);
  const customer = await anotherDevice({ viewport: PHONE });

  await test.step('before, customers read in their language that it opens soon', async () => {
    for (const [language, title] of [
      ['ta', 'விரைவில் திறக்கிறோம்'],
      ['hi', 'हम जल्द ही खुल रहे हैं'],
      ['en', 'We open soon'],
    ] as const) {
      await customer.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
      await customer.goto('/');
      await expect(customer.getByRole('heading', { name: title })).toBeVisible();
    }
  });

  await timed('Log in for the first time, with a second factor', async () => {
    await logInFirst(staffPage, shop);
    await expect(staffPage.getByText('Your shop is not open yet: 2 of 7 steps are done.')).toBeVisible();
    await staffPage.getByRole('link', { name: 'Go on' }).click();
    await expect(staffPage.getByRole('button', { name: 'Open the shop' })).toBeDisabled();
  });

  await timed('Settings of the shop', async () => {
    await stepOf(staffPage, 'Settings of the shop').getByRole('link', { name: 'To the settings' }).click();
    const fill = async (section: string, values: Record<string, string>) => {
      await staffPage.getByRole('link', { name: new RegExp(`^${section}`) }).click();
      for (const [name, value] of Object.entries(values)) await staffPage.locator(`[name="${name}"]`).fill(value);
      await staffPage.getByRole('button', { name: 'Save' }).click();
      await expect(staffPage.getByText('Everything is saved')).toBeVisible();
      await staffPage.getByRole('link', { name: 'Settings', exact: true }).first().click();
    };
    await fill('Name of the shop', {
      'name.en': 'Selvi Millets',
      'storeName.en': 'Selvi Millets',
      'legalName.en': 'Selvi Millets and Grains',
      'copyright.en': '© Selvi Millets',
    });
    await fill('Address and contacts', {
      'address.en': '7 Mill Road, Coimbatore 641001',
      'city.en': 'Coimbatore',
      'state.en': 'Tamil Nadu',
      phone: '+91 98765 43210',
      email: 'selvi@millets.example',
    });
    await fill('Licences and GST', { fssaiLicence: '12345678901234', gstin: '33ABCDE1234F1Z7' });
    await fill('Grievance officer', {
      'officerName.en': 'Selvi K',
      officerEmail: 'grievance@millets.example',
      officerPhone: '+91 98765 43211',
    });
    await guide(staffPage);
    await expect(stepOf(staffPage, 'Settings of the shop').getByText('Done')).toBeVisible();
  });

  await timed('Delivery area', async () => {
    await stepOf(staffPage, 'Delivery area').getByRole('link', { name: 'Draw the area' }).click();
    await staffPage.getByRole('link', { name: /^Change/ }).click();
    await staffPage
      .getByRole('textbox', { name: 'Points' })
      .fill('11.06, 76.90\n11.06, 77.01\n10.97, 77.01\n10.97, 76.90');
    await staffPage.getByRole('button', { name: 'Save' }).click();
    await expect(staffPage.getByText('Everything is saved')).toBeVisible();
    await guide(staffPage);
    await expect(stepOf(staffPage, 'Delivery area').getByText('Done')).toBeVisible();
  });

  await timed('Delivery times', async () => {
    await stepOf(staffPage, 'Delivery times').getByRole('link', { name: 'Set delivery times' }).click();
    await staffPage.getByRole('button', { name: 'Add a time' }).click();
    const dialog = staffPage.getByRole('dialog');
    for (const day of await dialog.getByRole('checkbox').all()) await day.check();
    await dialog.getByLabel('From').fill('10:00');
    await dialog.getByLabel('To').fill('13:00');
    await dialog.getByLabel('Orders').fill('10');
    await dialog.getByRole('button', { name: 'Add a time' }).click();
    await expect(dialog).toBeHidden();
    await guide(staffPage);
    await expect(stepOf(staffPage, 'Delivery times').getByText('Done')).toBeVisible();
  });

  await timed("First products: the demo's, and one of them on the shelf", async () => {
    await stepOf(staffPage, 'First products').getByRole('button', { name: "Take the demo's products" }).click();
    await staffPage.getByRole('button', { name: 'Put them into the shop' }).click();
    await expect(staffPage.getByText('52 in the shop, 0 of them in stock; 0 drafts.')).toBeVisible();
    await stepOf(staffPage, 'First products').getByRole('link', { name: 'Receive stock' }).click();
    await staffPage.getByRole('searchbox', { name: 'Name or SKU' }).fill('thinai');
    await staffPage.getByRole('link', { name: /^Foxtail Millet .*500 g$/ }).click();
    await staffPage.getByRole('button', { name: 'Receive', exact: true }).click();
    const receive = staffPage.getByRole('dialog');
    await receive.getByLabel('How many').fill('20');
    await receive.getByLabel('Batch number').fill('TH-1');
    await receive.getByRole('button', { name: 'Put on the shelf' }).click();
    await expect(receive).toBeHidden();
    await guide(staffPage);
    await expect(stepOf(staffPage, 'First products').getByText('Done')).toBeVisible();
  });

  await timed('Payment: what the server has set is read', async () => {
    await expect(stepOf(staffPage, 'Payment').getByText(/selvi@bank/)).toBeVisible();
    await expect(stepOf(staffPage, 'Payment').getByText('Done')).toBeVisible();
  });

  await timed('Test order, cancelled again', async () => {
    await stepOf(staffPage, 'Test order').getByRole('link', { name: 'Take a test order' }).click();
    await staffPage.getByLabel("Customer's mobile number").fill(SELVI);
    await staffPage.keyboard.press('Enter');
    await staffPage.getByRole('textbox', { name: 'Name' }).fill('Selvi');
    await staffPage.getByRole('button', { name: 'Create the customer' }).click();
    await setPin(staffPage.getByRole('dialog', { name: 'New address' }), '7 Mill Road');
    const search = staffPage.getByRole('combobox', { name: 'Add a product' });
    await search.fill('foxtail');
    await staffPage.getByRole('option').first().click();
    await staffPage.getByRole('button', { name: 'More' }).click();
    await staffPage.getByRole('button', { name: /^Place the order: ₹/ }).click();
    await staffPage.getByRole('link', { name: 'Open the order' }).click();
    await staffPage.getByRole('button', { name: 'Cancel order' }).click();
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await guide(staffPage);
    await expect(stepOf(staffPage, 'Test order').getByText('Done')).toBeVisible();
  });

  await timed('Open', async () => {
    await staffPage.getByRole('button', { name: 'Open the shop' }).click();
    await expect(staffPage.getByText('Open for orders')).toBeVisible();
  });

  let orderNumber = '';
  await timed("A customer's order", async () => {
    await customer.goto('/');
    await expect(customer.getByRole('heading', { name: 'We open soon' })).toBeHidden();
    await customer.getByRole('button', { name: 'Not now' }).click();
    await customer.goto('/product/detail?slug=foxtail-millet-thinai');
    await expect(customer.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
    await customer.getByRole('button', { name: /^Add/ }).first().click();
    await customer
      .getByRole('button', { name: /one more/i })
      .first()
      .click();
    await customer.getByRole('button', { name: 'Cart, 2 items' }).first().click();
    const number = newNumber();
    await typeNumber(customer, number);
    const register = loginPanel(customer, 'Create Account');
    await register.getByLabel('Name').fill('Meena');
    await register.getByLabel('Email Id').fill('meena@example.com');
    await register.getByRole('button', { name: 'Create Account' }).click();
    await typeCode(customer, shop, number, 1);
    await expect(customer).toHaveURL(/\/checkout$/);
    await customer.getByRole('button', { name: 'Choose an address' }).first().click();
    await customer.getByRole('button', { name: 'Choose on the map' }).click();
    await setPin(customer.getByRole('dialog', { name: 'Set delivery location' }), '12 Cross Cut Road');
    await customer.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(customer.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
    orderNumber = /VY\d+/.exec(await customer.getByRole('main').innerText())?.[0] ?? '';
  });

  await timed('Its payment found, packed and delivered', async () => {
    await goTo(staffPage, 'Money');
    await staffPage.getByRole('radio', { name: 'Bank' }).click();
    await staffPage.getByRole('button', { name: `Match: ${orderNumber}` }).click();
    await staffPage.getByLabel('Bank reference (12 digits)').fill('633012345678');
    await staffPage.getByRole('button', { name: 'The order is paid' }).click();
    await expect(customer.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
    await staffPage.goto(`/staff/orders/${orderNumber}`);
    for (const step of ['Confirm', 'Start packing', 'Packed', 'Picked up', 'Delivered']) {
      await staffPage.getByRole('button', { name: step, exact: true }).click();
    }
    await customer.getByRole('link', { name: 'Track order' }).click();
    await expect(customer.getByText('DELIVERED', { exact: true }).first()).toBeVisible();
  });

  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  for (const [step, seconds] of [...times, ['Together', total] as const]) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}`);
  }
});
