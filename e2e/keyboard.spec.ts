import type { Locator, Page } from '@playwright/test';
import { newCustomer, newNumber, printedCode } from './support/api';
import { seedLogin, readStorage, loginPanel } from './support/browser';
import { press, tabTo } from './support/keys';
import { expect, test } from './support/test';

/** Asserts that Tab cycles within the dialog. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.parentElement!.contains(document.activeElement))).toBe(true);
  }
}

test('orders, pays and cancels by keyboard alone', async ({ page, context, shop }) => {
  const mobileNumber = newNumber();
  const header = page.getByRole('banner');
  const main = page.getByRole('main');

  await test.step('closes the prompt and skips the header', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
    await expectTrap(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(main).toBeFocused();
  });

  await test.step('finds a product and adds two packs to the cart', async () => {
    await press(page, main.getByRole('link', { name: /^Organic Millets/ }).first());
    await expect(main.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await press(page, main.getByRole('link', { name: /^Foxtail Millet/ }).first());
    await expect(main.getByRole('heading', { level: 1, name: /^Foxtail Millet/ })).toBeVisible();
    await tabTo(page, main.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: /1 kg/ }).first()).toBeChecked();
    await press(page, main.getByRole('button', { name: /^Add .*Foxtail Millet.*, 1 kg/ }).first());
    // The quantity stepper that replaces Add retains focus.
    await expect(main.getByRole('button', { name: /^One more of Foxtail Millet/ }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(header.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });

  await test.step('registers in the panel, which traps the focus', async () => {
    const cart = header.getByRole('button', { name: 'Cart, 2 items' });
    await tabTo(page, cart, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(loginPanel(page).getByLabel('Mobile Number')).toBeFocused();
    await expectTrap(page, loginPanel(page));
    await page.keyboard.press('Escape');
    await expect(loginPanel(page)).toBeHidden();
    await expect(cart).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(loginPanel(page).getByLabel('Mobile Number')).toBeFocused();
    await page.keyboard.type(mobileNumber);
    await page.keyboard.press('Enter');
    const register = loginPanel(page, 'Create Account');
    await expect(register.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Meena');
    await tabTo(page, register.getByLabel('Email Id'));
    await page.keyboard.type('meena@example.com');
    await page.keyboard.press('Enter');
    await expect(loginPanel(page, 'Verify').getByLabel('One-time code')).toBeFocused();
    await page.keyboard.type(await printedCode(shop, mobileNumber, 1));
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('moves the map by arrow keys and saves an address', async () => {
    const choose = main.getByRole('button', { name: 'Choose an address' }).first();
    await press(page, choose);
    const dialog = page.getByRole('dialog', { name: 'Your Location' });
    await expect(dialog).toBeVisible();
    await expectTrap(page, dialog);
    await tabTo(page, dialog.getByLabel('Search your area'));
    await page.keyboard.type('gandhi');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    const map = page.getByRole('dialog', { name: 'Set delivery location' });
    await expect(map.getByText(/^Gandhipuram, Coimbatore/)).toBeVisible();
    await tabTo(page, map.getByRole('application'));
    await page.keyboard.press('ArrowUp');
    await tabTo(page, map.getByLabel('Street'));
    await page.keyboard.type('12 Cross Cut Road');
    await tabTo(page, map.getByLabel('Landmark'));
    await page.keyboard.type('Bus stand');
    await tabTo(page, map.getByRole('button', { name: 'Home' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(map.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-pressed', 'true');
    await press(page, map.getByRole('button', { name: 'Save address' }));
    await expect(map).toBeHidden();
    await expect(main.getByRole('button', { name: 'Change address' })).toBeFocused();
    const address = (await readStorage(page, 'selectedAddress')) as { lat: number; type: number };
    expect(address.type).toBe(2);
    // North of the middle of Gandhipuram.
    expect(address.lat).toBeGreaterThan(11.0172);
  });

  await test.step('pays in the UPI app’s tab', async () => {
    await press(page, page.getByRole('button', { name: 'Pay ₹310' }));
    await expect(page).toHaveURL(/\/order\/status\//);
    const opening = context.waitForEvent('page');
    await press(page, page.getByRole('link', { name: /Open the payment page/ }));
    const sandbox = await opening;
    await press(sandbox, sandbox.getByRole('button', { name: /^Pay/ }));
    await expect(sandbox.getByRole('status')).toBeVisible();
    await sandbox.close();
    await expect(page).toHaveURL(/\/checkout\/success\//);
  });

  await test.step('tracks the order and cancels it', async () => {
    await press(page, page.getByRole('link', { name: 'Track order' }));
    await expect(main.getByText('WAITING FOR CONFIRMATION').first()).toBeVisible();
    const cancel = main.getByRole('button', { name: 'Cancel order' });
    await press(page, cancel);
    const dialog = page.getByRole('dialog');
    await expectTrap(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'I want to change the order' })).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(main.getByText('CANCELLED').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(true);
  });
});

test('opens the profile menu and logs out by keyboard', async ({ page, shop }) => {
  await seedLogin(page, await newCustomer(shop));
  await page.goto('/faq');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Kavitha' });
  await press(page, menu);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Hungry for more?' });
  await expect(question).toBeVisible();
  await expectTrap(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();
});
