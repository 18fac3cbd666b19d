import type { Locator, Page } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { INSIDE, readStorage, OUTSIDE } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

/** The tile is one transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const yourLocation = (page: Page): Locator => page.getByRole('dialog', { name: 'Your Location' });
const mapStep = (page: Page): Locator => page.getByRole('dialog', { name: 'Set delivery location' });
const chip = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /location|Deliver to/ });

test('a denied position shows the hint, and searching still works', async ({ page }) => {
  // Headless Chromium denies the permission.
  await page.goto('/');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  const hint = page.getByRole('alertdialog');
  await expect(hint).toContainText(
    "Turn on Location Services to Allow 'Vayal' to Determine Your Location by Clicking the Location icon in the Address bar, and then Always allow.",
  );
  await hint.getByRole('button', { name: 'OK' }).click();
  await expect(hint).toBeHidden();

  await yourLocation(page).getByLabel('Search your area').fill('641012');
  await page.getByRole('option', { name: /Gandhipuram/ }).click();
  await expect(mapStep(page).getByText(/^Gandhipuram, Coimbatore/)).toBeVisible();
  await mapStep(page).getByLabel('Door number and street').fill('12 Cross Cut Road');
  await mapStep(page).getByLabel('Landmark').fill('Bus stand');
  await mapStep(page).getByRole('button', { name: 'Save address' }).click();
  await expect(mapStep(page)).toBeHidden();
  await expect(chip(page)).toHaveText(/12 Cross Cut Road/);
  expect(await readStorage(page, 'selectedAddress')).toMatchObject({
    street: '12 Cross Cut Road',
    landmark: 'Bus stand',
    type: 1,
  });

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(INSIDE);
  await chip(page).click();
  await yourLocation(page).getByRole('button', { name: 'Current Location' }).click();
  await expect(mapStep(page).getByText(/^Peelamedu, Coimbatore/)).toBeVisible();
});

test.describe('a permitted position', () => {
  test.use({ permissions: ['geolocation'] });

  test('opens the map there, with marker, area and form', async ({ page, context }) => {
    const zooms = new Set<string>();
    await context.route('https://tile.openstreetmap.org/**', (route) => {
      zooms.add(new URL(route.request().url()).pathname.split('/')[1] ?? '');
      return route.fulfill({ contentType: 'image/png', body: TILE });
    });
    await context.setGeolocation(INSIDE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Use Current Location' }).click();

    await expect(mapStep(page).getByText(/^Peelamedu, Coimbatore/)).toBeVisible();
    const map = mapStep(page).getByRole('application');
    await expect(map.locator('path[stroke="#B3261E"]')).toBeAttached();
    const area = (await map.boundingBox())!;
    const marker = (await mapStep(page).locator('[data-map-marker] svg').boundingBox())!;
    expect(Math.abs(marker.x + marker.width / 2 - (area.x + area.width / 2))).toBeLessThan(2);
    expect(Math.abs(marker.y + marker.height * 0.92 - (area.y + area.height / 2))).toBeLessThan(2);
    expect([...zooms]).toEqual(['18']);
    await mapStep(page).getByLabel('Door number and street').fill('7/2, Trichy Road');

    await mapStep(page).getByRole('button', { name: 'Other' }).click();
    await mapStep(page).getByLabel('Name Your Address Label').fill('Hostel');
    await mapStep(page).getByLabel('Landmark').fill('Water tank');
    await mapStep(page).getByRole('button', { name: 'Save address' }).click();
    await expect(mapStep(page)).toBeHidden();
    expect(await readStorage(page, 'selectedAddress')).toEqual({
      lat: INSIDE.latitude,
      lng: INSIDE.longitude,
      street: '7/2, Trichy Road',
      landmark: 'Water tank',
      type: 3,
      othersType: 'Hostel',
    });
    await page.reload();
    await expect(chip(page)).toHaveText(/7\/2, Trichy Road/);
    await expect(page.getByRole('button', { name: 'Use Current Location' })).toBeHidden();
  });

  test('can be requested again after it failed', async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    // An override without coordinates means "position unavailable".
    await browser.send('Emulation.setGeolocationOverride', {});
    await page.goto('/faq?location=1');
    await yourLocation(page).getByRole('button', { name: 'Current Location' }).click();
    await expect(page.getByText('We could not find your position. Search your area instead.')).toBeVisible();
    await context.setGeolocation(INSIDE);
    await yourLocation(page).getByRole('button', { name: 'Current Location' }).click();
    await expect(mapStep(page).getByText(/^Peelamedu, Coimbatore/)).toBeVisible();
  });

  test('outside the area puts a number on the list of those who wait', async ({ page, context, shop }) => {
    await context.setGeolocation(OUTSIDE);
    await page.goto('/faq?location=current');
    await mapStep(page).getByRole('textbox', { name: 'Town or area' }).fill('Tiruppur');
    await mapStep(page).getByRole('textbox', { name: 'Mobile number' }).fill('98765 43219');
    await mapStep(page).getByRole('button', { name: 'Tell me when you come' }).dblclick();
    await expect(mapStep(page).getByText(/^Thank you/)).toBeFocused();

    await staffLogin(page, shop, STAFF_ROLE.SUPER_ADMIN, '/areas/waitlist');
    await expect(page.getByRole('main').getByText('+91 98765 43219')).toHaveCount(1);
  });

  test('outside the area replaces the form by ‘Sit Tight!’ and leads back into the area', async ({ page, context }) => {
    await context.setGeolocation(OUTSIDE);
    await page.goto('/faq?location=current');
    await expect(mapStep(page).getByText("Sit Tight! We're Coming Soon to your location!")).toBeVisible();
    await expect(mapStep(page).getByLabel('Street')).toBeHidden();
    await expect(mapStep(page).getByRole('button', { name: 'Save address' })).toBeHidden();

    await mapStep(page).getByRole('button', { name: 'Take me to Serviceable Area' }).click();
    await mapStep(page).getByLabel('Door number and street').fill('4 Power House Road');
    await mapStep(page).getByLabel('Landmark').fill('Water tank');
    await mapStep(page).getByRole('button', { name: 'Save address' }).click();
    await expect(mapStep(page)).toBeHidden();
    expect(await readStorage(page, 'selectedAddress')).toMatchObject({ lat: 11.0168, lng: 76.9558 });
  });
});
