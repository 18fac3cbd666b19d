import { eq } from 'drizzle-orm';
import type { BatchRecall } from '../../../contract/staffRecall';
import type { PacksSaved, PackStock } from '../../../contract/staffStock';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { batches, stockMovements } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import type { ApiResponse } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500';
const LARGER = 'ml-thinai-1000';
const SPELLINGS = ['LOT-7A', 'lot-7a', 'LOT 7A', 'LOT–7A', 'ＬＯＴ－７Ａ', ' Lot - 7a '];

let test: TestApp;
let admin: LoggedInStaff;
beforeEach(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  for (const pack of [PACK, LARGER]) await setStock(test.deps, pack, 0);
});
afterEach(() => test.close());

const day = (days: number) => addDays(shopDay(test.deps.clock.now()), days);
const label = () => ({ packedOn: day(-5), bestBefore: day(360) });

async function call<T = null>(method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/stock${url}`,
    headers: { ...admin.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}
const receive = (code: string, { pack = PACK, ...more }: { pack?: string } & Record<string, unknown> = {}) =>
  call<{ nearCode: string } | null>('POST', `/packs/${pack}/receive`, { code, quantity: 3, ...label(), ...more });
const receiveInGrid = async (batch: object) => {
  const { data: pack } = await call<PackStock>('GET', `/packs/${PACK}`);
  const change = {
    packId: PACK,
    version: pack.version,
    reason: 'RECEIVED',
    change: 3,
    batch: { ...label(), ...batch },
  };
  return (await call<PacksSaved>('POST', '/packs', { changes: [change] })).data;
};
const idOf = async (code: string) => (await test.deps.db.select().from(batches).where(eq(batches.code, code)))[0]!.id;

it('receives every spelling of a code into one batch, and recalls all of it', async () => {
  for (const spelling of SPELLINGS) expect(await receive(spelling)).toMatchObject({ status: 200 });
  expect(await receiveInGrid({ code: 'LOT_7A' })).toMatchObject({ saved: [PACK] });
  const batchId = await idOf('LOT-7A');
  expect(await call('POST', `/batches/${batchId}/recall`, { reason: 'Small stones' })).toMatchObject({ status: 200 });
  expect(await stockOf(test.deps, PACK)).toBe(0);
  const { data } = await call<BatchRecall>('GET', `/batches/${batchId}/recall`);
  expect(data).toMatchObject({ code: 'LOT-7A', setApart: 21, spellings: [] });
  // No other spelling is accepted either.
  expect(await receive('lot 7a')).toMatchObject({ status: 409, message: expect.stringContaining('no longer sold') });
});

it('recalls, and takes back, batches that came in under several spellings before', async () => {
  for (const code of SPELLINGS) {
    const id = newId();
    await test.deps.db.insert(batches).values({ id, packId: PACK, code, ...label() });
    const units = { packId: PACK, batchId: id, change: 3, reason: 'RECEIVED' as const };
    await test.deps.db.insert(stockMovements).values(units);
  }
  const batchId = await idOf('lot-7a');
  await call('POST', `/batches/${batchId}/recall`, { reason: 'Small stones' });
  expect(await stockOf(test.deps, PACK)).toBe(0);
  const { data } = await call<BatchRecall>('GET', `/batches/${batchId}/recall`);
  expect(data).toMatchObject({ setApart: 18, alike: [] });
  expect(data.spellings).toHaveLength(SPELLINGS.length - 1);
  await test.app.inject({
    method: 'DELETE',
    url: `/api/staff/stock/batches/${batchId}/recall`,
    headers: admin.headers,
  });
  expect(await stockOf(test.deps, PACK)).toBe(18);
});

it.each(['LOT-7B', 'L0T-7A', 'LOT7A', 'LOT-7'])(
  'asks whether %s means LOT-7A, and accepts that it does not',
  async (code) => {
    await receive('LOT-7A');
    expect(await receive(code)).toMatchObject({
      status: 409,
      message: 'Did you mean batch LOT-7A? Check the label.',
      data: { nearCode: 'LOT-7A' },
    });
    expect(await receiveInGrid({ code })).toMatchObject({ saved: [], rejected: [{ nearCode: 'LOT-7A' }] });
    expect(await stockOf(test.deps, PACK)).toBe(3);
    expect(await receive(code, { isNewBatch: true })).toMatchObject({ status: 200 });
    // The confirmation is valid for the batch.
    expect(await receive(code)).toMatchObject({ status: 200 });
  },
);

it('doesn’t ask about the next number on another day, unless the one before is recalled', async () => {
  await receive('TH-2611');
  const later = { packedOn: day(-1), bestBefore: day(364) };
  expect(await receive('TH-2612', later)).toMatchObject({ status: 200 });
  await call('POST', `/batches/${await idOf('TH-2612')}/recall`, { reason: 'Small stones' });
  expect(await receive('TH-2613', { packedOn: day(0), bestBefore: day(365) })).toMatchObject({ status: 409 });
});

it('shows batches that are alike, and recalls those that are chosen', async () => {
  await receive('LOT-7A');
  await receive('lot 7a', { pack: LARGER });
  await receive('LOT-7B', { isNewBatch: true });
  await receive('LOT-9');
  const [batchId, larger, near] = [await idOf('LOT-7A'), await idOf('lot 7a'), await idOf('LOT-7B')];
  const { data } = await call<BatchRecall>('GET', `/batches/${batchId}/recall`);
  expect(data.alike).toMatchObject([
    { _id: larger, code: 'lot 7a', netGrams: 1000, units: 3, isSameCode: true },
    { _id: near, code: 'LOT-7B', netGrams: 500, units: 3, isSameCode: false },
  ]);
  const other = { reason: 'Small stones', alike: [await idOf('LOT-9')] };
  expect(await call('POST', `/batches/${batchId}/recall`, other)).toMatchObject({ status: 404 });
  expect(await stockOf(test.deps, PACK)).toBe(9);
  await call('POST', `/batches/${batchId}/recall`, { reason: 'Small stones', alike: [larger] });
  expect([await stockOf(test.deps, PACK), await stockOf(test.deps, LARGER)]).toEqual([6, 0]);
});
