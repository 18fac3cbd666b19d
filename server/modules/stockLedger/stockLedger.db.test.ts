import type { ProductDetail } from '../../../contract/homepage';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { createStockLedger } from '.';

const MILLET = 'ml-thinai-500';
const OTHER = 'ml-samai-500';

let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  shopper = await makeShopper(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
});
beforeEach(async () => {
  for (const pack of [MILLET, OTHER]) await setStock(test.deps, pack, 9);
});
afterAll(() => test.close());

describe('a transaction', () => {
  let changes: number;
  const stock = createStockLedger(() => {
    changes += 1;
  });
  beforeEach(() => {
    changes = 0;
  });
  const writeOff = (packIds: string[], fails = false) =>
    inTransaction(test.deps.db, async (tx) => {
      await stock.lock(tx, packIds);
      const about = { reason: 'REPLACED', actorId: selvi.staffId, note: 'Torn', at: test.deps.clock.now() } as const;
      for (const packId of packIds) await stock.writeOff(tx, [{ packId, quantity: 1 }], about);
      expect(changes).toBe(0);
      if (fails) throw new Error('too late');
    });

  it('that moved stock invalidates once, after its commit', async () => {
    await writeOff([MILLET, OTHER]);
    expect(changes).toBe(1);
  });

  it('that was rolled back invalidates nothing', async () => {
    await expect(writeOff([MILLET], true)).rejects.toThrow('too late');
    expect([changes, await stockOf(test.deps, MILLET)]).toEqual([0, 9]);
  });
});

// The clock stands still, so the cached product only changes when it is invalidated.
it('shows each change of stock in the next response', async () => {
  const available = async () => {
    const response = await test.app.inject({ url: '/api/web/homepage/product/detail/foxtail-millet-thinai' });
    const { data } = response.json<ApiResponse<ProductDetail>>();
    return data.packs.find(({ _id }) => _id === MILLET)?.available;
  };
  const staffCall = async (url: string, payload: object) => {
    const headers = { ...selvi.headers, 'idempotency-key': newId() };
    const response = await test.app.inject({ method: 'POST', url: `/api/staff${url}`, headers, payload });
    expect(response.statusCode).toBe(200);
    return response.json<ApiResponse>().data;
  };
  await staffCall(`/stock/packs/${MILLET}/change`, { reason: 'SPOILED', change: -1 });
  expect(await available()).toBe(8);
  const order = await shopper.place([{ _id: MILLET, quantity: 3 }], { paymentMethod: 'AT_DOOR' });
  expect(await available()).toBe(5);
  const less = { lineNo: 1, quantity: 1, reason: 'CUSTOMER' };
  const { reducedPaise } = await staffCall(`/packing/orders/${order.orderId}/lines/preview`, less);
  await staffCall(`/packing/orders/${order.orderId}/lines/change`, { ...less, expectedReducedPaise: reducedPaise });
  expect(await available()).toBe(7);
  await shopper.cancel(order.orderId);
  expect(await available()).toBe(8);
});
