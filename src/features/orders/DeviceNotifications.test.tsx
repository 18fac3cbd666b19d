import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { PushSubscriptionBody } from '../../../contract/push';
import { logout } from '../../store/session';
import { endPush } from '../../lib/browserPush';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PUSH_ENDPOINT, stubPushBrowser } from '../../testing/stubPushBrowser';
import { DeviceNotifications } from './DeviceNotifications';

const KEY = 'BBBB';
const OFFER = { name: 'Tell me on this device when it is on the way' };

let browser: ReturnType<typeof stubPushBrowser>;
afterEach(() => browser.restore());

/** The server's subscriptions. */
const serve = () => {
  const stored = new Map<string, PushSubscriptionBody>();
  mswServer.use(
    http.get(api('/customer/push'), () => ok({ publicKey: KEY })),
    http.post<never, PushSubscriptionBody>(api('/customer/push'), async ({ request }) => {
      const body = await request.json();
      stored.set(body.endpoint, body);
      return ok(null);
    }),
    http.delete<never, { endpoint: string }>(api('/customer/push'), async ({ request }) => {
      stored.delete((await request.json()).endpoint);
      return ok(null);
    }),
  );
  return stored;
};
const render = () => renderWithProviders(<DeviceNotifications />, { loggedIn: true });

it('subscribes this browser after a tap, and ends it', async () => {
  browser = stubPushBrowser('granted');
  const stored = serve();
  const { user } = render();
  await user.click(await screen.findByRole('button', OFFER));
  expect(await screen.findByText('This device tells you when your order is on the way.')).toBeVisible();
  expect([...stored.values()]).toEqual([{ endpoint: PUSH_ENDPOINT, keys: { p256dh: 'CCCC', auth: 'AAAA' } }]);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', OFFER)).toBeVisible();
  await waitFor(() => expect(stored.size).toBe(0));
  expect(browser.isSubscribed()).toBe(false);
});

it('says how to allow what the customer has blocked', async () => {
  browser = stubPushBrowser('denied');
  serve();
  const { user } = render();
  await user.click(await screen.findByRole('button', OFFER));
  expect(await screen.findByText(/^Notifications of this shop are blocked here\./)).toBeVisible();
});

it('stays off where the server can’t take it', async () => {
  browser = stubPushBrowser('granted');
  serve();
  mswServer.use(http.post(api('/customer/push'), () => rejected(500, 'Down')));
  const { user } = render();
  await user.click(await screen.findByRole('button', OFFER));
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work.');
  expect(browser.isSubscribed()).toBe(false);
});

it('ends with the login, here and on the server', async () => {
  browser = stubPushBrowser('granted');
  const stored = serve();
  const { user, store } = renderWithProviders(<DeviceNotifications />, { loggedIn: true, services: { endPush } });
  await user.click(await screen.findByRole('button', OFFER));
  await screen.findByRole('button', { name: 'Switch off' });
  expect(stored.size).toBe(1);
  await act(() => store.dispatch(logout()));
  expect(stored.size).toBe(0);
  expect(browser.isSubscribed()).toBe(false);
});
