import type { DayBooks } from '../../../../contract/staffMoney';
import { loggedInStaff } from '../../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../../testing/shopper';
import { makeTestApp, type TestApp } from '../../../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp();
});
afterAll(() => test.close());

it('counts what came in once, when two days are closed at once', async () => {
  const admin = await loggedInStaff(test.deps);
  const call = async <T>(url: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET';
    const response = await test.app.inject({ method, url: `/api/staff${url}`, headers: admin.headers, payload });
    return response.json<ApiResponse<T>>();
  };
  const { orderNumber, amount } = await (
    await makeShopper(test)
  ).place([{ _id: 'ml-thinai-500', quantity: 4 }], { paymentMethod: 'AT_DOOR' });
  expect(await call(`/orders/${orderNumber}/collect`, { method: 'CASH', amountPaise: amount })).toMatchObject({
    status: 200,
  });
  const { openDays } = (await call<DayBooks>('/money/day')).data;
  expect(openDays).toHaveLength(2);
  await Promise.all(openDays.map((day) => call('/money/day', { day, differencePaise: 0 })));
  const { closings } = (await call<DayBooks>('/money/day')).data;
  const received = closings.flatMap(({ totals }) => totals.received);
  expect(received).toEqual([{ provider: 'at_door', amountPaise: amount }]);
});
