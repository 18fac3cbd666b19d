import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { ensurePgbouncer, startPgbouncer } from '../scripts/pgbouncer.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { advanceOrder, call, newCustomer, payOrder, placeOrder } from './support/api';
import { startShop, withTemporaryFolder } from './support/server';
import { callStaff, staffToken } from './support/staff';

test('a shop sells, packs and cancels behind a pooler that lends its connections for a transaction', async () => {
  test.skip(process.env.FULL_GATE !== 'true', 'a part of the full gate');
  const program = ensurePgbouncer();
  test.skip(program === undefined, 'PgBouncer is not installed');
  const cluster = await startPostgres();
  // Fewer than the shop's, so that each call may get another's.
  const pooler = await startPgbouncer(program!, cluster.url, { default_pool_size: 3 });
  try {
    await withTemporaryFolder(async (dataDir) => {
      const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url, DEMO: 'true', LOG_LEVEL: 'warn' };
      const shop = await startShop({ dataDir, env });
      const token = await staffToken(shop, STAFF_ROLE.ADMIN);
      const sellAndCancel = async (name: string) => {
        const customer = await newCustomer(shop, name);
        const order = await placeOrder(shop, customer);
        await payOrder(shop, order);
        await advanceOrder(shop, order, 1);
        const board = await callStaff(shop, '/orders', { token });
        expect(board.status).toBe(200);
        expect(JSON.stringify(board.data)).toContain(order.orderNumber);
        const cancelled = await call(shop, `/order/cancel/${order.orderId}`, { token: customer.token });
        expect(cancelled.status, cancelled.message).toBe(200);
        const found = await call(shop, '/homepage/products', { body: { search: randomUUID() } });
        expect(found.status).toBe(200);
        expect((await fetch(`${shop.url}/`)).status).toBe(200);
      };
      await Promise.all(['Kavitha', 'Murugan', 'Selvi', 'Arun'].map(sellAndCancel));
      await shop.end();
      expect(shop.output()).not.toMatch(/"level":(40|50|60)/);
    });
  } finally {
    await pooler.stop();
    await cluster.stop();
  }
});
