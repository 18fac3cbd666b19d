import { http } from 'msw';
import { setImmediate } from 'node:timers/promises';
import { STAFF_ROLE, type StaffRole } from '../../../contract/staffRights';
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

/** Opens the staff area. @returns `opened` has the orders of its first render, `board` those that came */
function open({ path = '/staff', role = STAFF_ROLE.SALES_PERSON, token = TOKEN }: Opening = {}) {
  const me = { _id: 'staff-1', name: 'Selvi', role, language: 'en' } as const;
  storeMe(localStorage, token, me);
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(me)));
  const store = makeTestStore({ staffUser: true });
  const board = () =>
    staffOrdersApi.endpoints.getBoard
      .select(undefined)(store.getState() as unknown as StaffState)
      .data?.items.map(({ orderNumber }) => orderNumber);
  return { opened: loadFirstView(store, localStorage, path).then(board), board };
}

let calls: string[];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'] });
  calls = [];
  mswServer.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname));
});
afterEach(() => {
  jest.useRealTimers();
  mswServer.events.removeAllListeners();
});

it('the store has the board before the first render', async () => {
  expect(await open().opened).toEqual(['VY100001']);
  expect(calls).toEqual(expect.arrayContaining(['/api/staff/me', '/api/staff/orders', '/api/staff/slots/load']));
});

it('has the board before the first render also where who is on duty is not stored', async () => {
  expect(await open({ token: 'token-of-mani' }).opened).toEqual(['VY100001']);
});

it('does not wait for calls that hang', async () => {
  mswServer.use(http.get(staffApiUrl('/slots/load'), () => new Promise(() => undefined)));
  const { opened, board } = open();
  while (!board()) await setImmediate();
  jest.advanceTimersByTime(150);
  expect(await opened).toEqual(['VY100001']);
});

it.each([
  ['another page', { path: '/staff/packing' }, []],
  ['a role without a board', { role: STAFF_ROLE.RIDER }, ['/api/staff/me']],
])('loads no orders for %s', async (_what, options, expected) => {
  expect(await open(options).opened).toBeUndefined();
  expect(calls).toEqual(expected);
});
