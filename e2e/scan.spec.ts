import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { STAFF_ROLE } from '../contract/staffRights';
import { chromiumArgs } from '../scripts/chromium.mjs';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

/** The browser's camera sees this film of JPEGs. */
const film = path.join(tmpdir(), `vayal-camera-${process.pid}.mjpeg`);
/** No order has this number: its page says so, which shows that it was read. */
const ORDER_NUMBER = 'VY987654';

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [
        ...chromiumArgs,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
  },
});

test.beforeAll(async () => {
  const code = await bwipjs.toBuffer({ bcid: 'qrcode', text: ORDER_NUMBER, scale: 6 });
  const label = { width: 640, height: 480, channels: 3 as const, background: '#d8cfc0' };
  const frame = await sharp({ create: label })
    .composite([
      {
        input: await sharp(code)
          .flatten({ background: 'white' })
          .extend({ ...border(24) })
          .toBuffer(),
      },
    ])
    .jpeg()
    .toBuffer();
  writeFileSync(film, Buffer.concat(Array.from({ length: 10 }, () => frame)));
});
test.afterAll(() => rmSync(film, { force: true }));

const border = (px: number) => ({ top: px, bottom: px, left: px, right: px, background: 'white' });

test('the camera reads the code of a slip, and opens its order', async ({ page, shop }) => {
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON, '/packing');
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/orders/${ORDER_NUMBER}$`));
  await expect(page.getByRole('heading', { name: 'There is no order with this number' })).toBeVisible();
});
