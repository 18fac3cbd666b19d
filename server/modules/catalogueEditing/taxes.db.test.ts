import { eq } from 'drizzle-orm';
import type { TaxClass } from '../../../contract/staffTaxes';
import { auditLog, orderItems, products } from '../../db/schema';
import { shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const DAY_S = 86_400;

let test: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  test = await makeTestApp();
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

const admin = () => loggedInStaff(test.deps, { name: 'Selvi' });
/** yyyy-MM-dd, so many days from today. */
const dayIn = (days: number) => shopDay(new Date(test.deps.clock.now().getTime() + days * DAY_S * 1000));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object, staff?: LoggedInStaff) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue/taxes${url}`,
    headers: (staff ?? (await admin())).headers,
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const classes = async (): Promise<TaxClass[]> => (await call('GET')).data.classes;
const named = async (name: string): Promise<TaxClass> => (await classes()).find((each) => each.name === name)!;
const change = async (name: string, changes: object) => {
  const { _id, hsn, version } = await named(name);
  return call('PUT', `/${_id}`, { name, hsn, version, rates: [], ...changes });
};
const percentOf = async (orderId: string) => {
  const lines = await test.deps.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  return lines.map(({ gstPercent }) => gstPercent);
};
const ragi = [{ _id: 'ml-ragi-500', quantity: 4 }];
const shownPercent = async () => {
  const response = await test.app.inject({
    url: '/api/web/homepage/product/detail/foxtail-millet-thinai',
  });
  return response.json<ApiResponse>().data.facts.gstPercent;
};

it('takes a rate that was entered before its day from that day on, and leaves placed orders', async () => {
  const { data } = await change('Millets, pre-packed', { rates: [{ from: dayIn(1), gstPercent: 12 }] });
  expect(data.classes.find(({ _id }: TaxClass) => _id === '1008-5').rates.at(-1)).toEqual({
    from: dayIn(1),
    gstPercent: 12,
  });
  const before = await shopper.place(ragi);
  expect(await shownPercent()).toBe(5);

  // The first is a second before the shop's midnight, the other one second later.
  const midnight = new Date(`${dayIn(1)}T00:00:00+05:30`);
  test.deps.clock.set(new Date(midnight.getTime() - 1000));
  expect((await shopper.bill(ragi)).data.taxes).toMatchObject([{ ratePercent: 5 }]);
  test.deps.clock.set(midnight);
  expect((await shopper.bill(ragi)).data.taxes).toMatchObject([{ ratePercent: 12 }]);
  const after = await shopper.place(ragi);
  expect([await percentOf(before.orderId), await percentOf(after.orderId)]).toEqual([[5], [12]]);
  expect(await shownPercent()).toBe(12);
});

it('leaves rates that orders were taxed at, and takes back those to come', async () => {
  const { rates } = await named('Millets, pre-packed');
  const begun = rates.filter(({ from }) => from < dayIn(0));
  const today = { from: dayIn(0), gstPercent: 5 };
  await change('Millets, pre-packed', { rates: [today, { from: dayIn(5), gstPercent: 18 }] });
  await change('Millets, pre-packed', { rates: [today] });
  expect((await named('Millets, pre-packed')).rates).toEqual([...begun, today]);
});

it.each([
  ['of a day that is over', -1, 'rates.0.from', /Choose today or a later day/],
  ['of no day of the calendar', '2027-02-30', 'rates.0.from', /Choose a day/],
])('rejects a rate %s', async (_what, day, field, message) => {
  const from = typeof day === 'number' ? dayIn(day) : day;
  const { status, data } = await change('Millets, pre-packed', { rates: [{ from, gstPercent: 5 }] });
  expect(status).toBe(400);
  expect(data.fields[field]).toMatch(message);
});

it('rejects percents that can’t be, two rates from a day, and a class without a rate for today', async () => {
  for (const gstPercent of [-1, 41, 5.5, 1e12]) {
    const { data } = await change('Millets, pre-packed', { rates: [{ from: dayIn(1), gstPercent }] });
    expect(data.fields['rates.0.gstPercent']).toBe('The GST rate is a whole number from 0 to 40');
  }
  const twice = [dayIn(1), dayIn(1)].map((from) => ({ from, gstPercent: 5 }));
  const { data } = await change('Millets, pre-packed', { rates: twice });
  expect(data.fields['rates.1.from']).toBe('There is another rate from this day');
  const late = { name: 'Oils', hsn: '15', rates: [{ from: dayIn(1), gstPercent: 5 }] };
  expect(await call('POST', '', late)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/needs a rate for today/),
  });
});

it('shows the second of two people the class as it is now', async () => {
  const { _id, version } = await named('Rice, pre-packed');
  const body = { name: 'Rice, pre-packed', hsn: '1006', version };
  await call('PUT', `/${_id}`, { ...body, rates: [{ from: dayIn(9), gstPercent: 12 }] });
  const second = await call('PUT', `/${_id}`, { ...body, rates: [{ from: dayIn(3), gstPercent: 18 }] });
  expect(second).toMatchObject({ status: 409, message: expect.stringMatching(/^Another person changed/) });
  expect(second.data.taxClass.rates.at(-1)).toEqual({ from: dayIn(9), gstPercent: 12 });
});

it('a tax class is chosen by products of its HSN codes, and can’t be deleted while it has some', async () => {
  const rates = [{ from: dayIn(0), gstPercent: 0 }];
  const { data } = await call('POST', '', { name: ' Loose grain ', hsn: '10', rates });
  const { _id } = data.classes.find(({ name }: TaxClass) => name === 'Loose grain');
  const headers = (await admin()).headers;
  const url = '/api/staff/catalogue/products/ml-kambu';
  const save = async (changes: object) => {
    const found = (await test.app.inject({ url, headers })).json<ApiResponse>().data;
    const { _id: _self, slug: _slug, state: _state, taxClass: _class, related, packs, ...facts } = found;
    const { served: _served, ...rest } = facts;
    const relatedIds = related.map((each: { _id: string }) => each._id);
    const bodies = packs.map(
      ({
        stock: _stock,
        picture: _picture,
        isUsed: _isUsed,
        awaitedBy: _awaitedBy,
        ...pack
      }: object & Record<string, unknown>) => pack,
    );
    const payload = { ...rest, relatedIds, packs: bodies, ...changes };
    return (await test.app.inject({ method: 'PUT', url, headers, payload })).json<ApiResponse>();
  };
  expect((await save({ taxClassId: _id, hsn: '1901' })).data.fields.hsn).toMatch(/begin with 10$/);
  expect((await save({ taxClassId: 'gone' })).data.fields.taxClassId).toMatch(/was deleted/);
  expect(await save({ taxClassId: _id })).toMatchObject({ status: 200, data: { taxClass: 'Loose grain' } });
  const order = await shopper.place([{ _id: 'ml-kambu-500', quantity: 4 }]);
  expect(await percentOf(order.orderId)).toEqual([0]);

  expect((await change('Loose grain', { hsn: '1901', rates })).data.fields.hsn).toMatch(/^1 product of this class/);
  expect(await call('DELETE', `/${_id}`)).toMatchObject({ status: 409 });
  await save({ taxClassId: '1008-5', hsn: '1008' });
  expect((await call('DELETE', `/${_id}`)).status).toBe(200);
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
  expect(auditedActions).toMatchObject([
    { staffName: 'Selvi', subject: 'taxClass', after: { name: 'Loose grain', rates: `${dayIn(0)}: 0 %` } },
    { before: { name: 'Loose grain' } },
  ]);
});

it('rejects a second class of a name', async () => {
  const rates = [{ from: dayIn(0), gstPercent: 5 }];
  const { data } = await call('POST', '', { name: 'Flour, pre-packed', hsn: '', rates });
  expect(data.fields.name).toBe('Another tax class has this name');
});

it('counts products from before there were classes to the one of their code and rate', async () => {
  const { productCount } = await named('Sorghum, pre-packed');
  await test.deps.db.update(products).set({ taxClassId: null }).where(eq(products.hsn, '1007'));
  expect((await named('Sorghum, pre-packed')).productCount).toBe(productCount);
  await change('Sorghum, pre-packed', { rates: [{ from: dayIn(0), gstPercent: 18 }] });
  const [sorghum] = await test.deps.db.select().from(products).where(eq(products.hsn, '1007'));
  const bill = await shopper.bill([{ _id: `${sorghum!.id}-500`, quantity: 4 }]);
  expect(bill.data.taxes).toMatchObject([{ ratePercent: 18 }]);
  expect(await call('DELETE', '/1007-5')).toMatchObject({ status: 409 });
});

it('adds the usual classes of the trade where they are missing', async () => {
  const empty = await makeTestApp({ seed: false });
  const staff = await loggedInStaff(empty.deps);
  const add = async () =>
    (
      await empty.app.inject({ method: 'POST', url: '/api/staff/catalogue/taxes/usual', headers: staff.headers })
    ).json<ApiResponse>().data.classes;
  const first = await add();
  expect(first).toHaveLength(6);
  expect(await add()).toEqual(first);
  await empty.close();
});
