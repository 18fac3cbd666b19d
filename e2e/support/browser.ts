import { expect, type Locator, type Page } from '@playwright/test';
import { PACK, printedCode, type Customer } from './api';
import type { RunningShop } from './server';

export const PHONE = { width: 412, height: 915 };

/** What a browser keeps of a cart with two packs, ₹290 together. */
export const TWO_PACKS = [{ _id: PACK, productPrice: 14_500, quantity: 2, addons: [] as string[] }];

/** Inside the delivery area of the demo, and far outside. */
export const INSIDE = { latitude: 11.0285, longitude: 77.0065 };
export const OUTSIDE = { latitude: 13.0827, longitude: 80.2707 };

/** Writes values into the browser's storage before the shop is opened; texts as they are, all else as JSON. */
export async function keep(page: Page, values: Record<string, unknown>): Promise<void> {
  // Any page of the same origin that runs no script.
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [name, value] of entries) {
      window.localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    window.sessionStorage.setItem('locationPromptDismissed', '1');
  }, Object.entries(values));
}

/** The browser of a customer who is logged in already. */
export const keepLogin = (page: Page, { token, name, emailId }: Customer, values: Record<string, unknown> = {}) =>
  keep(page, { token, userdata: { name, emailId }, ...values });

/** What the browser keeps under a name. */
export const kept = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => {
    const text = window.localStorage.getItem(key);
    return text?.startsWith('[') || text?.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  }, name);

export const loginPanel = (page: Page, title = 'Login'): Locator => page.getByRole('dialog', { name: title });

/** Types a number into the open login panel. */
export async function typeNumber(page: Page, mobileNumber: string): Promise<void> {
  await loginPanel(page).getByLabel('Mobile Number').fill(mobileNumber);
  await loginPanel(page).getByRole('button', { name: 'Login' }).click();
}

/** Types the code that the shop's console has printed. @param sent how many codes the number was sent by then */
export async function typeCode(page: Page, shop: RunningShop, mobileNumber: string, sent: number): Promise<void> {
  const field = loginPanel(page, 'Verify').getByLabel('One-time code');
  await expect(field).toBeVisible();
  await field.fill(await printedCode(shop, mobileNumber, sent));
}

/** Two frames later: what a change of layout or storage has brought about is there. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Has the page wait for what it asks for there. @returns what lets it come */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Until React has taken the drawn page, or a part of it, over: it marks the elements that it knows. A click before that loads a document. */
export const comeToLife = (page: Page, part = '#root main') =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );
