import { delay, http } from 'msw';
import { STAFF_ROLE, type StaffRole } from '../../../contract/staffRights';
import { buildOrderCards } from '../../testing/builders/staffOrders';
import { ok, staffApiUrl } from '../../testing/handlers/responses';
import { makeTestStore } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { loadFirstView } from './loadFirstView';
import { staffOrdersApi } from './staffOrdersApi';
import type { StaffState } from './staffHooks';
import { storeMe } from './storedMe';

const TOKEN = 'token-of-selvi';

interface Opening {
  path?: string;
  role?: StaffRole;
  token?: string;
}

/** Opens the console. @returns the orders that its first render has */
async function open({ path = '/staff', role = STAFF_ROLE.SALES_PERSON, token = TOKEN }: Opening = {}) {
  storeMe(localStorage, token, { _id: 'staff-1', name: 'Selvi', role, language: 'en' });
  const store = makeTestStore({ onDuty: true });
  await loadFirstView(store, localStorage, path);
  const board = staffOrdersApi.endpoints.getBoard.select(undefined)(store.getState() as unknown as StaffState);
  return board.data?.items.map(({ orderNumber }) => orderNumber);
}

let calls: string[];
beforeEach(() => {
  calls = [];
  mswServer.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname));
});
afterEach(() => mswServer.events.removeAllListeners());

it('has the board before the first render', async () => {
  expect(await open()).toEqual(['VY100001']);
  expect(calls).toEqual(expect.arrayContaining(['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load']));
});

it('waits for none that hang', async () => {
  mswServer.use(http.get(staffApiUrl('/slots/load'), () => delay('infinite')));
  expect(await open()).toEqual(['VY100001']);
  mswServer.use(
    http.get(staffApiUrl('/orders'), async () => {
      await delay('infinite');
      return ok(buildOrderCards());
    }),
  );
  expect(await open()).toBeUndefined();
});

it.each([
  ['another page', { path: '/staff/packing' }],
  ['a role without a board', { role: STAFF_ROLE.RIDER }],
  ['another login than the one that was stored', { token: 'token-of-mani' }],
])('calls nothing for %s', async (_what, options) => {
  expect(await open(options)).toBeUndefined();
  expect(calls).toEqual([]);
});
