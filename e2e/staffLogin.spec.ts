import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { STAFF_ROLE, type STAFF_RIGHTS, type StaffAction } from '../contract/staffRights';
import { newCustomer, printedCode } from './support/api';
import { PHONE, readStorage, seedLogin } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

let numbers = 0;

/** A new person, by the command of the shop's machine. */
function addByCommand(shop: RunningShop, role: number, name: string) {
  const mobileNumber = String(8_876_500_000 + ++numbers);
  const args = ['scripts/staff.mjs', 'add', mobileNumber, '--role', String(role), '--name', name];
  const env = { PATH: process.env.PATH, DATA_DIR: shop.dataDir };
  const output = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  return { mobileNumber, secret: /three days: (\S+)/.exec(output)?.[1] ?? '' };
}

/** Returns the code that an authenticator app shows. @param steps later, of 30 seconds */
const appCode = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function giveCode(page: Page, shop: RunningShop, mobileNumber: string, sent: number): Promise<void> {
  await page.getByLabel('Mobile Number').fill(mobileNumber);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('One-time code');
  await expect(field).toBeVisible();
  await field.fill(await printedCode(shop, mobileNumber, sent));
}

async function type(page: Page, label: string, text: string, button: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: button }).click();
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to the counter' })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('an Admin sets up a second factor, and comes back with the app and without the phone', async ({
    page,
    shop,
  }) => {
    const { mobileNumber, secret } = addByCommand(shop, STAFF_ROLE.ADMIN, 'Nila');
    await page.goto('/staff');
    await giveCode(page, shop, mobileNumber, 1);
    await type(page, 'One-time secret', 'AAAA-BBBB-CCCC-DDDD', 'Next');
    await expect(page.getByText('This one-time secret is not right. You have 4 tries left.').first()).toBeVisible();
    await type(page, 'One-time secret', secret.toLowerCase(), 'Next');

    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const key = (await page.locator('code').innerText()).replace(/\s/g, '');
    await type(page, 'Code from the app', '000000', 'Confirm');
    await expect(page.getByText(/This code is not right/).first()).toBeVisible();
    await type(page, 'Code from the app', appCode(key), 'Confirm');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await logOut(page, 'Nila');

    await giveCode(page, shop, mobileNumber, 2);
    await type(page, 'Code from the app', appCode(key, 1), 'Log in');
    await logOut(page, 'Nila');

    await giveCode(page, shop, mobileNumber, 3);
    await page.getByRole('button', { name: 'Phone lost? Use a recovery code' }).click();
    await type(page, 'Recovery code', recoveryCode, 'Log in');
    await logOut(page, 'Nila');

    await giveCode(page, shop, mobileNumber, 4);
    await page.getByRole('button', { name: 'Phone lost? Use a recovery code' }).click();
    await type(page, 'Recovery code', recoveryCode, 'Log in');
    await expect(page.getByText(/This code is not right/).first()).toBeVisible();
    expect(await readStorage(page, 'staffToken')).toBeNull();
  });

  test('a customer who logs out on the same phone leaves the rider logged in', async ({ page, shop }) => {
    const { mobileNumber } = addByCommand(shop, STAFF_ROLE.RIDER, 'Mani');
    await page.goto('/staff');
    await giveCode(page, shop, mobileNumber, 1);
    await expect(page.getByRole('button', { name: 'Mani' })).toBeVisible();

    await seedLogin(page, await newCustomer(shop));
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).tap();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('dialog', { name: 'Hungry for more?' }).getByRole('button', { name: 'Logout' }).tap();
    await reloaded;
    expect(await readStorage(page, 'token')).toBeNull();
    await page.goto('/staff');
    await expect(page.getByRole('button', { name: 'Mani' })).toBeVisible();
  });
});

test('a Super Admin adds a person, and what they did is in the log; switching off ends a login at once', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const { mobileNumber } = addByCommand(shop, STAFF_ROLE.SALES_PERSON, 'Devi');
  await staffLogin(page, shop, STAFF_ROLE.SUPER_ADMIN, '/people');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'New person' });
  await form.getByLabel('Mobile Number').fill('8876599999');
  await form.getByLabel('Name').fill('Ezhil');
  await form.getByText('Admin', { exact: true }).click();
  await form.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByText(/^(\w{4}-){3}\w{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'I have noted it' }).click();

  const other = await anotherDevice();
  await other.goto('/staff');
  await giveCode(other, shop, mobileNumber, 1);
  await expect(other.getByRole('button', { name: 'Devi' })).toBeVisible();
  await page.getByRole('button', { name: /^Devi/ }).click();
  await page.getByRole('dialog', { name: 'Devi' }).getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog', { name: 'Switch off Devi?' }).getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Devi is saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Log in to the counter' })).toBeVisible();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  const actions = page.getByRole('main').getByRole('listitem');
  await expect(actions.first()).toContainText('Switched off');
  await expect(actions.first()).toContainText('yes → no');
  await expect(actions.nth(1)).toContainText('Ezhil');
});

const { SALES_PERSON } = STAFF_ROLE;
type Forbidden = {
  [Action in StaffAction]: typeof SALES_PERSON extends (typeof STAFF_RIGHTS)[Action][number] ? never : Action;
}[StaffAction];

/** Each action that a Sales Person has no right to: its page, unless others of its actions are theirs, and its call. */
const FORBIDDEN: Record<Forbidden, { url?: string; call: string; body?: object }> = {
  approveRefunds: { url: '/approvals', call: '/approvals/unknown/approve', body: {} },
  makeRefunds: { call: '/refunds/unknown/again', body: {} },
  blockCustomers: { call: '/customers/unknown/block', body: {} },
  matchTransfers: { call: '/money/transfers', body: {} },
  closeDay: { call: '/money/day', body: {} },
  manageSlots: { url: '/slots', call: '/slots/windows', body: {} },
  manageSettings: { url: '/settings', call: '/settings' },
  manageMessages: { url: '/messages', call: '/messages' },
  manageHealth: { url: '/health', call: '/health' },
  manageAreas: { url: '/areas', call: '/areas', body: {} },
  manageCatalogue: { url: '/products/new', call: '/catalogue/products', body: {} },
  manageSelling: { url: '/selling', call: '/selling/coupons' },
  recallBatches: { call: '/stock/batches/unknown/recall', body: {} },
  readFigures: { url: '/figures', call: '/figures/stock' },
  readInvoices: { url: '/invoices', call: '/invoices?month=2026-11' },
  readAudit: { url: '/log', call: '/audit' },
  openShop: { url: '/guide', call: '/opening' },
  managePeople: { url: '/people', call: '/people', body: {} },
};

test('a Sales Person tries each forbidden action by URL and by call, and stays logged in', async ({ page, shop }) => {
  await staffLogin(page, shop, SALES_PERSON);
  const token = await staffToken(shop, SALES_PERSON);
  for (const [action, { url, call, body }] of Object.entries(FORBIDDEN)) {
    if (url) {
      await page.goto(`/staff${url}`);
      await expect(page.getByRole('heading', { name: 'Your role has no access to this page' })).toBeVisible();
    }
    expect(await callStaff(shop, call, { token, ...(body && { body }) }), action).toMatchObject({
      status: 403,
      message: expect.stringMatching(/^Your role can't .+\. An? (Super )?Admin can\.$/),
    });
  }
  await page.goto('/staff/money?view=day');
  await expect(page.getByRole('heading', { name: 'Cash in hand' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kavya' })).toBeVisible();
});
