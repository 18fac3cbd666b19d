import { eq } from 'drizzle-orm';
import type { DayBooks } from '../../../../contract/staffMoney';
import { ledger } from '../../../db/schema';
import { loggedInStaff } from '../../../testing/loggedInStaff';
import { makeUpiShop, TOTAL, type UpiShop } from '../../../testing/upiShop';

const THREE_DAYS_S = 3 * 86_400;

let shop: UpiShop;
beforeAll(async () => {
  shop = await makeUpiShop();
});
afterAll(() => shop.close());

const readBooks = async (staff = shop.admin) => (await shop.call<DayBooks>(staff, 'GET', '/money/day')).data;

it('a day closes once, with everything since the last closing and the difference of its cash', async () => {
  await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
  await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
  const differencePaise = -5_000;
  expect(await shop.handIn(shop.admin, differencePaise, 'A torn note')).toMatchObject({ status: 200 });
  await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
  const { openDays, totals } = await readBooks();
  expect(openDays).toHaveLength(2);
  expect(totals).toEqual({
    received: [{ provider: 'at_door', amountPaise: 3 * TOTAL }],
    refundedPaise: 0,
    cashExpectedPaise: 2 * TOTAL,
    cashCountedPaise: 2 * TOTAL + differencePaise,
    differencePaise,
    cashInHandPaise: TOTAL,
  });
  const differences = await shop.deps.db.select().from(ledger).where(eq(ledger.account, 'DIFFERENCE'));
  expect(differences).toMatchObject([{ amountPaise: -differencePaise }]);
  const close = (body: object) => shop.call(shop.admin, 'POST', '/money/day', { day: openDays[0]!.day, ...body });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  expect(await close({ differencePaise })).toMatchObject({ message: 'Write down why the cash differs.' });
  expect(await close({ differencePaise, note: 'A torn note' })).toMatchObject({ status: 200 });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
  expect(await readBooks()).toMatchObject({
    openDays: [],
    totals: { received: [{ provider: 'at_door', amountPaise: TOTAL }], differencePaise: 0, cashInHandPaise: 2 * TOTAL },
    closings: [{ day: openDays[0]!.day, note: 'A torn note', closedByName: 'Selvi', totals }],
  });
});

it('what came in counts once, when two days are closed at once', async () => {
  shop.deps.clock.advance(THREE_DAYS_S);
  const admin = await loggedInStaff(shop.deps);
  const { openDays, totals } = await readBooks(admin);
  expect(openDays).toHaveLength(2);
  expect(totals.received).toEqual([{ provider: 'at_door', amountPaise: TOTAL }]);
  const days = openDays.map(({ day }) => day);
  await Promise.all(days.map((day) => shop.call(admin, 'POST', '/money/day', { day, differencePaise: 0 })));
  const { closings } = await readBooks(admin);
  const received = closings.filter(({ day }) => days.includes(day)).flatMap((closing) => closing.totals.received);
  expect(received).toEqual(totals.received);
});

describe('closings around midnight', () => {
  const close = (day: string, differencePaise = 0, note?: string) =>
    shop.call(admin, 'POST', '/money/day', { day, differencePaise, ...(note !== undefined && { note }) });
  const totalsOf = async (day: string) => (await readBooks(admin)).closings.find((each) => each.day === day)?.totals;
  const cash = (paise: number) => (paise === 0 ? [] : [{ provider: 'at_door', amountPaise: paise }]);
  /** The moment is in the shop's time zone. */
  const at = (moment: string) => shop.deps.clock.set(new Date(`${moment}:00+05:30`));
  const take = async () => {
    // A session ends sooner than the days here.
    admin = await loggedInStaff(shop.deps, { name: 'Selvi' });
    await shop.collect(orderNumbers.pop()!, TOTAL, 'CASH', admin);
  };
  let admin = {} as UpiShop['admin'];
  let orderNumbers: string[] = [];
  beforeEach(async () => {
    await shop.close();
    shop = await makeUpiShop();
    orderNumbers = [];
    for (let count = 0; count < 5; count += 1) orderNumbers.push((await shop.placeAtDoor()).orderNumber);
  });

  it('cover what came before the first closing’s day', async () => {
    at('2027-01-10T22:30');
    await take();
    const sums = { countedPaise: TOTAL - 500, expectedPaise: TOTAL, note: 'Short of ₹5' };
    const cashier = await loggedInStaff(shop.deps);
    const handedIn = await shop.call(cashier, 'POST', '/money/handovers', { riderId: admin.staffId, ...sums });
    expect(handedIn).toMatchObject({ status: 200 });
    at('2027-01-11T00:15');
    await take();
    expect(await close('2027-01-10', -500, 'Short of ₹5')).toMatchObject({ status: 200 });
    expect(await totalsOf('2027-01-10')).toMatchObject({
      received: cash(TOTAL),
      differencePaise: -500,
      cashInHandPaise: 0,
    });
  });

  it.each([
    ['an ordinary day', '2027-01-10', '2027-01-11'],
    ['the end of a month', '2027-01-31', '2027-02-01'],
    ['the end of the financial year', '2027-03-31', '2027-04-01'],
  ])('book each posting once and on its own day: %s', async (_, first, second) => {
    for (const hour of ['00:00', '05:29', '05:30', '23:59']) {
      at(`${first}T${hour}`);
      await take();
    }
    at(`${second}T00:00`);
    await take();
    const { openDays, totals } = await readBooks(admin);
    expect(openDays.map(({ day, totals: { received } }) => [day, received])).toEqual([
      [second, cash(5 * TOTAL)],
      [first, cash(4 * TOTAL)],
    ]);
    expect(totals.received).toEqual(cash(5 * TOTAL));
    expect(await close(first)).toMatchObject({ status: 200 });
    expect(await close(second)).toMatchObject({ status: 200 });
    expect([(await totalsOf(first))?.received, (await totalsOf(second))?.received]).toEqual([
      cash(4 * TOTAL),
      cash(TOTAL),
    ]);
  });
});
