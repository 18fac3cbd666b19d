import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { HOME, PACK, printedCode, saveAddress, type Customer } from './api';
import type { RunningShop } from './server';

export const PHONE = { width: 412, height: 915 };

/** A stored cart of two packs, ₹290 together. */
export const TWO_PACKS = [{ _id: PACK, productPrice: 14_500, quantity: 2, addons: [] as string[] }];

/** Inside the demo's delivery area, and far outside. */
export const INSIDE = { latitude: 11.0285, longitude: 77.0065 };
export const OUTSIDE = { latitude: 13.0827, longitude: 80.2707 };

/** Writes to localStorage before the shop is opened: strings as they are, everything else as JSON. */
export async function seedStorage(page: Page, values: Record<string, unknown>): Promise<void> {
  // Same origin, no scripts.
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [name, value] of entries) {
      window.localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    window.sessionStorage.setItem('locationPromptDismissed', '1');
  }, Object.entries(values));
}

export const seedLogin = (page: Page, { token, name, emailId }: Customer, values: Record<string, unknown> = {}) =>
  seedStorage(page, { token, userdata: { name, emailId }, ...values });

/** `HOME` as the selected address, which a login selects. */
export function selectedHome() {
  const { street, landmark, type, location } = HOME;
  const [lng, lat] = location.coordinates;
  return { lat, lng, street, landmark, type };
}

/** Saves `HOME`, and returns it as the selected address. */
export const saveAsSelected = async (shop: RunningShop, customer: Customer) => ({
  _id: await saveAddress(shop, customer),
  ...selectedHome(),
});

/** Opens the checkout with two packs and an address within the delivery area. */
export async function openCheckout(page: Page, shop: RunningShop, customer: Customer): Promise<void> {
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress: await saveAsSelected(shop, customer) });
  await page.goto('/checkout');
}

/** A value of localStorage, parsed when it is JSON. */
export const readStorage = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => {
    const text = window.localStorage.getItem(key);
    return text?.startsWith('[') || text?.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  }, name);

export const loginPanel = (page: Page, title = 'Login'): Locator => page.getByRole('dialog', { name: title });

export async function typeNumber(page: Page, mobileNumber: string): Promise<void> {
  await loginPanel(page).getByLabel('Mobile Number').fill(mobileNumber);
  await loginPanel(page).getByRole('button', { name: 'Send code' }).click();
}

/** Types the code from the server's output. @param sent how many codes the number was sent by then */
export async function typeCode(page: Page, shop: RunningShop, mobileNumber: string, sent: number): Promise<void> {
  const field = loginPanel(page, 'Verify').getByLabel('One-time code');
  await expect(field).toBeVisible();
  await field.fill(await printedCode(shop, mobileNumber, sent));
}

/** Waits two frames, after which layout and storage are up to date. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Holds back responses from a URL; in a context, those of its service worker, too. @returns releases them */
export async function holdBack(requests: Page | BrowserContext, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await requests.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits for hydration: React marks the elements that it has hydrated. */
export const waitForHydration = (page: Page, part = '#root main') =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );

/** The paths of everything in the worker's caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(window.location.origin, ''));
  });
