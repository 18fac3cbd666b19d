import type { Page } from '@playwright/test';
import { STAFF_ROLE } from '../../contract/staffRights';
import type { PlacedOrder } from './api';
import type { RunningShop } from './server';
import { callStaff, staffToken } from './staff';
import { expect } from './test';

/** Staff plan a round for the demo's rider. */
export async function planRound(shop: RunningShop, orders: readonly Pick<PlacedOrder, 'orderId'>[]): Promise<void> {
  const token = await staffToken(shop, STAFF_ROLE.SALES_PERSON);
  const { data: me } = await callStaff(shop, '/me', { token: await staffToken(shop, STAFF_ROLE.RIDER) });
  const body = { riderId: me._id, orderIds: orders.map(({ orderId }) => orderId) };
  expect(await callStaff(shop, '/rounds', { token, body })).toMatchObject({ status: 200 });
}

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
