import type { Page } from '@playwright/test';

/** Opens a drop of the rider's list, then the dialog for its door. @returns the dialog */
export async function atTheDoor(page: Page, orderNumber: string) {
  const line = page.getByRole('listitem').filter({ hasText: orderNumber }).getByRole('button').first();
  if ((await line.getAttribute('aria-expanded')) !== 'true') await line.click();
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    giveCode: async (code: string) => {
      await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(code);
      await dialog.getByRole('button', { name: 'Delivered' }).click();
    },
  };
}

export const wrongCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');
