import type { Page } from '@playwright/test';
import { loginPanel, typeNumber } from './support/browser';
import { codeAt, newCustomerBySms, takenFor, test } from './support/messageProviders';
import { expect } from './support/test';

async function askForCode(page: Page, mobileNumber: string): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await typeNumber(page, mobileNumber);
  await expect(loginPanel(page, 'Verify').getByRole('button', { name: /^Resend OTP/ })).toBeVisible();
}

test('a customer logs in with the code of the SMS provider, and with the second one’s while the first is down', async ({
  page,
  anotherDevice,
  shop,
  providers,
}) => {
  const { msg91, twilio } = providers;
  const [first, second] = [await newCustomerBySms(shop, providers), await newCustomerBySms(shop, providers, 'Arul')];
  const enterCode = async (at: Page, code: string, name: string) => {
    await loginPanel(at, 'Verify').getByLabel('One-time code').fill(code);
    await expect(at.getByRole('banner').getByRole('button', { name })).toBeVisible();
  };

  await askForCode(page, first.mobileNumber);
  await expect.poll(() => takenFor(msg91, first.mobileNumber).length).toBe(2);
  await enterCode(page, await codeAt([msg91], first.mobileNumber), first.name);
  expect(twilio.calls).toEqual([]);

  msg91.fault = () => 'RESET';
  const other = await anotherDevice();
  await askForCode(other, second.mobileNumber);
  await enterCode(other, await codeAt([twilio], second.mobileNumber), second.name);
  expect(takenFor(twilio, second.mobileNumber)).toHaveLength(1);
  expect(takenFor(msg91, second.mobileNumber)).toHaveLength(1);
});
