// `npm run bench:figures`: a year's figures of the staff's area at BENCH_ORDERS orders, before and after their days are
// added up.
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { root } from '../scripts/prepare.mjs';
import { NO_TIMEOUTS, openPostgres } from '../server/db/postgres';
import { salesDays } from '../server/db/schema/salesOfDays';
import { localities } from '../server/db/schema/shop';
import { seedDemo } from '../server/db/seed/seed';
import type { AppDeps } from '../server/deps';
import { systemClock } from '../server/lib/clock';
import { addDays, shopDay } from '../server/lib/shopDays';
import { createSalesFigures } from '../server/modules/figures/salesFigures';
import { createStockFigures } from '../server/modules/figures/stockFigures';
import { sumJob } from '../server/modules/figures/sumJob';
import { percentile } from './calls.mjs';
import { machine, table } from './report.mjs';
import { growHistory, spreadOverYear } from './support/growth.mjs';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 200_000);
const ORDERS_PER_CUSTOMER = 10;
/** Each statement of the growth writes the orders of one customer, who are then spread. */
const BATCHES = 20;
const CALLS = 10;

console.log(machine());
const cluster = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const opened = await openPostgres({ url: cluster.url, poolSize: 2, root, timeouts: NO_TIMEOUTS });
try {
  await opened.migrate();
  await seedDemo(opened.db, systemClock.now());
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const id = `grown-${batch}`;
    await client.query(
      "INSERT INTO customers (id, mobile_number, name, email_id) VALUES ($1, $2, 'Valli', 'valli@example.com')",
      [id, String(5_000_000_000 + batch)],
    );
    await growHistory(client, id, ORDERS / BATCHES);
  }
  await spreadOverYear(client, ORDERS / ORDERS_PER_CUSTOMER);
  await client.end();

  const places = await opened.db.select().from(localities);
  const getLocalities = async () => places;
  // The figures read no more of what the server has.
  const deps = { db: opened.db, clock: systemClock } as AppDeps;
  const figures = createSalesFigures(deps, getLocalities);
  const to = shopDay(systemClock.now());
  const year = { from: addDays(to, -364), to };
  const reports: Record<string, () => Promise<unknown>> = {
    sales: () => figures.readSales(year),
    products: () => figures.readProducts(year, 'en'),
    delivery: () => figures.readDelivery(year, 'en'),
    customers: () => figures.readCustomers(year),
    offers: () => figures.readOffers(year),
    // It needs no sums.
    stock: () => createStockFigures(deps)({ runningOutDays: 14, slowDays: 30 }, 'en'),
  };
  const measure = async (read: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
    }
    return percentile(
      times.sort((a, b) => a - b),
      0.5,
    ).toFixed(0);
  };

  const fromOrders = new Map<string, string>();
  for (const [report, read] of Object.entries(reports)) fromOrders.set(report, await measure(read));
  const began = performance.now();
  for (const job = sumJob(deps, getLocalities); (await opened.db.$count(salesDays)) < 363;) await job.run();
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const rows = [];
  for (const [report, read] of Object.entries(reports))
    rows.push({
      report,
      'from orders, p50 ms': fromOrders.get(report) ?? '',
      'from added-up days, p50 ms': await measure(read),
    });
  console.log(`\nA year of ${ORDERS.toLocaleString('en')} orders, added up in ${seconds} s:\n\n${table(rows)}`);
} finally {
  await opened.close();
  await cluster.stop();
}
