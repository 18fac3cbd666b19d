import { eq } from 'drizzle-orm';
import type { AddonBody, StaffAddon } from '../../../contract/staffAddons';
import { addons, auditLog } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterAll(() => test.close());

async function call(method: 'GET' | 'POST' | 'PUT', url = '', payload?: object, key = newId()) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/catalogue/addons${url}`,
    headers: { ...admin.headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const byId = async (id: string): Promise<StaffAddon> =>
  (await call('GET')).data.find(({ _id }: StaffAddon) => _id === id);
const change = async (id: string, changes: object) => {
  const { _id, productCount: _productCount, ...addon } = await byId(id);
  return call('PUT', `/${_id}`, { ...addon, ...changes });
};
const view = async (language = 'en') =>
  (
    await test.app.inject({
      url: '/api/web/homepage/product/detail/foxtail-millet-thinai',
      headers: { 'accept-language': language },
    })
  ).json<ApiResponse>().data.addOns;
const newBody: AddonBody = {
  name: { en: 'Cloth bag', ta: 'துணிப் பை', hi: '' },
  pricePaise: 2500,
  kind: 'EXTRA',
  active: true,
};

it('an add-on is added last and once, without products, and shows English where a translation is missing', async () => {
  const key = newId();
  const first = await call('POST', '', newBody, key);
  const { data } = await call('POST', '', newBody, key);
  expect(data).toEqual(first.data);
  const added = data.at(-1);
  expect(added).toMatchObject({ name: { en: 'Cloth bag', ta: 'துணிப் பை', hi: '' }, productCount: 0 });
  const [row] = await test.deps.db.select().from(addons).where(eq(addons.id, added._id));
  expect(row).toMatchObject({ nameHi: 'Cloth bag' });
});

it('costs what it is changed to, from the next view on; orders retain their price', async () => {
  const shopper = await makeShopper(test);
  const items = [{ _id: 'ml-thinai-500', quantity: 4, addons: ['gift-box'] }];
  const { orderId } = await shopper.place(items);
  const before = (await shopper.track(orderId)).data.bill;
  await change('gift-box', { pricePaise: 5500, name: { en: 'Gift box', ta: 'பரிசுப் பெட்டி', hi: 'गिफ़्ट बॉक्स' } });
  expect((await view('hi'))[0]).toMatchObject({ _id: 'gift-box', pricePaise: 5500, name: 'गिफ़्ट बॉक्स' });
  expect((await shopper.bill(items)).data.lines[0].addons).toMatchObject([{ pricePaise: 5500 }]);
  expect((await shopper.track(orderId)).data.bill).toEqual(before);
  const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, 'gift-box'));
  expect(auditedActions).toMatchObject([
    { staffName: 'Selvi', subject: 'addon', before: { pricePaise: 4000 }, after: { pricePaise: 5500 } },
  ]);
});

it('an add-on is no longer offered once it is off: an open cart learns it', async () => {
  const shopper = await makeShopper(test);
  const items = [{ _id: 'ml-thinai-500', quantity: 4, addons: ['fine-grinding'] }];
  await change('fine-grinding', { active: false });
  expect((await view()).map(({ _id }: { _id: string }) => _id)).not.toContain('fine-grinding');
  expect((await shopper.bill(items)).data.lines[0].problem).not.toBeNull();
  await change('fine-grinding', { active: true });
  expect((await shopper.bill(items)).data.lines[0].problem ?? null).toBeNull();
});

it('an add-on is shown in another order', async () => {
  const ids = (await call('GET')).data.map(({ _id }: StaffAddon) => _id);
  const { version } = await byId('gift-box');
  expect((await call('PUT', '/order', { ids: [...ids].reverse() })).status).toBe(200);
  expect((await view()).at(-1)._id).toBe('gift-box');
  expect((await byId('gift-box')).version).toBe(version);
  expect((await call('PUT', '/order', { ids: ids.slice(1) })).status).toBe(409);
});

it('shows the second of two people the add-on as it is now', async () => {
  const { _id, productCount: _productCount, ...opened } = await byId('coarse-grinding');
  await call('PUT', `/${_id}`, { ...opened, pricePaise: 1500 });
  const second = await call('PUT', `/${_id}`, { ...opened, pricePaise: 0 });
  expect(second).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Another person changed/),
    data: { addon: { pricePaise: 1500 } },
  });
});

it.each([
  ['a price below zero', { pricePaise: -1 }, 'pricePaise'],
  ['a price of a trillion', { pricePaise: 1e12 }, 'pricePaise'],
  ['half a paisa', { pricePaise: 0.5 }, 'pricePaise'],
  ['no name', { name: { en: '', ta: '', hi: '' } }, 'name.en'],
  ['a name of 200 letters', { name: { en: 'Bag', ta: 'ப'.repeat(200), hi: '' } }, 'name.ta'],
])('an add-on is rejected with %s', async (_what, wrong, field) => {
  const { status, data } = await call('POST', '', { ...newBody, ...wrong });
  expect(status).toBe(400);
  expect(Object.keys(data.fields)).toEqual([field]);
});
