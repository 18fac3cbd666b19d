import { and, eq, inArray } from 'drizzle-orm';
import type { PriceRow } from '../../../contract/staffCatalogue';
import { STAFF_ROLE } from '../../../contract/staffRights';
import type { PackChange, PacksSaved, StockLevel } from '../../../contract/staffStock';
import { auditLog, batches, stockMovements } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500';
const OTHER = 'ml-samai-500';
const SET = 'set-starter-1500';

let test: TestApp;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
});
afterAll(() => test.close());

const save = async (changes: object[], key: string = newId()): Promise<ApiResponse<PacksSaved>> => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/staff/stock/packs',
    headers: { ...mani.headers, 'idempotency-key': key },
    payload: { changes },
  });
  return response.json<ApiResponse<PacksSaved>>();
};

/** Returns the stock that the grid shows. */
async function stockLevelOf(packId: string): Promise<StockLevel> {
  const response = await test.app.inject({ url: '/api/staff/catalogue/prices?search=millet', headers: mani.headers });
  const { data } = response.json<ApiResponse<{ items: PriceRow[] }>>();
  return data.items.find(({ _id }) => _id === packId)!.stockLevel!;
}
/** A cell into which all units of the shelf were typed. */
const counted = (packId: string, { units, version }: StockLevel, typed: number): PackChange => ({
  packId,
  version,
  reason: 'COUNTED',
  expected: units,
  change: typed - units,
});
const moved = (packId: string) =>
  test.deps.db
    .select({ change: stockMovements.change, reason: stockMovements.reason, note: stockMovements.note })
    .from(stockMovements)
    .where(and(eq(stockMovements.packId, packId), eq(stockMovements.actorId, mani.staffId)));

it('ends in the right stock while 50 customers buy what is being counted', async () => {
  await setStock(test.deps, PACK, 200);
  const stockLevel = await stockLevelOf(PACK);
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => makeShopper(test)));
  const buying = shoppers.map((each) => each.order([{ _id: PACK, quantity: 2 }]));
  const saving = save([counted(PACK, stockLevel, stockLevel.units - 3)]);
  const orders = await Promise.all(buying);
  expect((await saving).data).toEqual({ saved: [PACK], rejected: [] });
  const sold = orders.filter(({ status }) => status === 200).length;
  expect(sold).toBeGreaterThan(0);
  expect(await stockOf(test.deps, PACK)).toBe(200 - 3 - 2 * sold);
  expect(await stockLevelOf(PACK)).toMatchObject({ units: 197, waiting: 2 * sold });
  expect(await moved(PACK)).toEqual([{ change: -3, reason: 'COUNTED', note: null }]);
});

it('writes a movement with its reason for each row, in the log of each pack', async () => {
  await setStock(test.deps, PACK, 20);
  await setStock(test.deps, OTHER, 10);
  const [pack, other] = [await stockLevelOf(PACK), await stockLevelOf(OTHER)];
  const batch = { code: 'SA-1', packedOn: '2026-01-05', bestBefore: '2036-01-05' };
  const response = await save([
    { packId: PACK, version: pack.version, reason: 'SPOILED', change: -2, note: 'Wet' },
    { packId: OTHER, version: other.version, reason: 'RECEIVED', change: 12, batch },
  ]);
  expect(response.message).toBe('The stock of 2 packs is changed.');
  expect([await stockOf(test.deps, PACK), await stockOf(test.deps, OTHER)]).toEqual([18, 22]);
  expect((await moved(PACK)).at(-1)).toEqual({ change: -2, reason: 'SPOILED', note: 'Wet' });
  const [received] = await test.deps.db.select().from(batches).where(eq(batches.code, 'SA-1'));
  expect(received).toMatchObject({ packId: OTHER, stock: 12, bestBefore: '2036-01-05' });
  const audits = await test.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'changeStock'), inArray(auditLog.subjectId, [PACK, OTHER])));
  expect(audits.slice(-2)).toMatchObject([
    { staffName: 'Mani', subjectId: PACK, before: { stock: 20 }, after: { stock: 18, reason: 'SPOILED' } },
    { staffName: 'Mani', subjectId: OTHER, before: { stock: 10 }, after: { stock: 22, batch: 'SA-1' } },
  ]);
});

it('saves the good rows, and says of each other one what is wrong', async () => {
  await setStock(test.deps, PACK, 20);
  await setStock(test.deps, OTHER, 10);
  const [{ version }, other] = [await stockLevelOf(PACK), await stockLevelOf(OTHER)];
  const message = async (row: object) => {
    const { data } = await save([{ packId: PACK, version, change: 1, ...row }, counted(OTHER, other, other.units)]);
    expect(data.saved).toEqual([OTHER]);
    return data.rejected[0]?.message;
  };
  expect(await message({ reason: 'SAMPLE' })).toBe('Enter a whole number');
  expect(await message({ reason: 'CORRECTION' })).toBe('Say why');
  expect(await message({ reason: 'RECEIVED' })).toBe('Enter the batch number');
  expect(await message({ reason: 'EXPIRED', change: -21 })).toBe('Only 20 in stock.');
  expect(await message({ packId: SET, reason: 'COUNTED' })).toBe("We can't find this pack.");
  expect(
    await message({ reason: 'RECEIVED', batch: { code: 'X', packedOn: '2026-01-05', bestBefore: '2026-01-04' } }),
  ).toBe('The best-before day must come after the day of packing.');
  expect(await stockOf(test.deps, PACK)).toBe(20);
});

it('receives units with little life left only to write them off', async () => {
  await setStock(test.deps, PACK, 20);
  const { version } = await stockLevelOf(PACK);
  const today = shopDay(test.deps.clock.now());
  const batch = { code: 'OLD-1', packedOn: addDays(today, -300), bestBefore: addDays(today, 5) };
  const row = { packId: PACK, version, reason: 'RECEIVED', change: 6 };
  const { data } = await save([{ ...row, batch }]);
  expect(data.rejected).toMatchObject([{ packId: PACK, isTooOld: true }]);
  expect((await save([{ ...row, batch: { ...batch, writesOff: true } }])).data.saved).toEqual([PACK]);
  expect(await stockOf(test.deps, PACK)).toBe(20);
  expect((await moved(PACK)).slice(-2)).toMatchObject([
    { change: 6, reason: 'RECEIVED' },
    { change: -6, reason: 'EXPIRED' },
  ]);
});

it('rejects what was typed over another shelf, and shows the present one', async () => {
  await setStock(test.deps, PACK, 20);
  const stockLevel = await stockLevelOf(PACK);
  await save([{ packId: PACK, version: stockLevel.version, reason: 'SAMPLE', change: -1 }]);
  const { data } = await save([{ packId: PACK, version: stockLevel.version, reason: 'SPOILED', change: -1 }]);
  expect(data).toMatchObject({
    saved: [],
    rejected: [{ packId: PACK, message: expect.stringMatching(/19 should be there now/) as string }],
  });
  expect(data.rejected[0]!.stockLevel).toEqual(await stockLevelOf(PACK));

  const order = await (await makeShopper(test)).place([{ _id: PACK, quantity: 4 }]);
  const before = await stockLevelOf(PACK);
  await orderSteps(test).makeReady(order);
  // What left the shelf to be packed was counted with it; a difference holds whatever was there.
  expect((await save([counted(PACK, before, before.units - 1)])).data.rejected).toHaveLength(1);
  const less = { packId: PACK, version: before.version, reason: 'SPOILED', change: -1 };
  expect((await save([less])).data.saved).toEqual([PACK]);
  expect(await stockOf(test.deps, PACK)).toBe(14);
});

it('a change is done once for a request that is sent again', async () => {
  await setStock(test.deps, PACK, 20);
  const { version } = await stockLevelOf(PACK);
  const row = { packId: PACK, version, reason: 'SPOILED', change: -2 };
  const key = newId();
  const both = await Promise.all([1, 2].map(() => save([row], key)));
  expect(both.map(({ data }) => data.saved)).toEqual([[PACK], [PACK]]);
  expect(await stockOf(test.deps, PACK)).toBe(18);
});
