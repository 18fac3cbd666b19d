import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { PushSubscriptionBody } from '../../../../contract/push';
import type { ChooseNoticeBody } from '../../../../contract/staffNotices';
import { buildNotices, buildStaffMe } from '../../../testing/builders/staff';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { renderStaff } from '../../../testing/renderStaff';
import { PUSH_ENDPOINT, stubPushBrowser } from '../../../testing/stubPushBrowser';
import { OwnNotices } from './OwnNotices';
import { RenewNotices } from './RenewNotices';

const SELVI = 'staff-1';
const OFFER = { name: 'Tell me on this device' };

let browser: ReturnType<typeof stubPushBrowser>;
afterEach(() => browser.restore());

/** @returns the endpoints that the server got; one that ends is left out */
const serve = () => {
  const stored: string[] = [];
  mswServer.use(
    http.post<never, PushSubscriptionBody>(staffApiUrl('/push'), async ({ request }) => {
      stored.push((await request.json()).endpoint);
      return ok(null);
    }),
    http.delete(staffApiUrl('/push'), () => {
      stored.length = 0;
      return ok(null);
    }),
  );
  return stored;
};
const open = (staffId = SELVI) => renderWithProviders(<OwnNotices staffId={staffId} />, { staffUser: true });

it('asks for permission only after a tap, and ends it', async () => {
  browser = stubPushBrowser('granted', '/staff');
  const stored = serve();
  const { user } = open();
  const offer = await screen.findByRole('button', OFFER);
  expect(browser.timesAsked()).toBe(0);
  await user.click(offer);
  expect(await screen.findByText('This device tells you what is new.')).toBeVisible();
  expect(stored).toEqual([PUSH_ENDPOINT]);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', OFFER)).toBeVisible();
  await waitFor(() => expect(stored).toEqual([]));
  expect(browser.isSubscribed()).toBe(false);
});

it('says what to do where notifications are blocked', async () => {
  browser = stubPushBrowser('denied', '/staff');
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', OFFER));
  expect(await screen.findByText(/^Notifications are blocked here\. Allow them in the browser/)).toBeVisible();
});

it('sends an example to this device, and says in words why none came', async () => {
  browser = stubPushBrowser('granted', '/staff');
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', OFFER));
  const words = 'The browser’s push service no longer knows this device.';
  mswServer.use(http.post(staffApiUrl('/push/example'), () => rejected(409, words)));
  await user.click(await screen.findByRole('button', { name: 'Send an example' }));
  expect(await screen.findByText(words)).toBeVisible();
  mswServer.use(http.post(staffApiUrl('/push/example'), () => ok(null, 'The example is on its way.')));
  await user.click(screen.getByRole('button', { name: 'Send an example' }));
  expect(await screen.findByText('The example is on its way.')).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('stays off where the server can’t take it, and where only the shop’s worker is there', async () => {
  browser = stubPushBrowser('granted', '/staff');
  mswServer.use(http.post(staffApiUrl('/push'), () => rejected(500, 'Down')));
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', OFFER));
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work.');
  expect(browser.isSubscribed()).toBe(false);
  unmount();
  browser.restore();
  browser = stubPushBrowser('granted', '/');
  open();
  expect(await screen.findByText(/^No notifications reach this browser\./)).toBeVisible();
});

it('stores a choice of kinds at once', async () => {
  browser = stubPushBrowser('granted', '/staff');
  let chosen: ChooseNoticeBody | undefined;
  mswServer.use(
    http.put<never, ChooseNoticeBody>(staffApiUrl('/push/kinds'), async ({ request }) => {
      chosen = await request.json();
      const kinds = buildNotices().kinds.map((each) => (each.kind === chosen?.kind ? chosen : each));
      return ok(buildNotices({ kinds }));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Complaints' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Complaints' })).not.toBeChecked());
  expect(chosen).toEqual({ kind: 'COMPLAINT', isOn: false });
});

it('goes on after the next login of the same person, and not for another one', async () => {
  browser = stubPushBrowser('granted', '/staff');
  const stored = serve();
  const first = open();
  await first.user.click(await screen.findByRole('button', OFFER));
  await screen.findByRole('button', { name: 'Switch off' });
  first.unmount();

  stored.length = 0;
  browser.dropSubscription();
  const renewed = renderWithProviders(<RenewNotices staffId={SELVI} />, { staffUser: true });
  await waitFor(() => expect(stored).toEqual([PUSH_ENDPOINT]));
  expect(browser.isSubscribed()).toBe(true);
  renewed.unmount();

  stored.length = 0;
  open('staff-2');
  expect(await screen.findByRole('button', OFFER)).toBeVisible();
  expect(stored).toEqual([]);
});

it('ends with the logout, also where the server can’t be told', async () => {
  browser = stubPushBrowser('granted', '/staff');
  serve();
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(
    http.get(staffApiUrl('/me'), () => ok(buildStaffMe())),
    http.post(staffApiUrl('/logout'), () => rejected(503, 'Down')),
  );
  const { user } = renderStaff('/staff/log');
  await user.click(await screen.findByRole('button', { name: 'Selvi' }));
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await user.click(await screen.findByRole('button', OFFER));
  await screen.findByRole('button', { name: 'Switch off' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
});
