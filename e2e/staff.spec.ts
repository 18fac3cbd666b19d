import type { Page } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, payOrder, placeOrder, saveAddress } from './support/api';
import { cachedPaths, seedStorage } from './support/browser';
import { notificationsOf } from './support/notifications';
import { copyRelease, renewRelease } from './support/release';
import { startShop, withTemporaryFolder } from './support/server';
import { staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split('/').pop());
const board = (page: Page) => page.getByRole('region', { name: 'Orders: New' });

test('on one phone, shop and staff area have workers of their own, which leave each other’s files alone', async ({
  page,
  context,
  shop,
}) => {
  await seedStorage(page, {});
  await page.goto('/');
  await expect.poll(() => workerOf(page)).toBe('service-worker.js');
  await expect.poll(() => cachedPaths(page)).toContain('/');

  await staffLogin(page, shop);
  await expect(board(page)).toBeVisible();
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  const ofConsole = async () => (await cachedPaths(page)).filter((path) => /^\/(?:assets\/)?staff/.test(path));
  await expect.poll(async () => (await ofConsole()).some((path) => /\/main\.\w+\.js$/.test(path))).toBe(true);
  expect(await ofConsole()).toContain('/staff');

  await context.setOffline(true);
  await page.goto('/staff?day=today');
  await expect(page.getByRole('link', { name: 'Rounds', exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);

  const before = await ofConsole();
  expect(await workerOf(page)).toBe('service-worker.js');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'clearOfflineCache' }));
  await expect.poll(() => cachedPaths(page)).not.toContain('/');
  expect(await ofConsole()).toEqual(before);
});

test('a new order rings, and notifies while the staff area is out of sight', async ({ page, shop }) => {
  // A browser without a window plays nothing and denies notifications: what would reach the device is recorded.
  await page.addInitScript(() => {
    const alerts = { tones: 0, notifications: [] as string[] };
    Object.assign(window, { alerts });
    const tones = AudioScheduledSourceNode.prototype;
    const { start } = tones;
    tones.start = function (this: AudioScheduledSourceNode, when) {
      alerts.tones += 1;
      start.call(this, when);
    };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void alerts.notifications.push(title);
  });
  const alerts = () =>
    page.evaluate(() => (window as unknown as { alerts: { tones: number; notifications: string[] } }).alerts);
  // Room for it below the orders of other journeys.
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await staffLogin(page, shop);
  await expect(board(page)).toBeVisible();
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  await page.getByRole('button', { name: 'Alerts for new orders' }).click();
  await expect.poll(alerts).toEqual({ tones: 2, notifications: [] });

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  const order = await placeOrder(shop, await newCustomer(shop));
  await payOrder(shop, order);
  await expect(board(page).getByText(order.orderNumber)).toBeVisible();
  await expect.poll(alerts).toEqual({ tones: 4, notifications: [`New order ${order.orderNumber}`] });
});

test('opens what is stored while the server fails', async ({ page, context, shop }) => {
  const link = page.getByRole('link', { name: 'Rounds', exact: true });
  await staffLogin(page, shop);
  await expect(link).toBeVisible();
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  expect(await cachedPaths(page)).toContain('/staff');

  await context.route('**/staff', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.reload();
  await expect(link).toBeVisible();
  await context.unroute('**/staff');

  // A proxy in maintenance.
  await context.route('**/staff', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Back soon</h1>' }));
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(link).toBeVisible();
  }
});

test('keeps its frame offline, and opens a page that was never opened once there is network', async ({
  page,
  context,
  shop,
  pageErrors,
}) => {
  await staffLogin(page, shop);
  await expect(board(page)).toBeVisible();
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  await expect.poll(async () => (await cachedPaths(page)).some((path) => /\/main\.\w+\.js$/.test(path))).toBe(true);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.keyboard.press('?');
  await expect(page.getByText('This could not be opened.')).toBeVisible();
  await expect(board(page)).toBeVisible();

  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Rounds' })).toBeVisible();
  // React reports a caught error as a page error.
  const caught = pageErrors.splice(0);
  expect(caught.length).toBeGreaterThan(0);
  for (const text of caught) expect(text).toContain('Loading chunk');
});

test('moves no card while notices arrive', async ({ page, shop }) => {
  await payOrder(shop, await placeOrder(shop, await newCustomer(shop)));
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  // The demo's settings are samples, and it sells nothing.
  const notice = page.getByRole('button', { name: /^All notices/ });
  await staffLogin(page, shop, STAFF_ROLE.SUPER_ADMIN);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThan(0.01);
});

test('a release while the staff area is open is offered where a part of the old one is gone, and loses nothing that was typed', async ({
  page,
  pageErrors,
}) => {
  await withTemporaryFolder(async (folder) => {
    copyRelease(folder);
    const dataDir = `${folder}/data`;
    let shop = await startShop({ dataDir, root: folder });
    const mainScript = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="main."]')?.src);
    const lines = page.getByRole('button', { name: /^Remove: / });
    const menu = page.getByRole('dialog', { name: 'Kavya' });
    try {
      const customer = await newCustomer(shop, 'Revathi');
      await saveAddress(shop, customer);
      // Another shop than the tests' own, whose URL is the base of paths.
      await page.goto(`${shop.url}/healthz`);
      const token = await staffToken(shop, STAFF_ROLE.SALES_PERSON);
      await page.evaluate((value) => localStorage.setItem('staffToken', value), token);
      await page.goto(`${shop.url}/staff/new-order`);
      await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
      await page.getByLabel("Customer's mobile number").fill(customer.mobileNumber);
      await page.keyboard.press('Enter');
      const search = page.getByRole('combobox', { name: 'Add a product' });
      await search.fill('foxtail');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Note' }).fill('Ring twice');
      const before = await mainScript();

      await shop.end();
      renewRelease(folder, 'staff', 'staff-frame-dialogs');
      shop = await startShop({ dataDir, root: folder, port: Number(new URL(shop.url).port) });
      await page.getByRole('button', { name: 'Kavya' }).click();
      await expect(page.getByText('This could not be opened.')).toBeVisible();
      await expect(page.getByText('A new version is here')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
      expect(await mainScript()).toBe(before);

      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect.poll(() => mainScript().catch(() => before)).not.toBe(before);
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
      await expect(lines).toHaveCount(1);
      await page.getByRole('button', { name: 'Kavya' }).click();
      await expect(menu).toBeVisible();
      // What the browser and React report of the missing file.
      for (const text of pageErrors.splice(0)) expect(text).toMatch(/Refused to execute script|Loading chunk/);
    } finally {
      await shop.end();
    }
  });
});

test('opens the board without network as it was last seen, to be read only, and goes on with the network', async ({
  page,
  context,
  shop,
}) => {
  const order = await placeOrder(shop, await newCustomer(shop));
  await payOrder(shop, order);
  // Room for it below the orders of other journeys.
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await staffLogin(page, shop);
  await expect(board(page).getByText(order.orderNumber)).toBeVisible();
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  const hasFile = async (file: RegExp) => (await cachedPaths(page)).some((path) => file.test(path));
  for (const file of [/\/main\.\w+\.js$/, /\/staff-notices\.\w+\.js$/])
    await expect.poll(() => hasFile(file)).toBe(true);
  const countStored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('vayal-ride');
          // It is made with the first board.
          opened.onupgradeneeded = () => opened.transaction?.abort();
          opened.onerror = () => resolve(0);
          opened.onsuccess = () => {
            const counted = opened.result.transaction('rounds').objectStore('rounds').count();
            counted.onsuccess = () => {
              opened.result.close();
              resolve(counted.result);
            };
          };
        }),
    );
  await expect.poll(countStored).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No network: you can only read the board.')).toBeVisible();
  await expect(board(page).getByText(order.orderNumber)).toBeVisible();
  const step = page.getByRole('button', { name: `Confirm: ${order.orderNumber}` });
  await expect(step).toBeHidden();
  await context.setOffline(false);
  await expect(step).toBeVisible();
});

test('what the staff are notified of leads to its page, and is silent where the open page rings for it', async ({
  page,
  context,
  shop,
}) => {
  const registered = context.waitForEvent('serviceworker');
  await staffLogin(page, shop);
  const worker = await registered;
  await expect.poll(() => workerOf(page)).toBe('staff-worker.js');
  const { deliver, tap } = await notificationsOf(page, context, worker);
  const payload = { body: 'Amount: ₹190.', language: 'en' };

  const complaint = await deliver({ ...payload, title: 'Complaint', url: '/staff/complaints', tag: 'COMPLAINT' });
  expect(complaint).toMatchObject({
    title: 'Complaint',
    options: { tag: 'COMPLAINT', silent: false, renotify: true },
  });
  expect(await tap(complaint)).toEqual([`${shop.url}/staff/complaints`]);

  const order = { ...payload, title: 'New order', url: '/staff', tag: 'NEW_ORDER', isSeenOnPage: true };
  expect(await deliver(order)).toMatchObject({ title: 'New order', options: { silent: true, renotify: false } });
});
