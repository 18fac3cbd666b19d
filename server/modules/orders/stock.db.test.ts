import { eq } from 'drizzle-orm';
import { orderEvents, paymentAttempts } from '../../db/schema';
import { EXPIRY, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { quantityByPack, setStock } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const PACKS = ['ml-thinai-500', 'ml-thinai-1000', 'dm-multi-500'];
const ROUNDS = 30;
const AT_ONCE = 6;

let testApp: TestApp;
let shoppers: Shopper[];
beforeAll(async () => {
  testApp = await makeTestApp();
  shoppers = await Promise.all([1, 2, 3].map(() => makeShopper(testApp)));
});
afterAll(() => testApp.close());

/** Seeded, so that every run has the same numbers. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it('conserves stock plus held quantity under concurrency', async () => {
  const { deps, app } = testApp;
  for (const pack of PACKS) await setStock(deps, pack, 12);
  const packQuantities = await quantityByPack(deps);
  const random = dice(20_261_120);
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!;
  const known: { orderId: string; orderNumber: string; shopper: Shopper }[] = [];

  const press = async (button: string) => {
    const order = known.length && pick(known);
    if (!order) return;
    const isOfOrder = eq(paymentAttempts.orderId, order.orderId);
    const [attempt] = await deps.db.select().from(paymentAttempts).where(isOfOrder);
    await app.inject({ method: 'POST', url: `/pay/sandbox/${attempt!.id}/${button}` });
  };
  const shopkeeper = async (what: string) => {
    const order = known.length && pick(known);
    if (!order) return;
    const headers = { 'x-internal-secret': testSecrets.internal };
    await app.inject({ method: 'POST', url: `/api/internal/orders/${order.orderNumber}/${what}`, headers });
  };
  const place = async () => {
    const shopper = pick(shoppers);
    const items = PACKS.slice(random(3)).map((_id) => ({ _id, quantity: 1 + random(4) }));
    const response = await shopper.order([...items, { _id: PACKS[2]!, quantity: 1 + random(2) }]);
    if (response.status === 200) known.push({ ...response.data, shopper });
  };
  const doings: (() => Promise<unknown>)[] = [
    place,
    place,
    place,
    () => press('pay'),
    () => press('pay'),
    () => press('decline'),
    () => press('lapse'),
    () => shopkeeper('advance'),
    () => shopkeeper('advance'),
    () => shopkeeper('cancel'),
    async () => {
      const order = known.length && pick(known);
      if (order) await order.shopper.cancel(order.orderId);
    },
    async () => {
      deps.clock.advance(random(600));
      await runJob(deps, EXPIRY);
    },
  ];

  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => pick(doings)()));
    expect([round, await quantityByPack(deps)]).toEqual([round, packQuantities]);
  }

  // Proves that stock really moved in both directions.
  const rows = await deps.db
    .selectDistinct({ from: orderEvents.fromStatus, to: orderEvents.toStatus })
    .from(orderEvents);
  const steps = rows.map(({ from, to }) => `${from ?? 'nothing'} → ${to}`);
  expect(steps).toEqual(
    expect.arrayContaining([
      'nothing → PAYMENT_PENDING',
      'PAYMENT_PENDING → CANCELLED',
      'PAYMENT_PENDING → ORDER_CREATED',
      'ORDER_CREATED → CANCELLED',
      'CANCELLED → ORDER_CREATED',
    ]),
  );
});
