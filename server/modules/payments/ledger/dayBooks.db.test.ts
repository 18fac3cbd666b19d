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
  const close = (body: object) => shop.call(shop.admin, 'POST', '/money/day', { day: openDays[0], ...body });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  expect(await close({ differencePaise })).toMatchObject({ message: 'Write down why the cash differs.' });
  expect(await close({ differencePaise, note: 'A torn note' })).toMatchObject({ status: 200 });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
  expect(await readBooks()).toMatchObject({
    openDays: [],
    totals: { received: [{ provider: 'at_door', amountPaise: TOTAL }], differencePaise: 0, cashInHandPaise: 2 * TOTAL },
    closings: [{ day: openDays[0], note: 'A torn note', closedByName: 'Selvi', totals }],
  });
});

it('what came in counts once, when two days are closed at once', async () => {
  shop.deps.clock.advance(THREE_DAYS_S);
  const admin = await loggedInStaff(shop.deps);
  const { openDays, totals } = await readBooks(admin);
  expect(openDays).toHaveLength(2);
  expect(totals.received).toEqual([{ provider: 'at_door', amountPaise: TOTAL }]);
  await Promise.all(openDays.map((day) => shop.call(admin, 'POST', '/money/day', { day, differencePaise: 0 })));
  const { closings } = await readBooks(admin);
  const received = closings.filter(({ day }) => openDays.includes(day)).flatMap((closing) => closing.totals.received);
  expect(received).toEqual(totals.received);
});
