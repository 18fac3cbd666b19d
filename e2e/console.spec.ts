import type { Page } from '@playwright/test';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { cachedPaths, seedStorage } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split('/').pop());
const board = (page: Page) => page.getByRole('region', { name: 'Orders: New' });

test('on one phone, shop and console have workers of their own, which leave each other’s files alone', async ({
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

test('a new order rings, and notifies while the console is out of sight', async ({ page, shop }) => {
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
});
