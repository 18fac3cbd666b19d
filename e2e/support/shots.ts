import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { nextPaint } from './browser';
import { expect } from './test';

const FOLDER = 'docs/screens';
const WIDTHS = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const COLOUR_SCHEMES = ['light', 'dark'] as const;
type Device = keyof typeof WIDTHS;

/** Order numbers and times differ from run to run anyway: only the appearance is compared. */
export const APPEARANCE = { contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 } as const;

/** Waits until products, pictures and fonts are shown. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /loading|being read/i })).toHaveCount(0);
  // Live pages leave a connection open and are never idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
}

async function take(page: Page, name: string, device: Device, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(WIDTHS[device]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await mkdir(FOLDER, { recursive: true });
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(`${FOLDER}/${name}-${device}-${colorScheme}.webp`);
}

/** Takes the screen in both widths and both colour schemes. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const device of Object.keys(WIDTHS) as Device[])
    for (const colorScheme of COLOUR_SCHEMES) await take(page, name, device, colorScheme);
}

/** Takes a screen of the staff area where it is mostly used. */
export const shootOn = (device: Device, page: Page, name: string, colorScheme: 'light' | 'dark' = 'light') =>
  take(page, `staff-${name}`, device, colorScheme);

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}
