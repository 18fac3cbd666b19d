import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { ensurePgbouncer, startPgbouncer } from '../scripts/pgbouncer.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { advanceOrder, call, newCustomer, payOrder, placeOrder } from './support/api';
import { startShop, withTemporaryFolder, type RunningShop } from './support/server';
import { callStaff, staffToken } from './support/staff';

/** The processes of a shop, without the one that supervises them. */
const processesOf = ({ pid }: RunningShop): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

/** A customer orders and pays, staff confirm it and see it on their board, and the customer cancels it. */
async function sellAndCancel(shop: RunningShop, staff: string): Promise<void> {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 1);
  const board = await callStaff(shop, '/orders', { token: staff });
  expect(board.status, board.message).toBe(200);
  expect(JSON.stringify(board.data)).toContain(order.orderNumber);
  const cancelled = await call(shop, `/order/cancel/${order.orderId}`, { token: customer.token });
  expect(cancelled.status, cancelled.message).toBe(200);
  expect((await fetch(`${shop.url}/`)).status).toBe(200);
}

/** Several connections at a time, each for one request, until stopped. Returns what was not answered with 200. */
function connectAgainAndAgain(shop: RunningShop) {
  let isStopped = false;
  const failures: unknown[] = [];
  const visit = async () => {
    const request = get(`${shop.url}/healthz`, { agent: false, signal: AbortSignal.timeout(15_000) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  };
  const visitOn = async () => {
    while (!isStopped) await visit().catch((error: unknown) => failures.push(error));
  };
  const ended = Promise.all(Array.from({ length: 8 }, visitOn));
  return async () => {
    isStopped = true;
    await ended;
    return failures;
  };
}

/** Follows the board as its page does: a stream that ends or breaks is opened again from the last event. */
function followBoard(shop: RunningShop, token: string) {
  const followed = { opened: 0, text: '', stop: () => abort.abort() };
  const abort = new AbortController();
  const follow = async () => {
    const lastId = [...followed.text.matchAll(/^id: ?(.+)$/gm)].at(-1)?.[1];
    const headers = { token, ...(lastId && { 'last-event-id': lastId }) };
    const response = await fetch(`${shop.url}/api/staff/stream`, { headers, signal: abort.signal });
    expect(response.status).toBe(200);
    followed.opened += 1;
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) followed.text += chunk;
  };
  const followOn = async () => {
    while (!abort.signal.aborted)
      await follow().catch((error: unknown) => {
        // The connection of a process that has ended.
        if (!abort.signal.aborted && !(error instanceof TypeError)) throw error;
      });
  };
  return Object.assign(followed, { ended: followOn() });
}

test('a shop of two processes behind a pooler sells while they are replaced, and after one was killed', async () => {
  const program = ensurePgbouncer();
  test.skip(program === undefined, 'PgBouncer is not installed');
  const cluster = await startPostgres();
  // Fewer than the shop's connections, so that each transaction may get another's.
  const pooler = await startPgbouncer(program!, cluster.url, { default_pool_size: 3 });
  try {
    await withTemporaryFolder(async (dataDir) => {
      const database = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url };
      const shop = await startShop({
        dataDir,
        env: { ...database, DEMO: 'true', PROCESSES: '2', DRAIN_SECONDS: '2', PAYMENT_EXPIRY_SECONDS: '86400' },
      });
      const token = await staffToken(shop, STAFF_ROLE.ADMIN);
      await Promise.all([1, 2, 3, 4].map(() => sellAndCancel(shop, token)));
      await expect.poll(() => processesOf(shop).length).toBe(2);

      const before = processesOf(shop);
      const board = followBoard(shop, token);
      await expect.poll(() => board.opened).toBe(1);
      const stopConnecting = connectAgainAndAgain(shop);
      process.kill(shop.pid, 'SIGUSR2');
      let sold = 0;
      const areReplaced = () => {
        const now = processesOf(shop);
        return now.length === 2 && now.every((pid) => !before.includes(pid));
      };
      do {
        await sellAndCancel(shop, token);
        sold += 1;
        expect(shop.output()).not.toContain('did not start');
      } while (!areReplaced());
      expect(await stopConnecting()).toEqual([]);
      expect(sold).toBeGreaterThan(1);
      expect(shop.output(), 'the pooler keeps no prepared statements').not.toContain('prepared statement');
      const last = await placeOrder(shop, await newCustomer(shop));
      await payOrder(shop, last);
      await expect.poll(() => board.text).toContain(last.orderNumber);
      expect(board.opened).toBeGreaterThan(1);
      board.stop();
      await board.ended;

      const [killed] = processesOf(shop);
      process.kill(killed!, 'SIGKILL');
      await expect.poll(() => processesOf(shop).filter((pid) => pid !== killed).length).toBe(2);
      await sellAndCancel(shop, token);
      await shop.end();
    });
  } finally {
    await pooler.stop();
    await cluster.stop();
  }
});
