import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../contract/staffRights';
import { logout } from '../store/session';
import { buildStaffMe } from '../testing/builders/staff';
import { buildAwaitedPayments, buildMoneyTodos } from '../testing/builders/staffPayments';
import { buildEmptyShop } from '../testing/builders/staffOpening';
import { ok, rejected, staffApiUrl } from '../testing/handlers/responses';
import { mswServer } from '../testing/mswServer';
import { renderStaff as open } from '../testing/renderStaff';
import { offlineStorage } from './lib/OfflineStorageContext';
import { STAFF_PAGES } from './staffPages';
import { staffApi } from './store/staffApi';
import type { StaffState } from './store/staffHooks';

it('shows the login, without the frame of the shop', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in to the counter' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('leaves what was typed at the login in place when another language is chosen', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Mobile Number'), '98765');
  await user.click(screen.getByRole('radio', { name: 'தமிழ்' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'கவுண்டரில் உள்நுழைக' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('98765');
});

it('admits a stored token, and ends it by logout here alone', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  localStorage.setItem('token', 'token-of-meena');
  let sent: string | null = null;
  mswServer.use(
    http.get(staffApiUrl('/me'), ({ request }) => {
      sent = request.headers.get('token');
      return ok(buildStaffMe());
    }),
  );
  const board = { items: [], position: '', ageMinutes: { warn: 15, late: 45 }, isLive: false, clockAheadMs: 0 };
  await offlineStorage().saveBoard('staff-1', { ...board, storedAt: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Selvi' }));
  expect(sent).toBe('token-of-selvi');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in to the counter' })).toBeVisible();
  expect([localStorage.getItem('staffToken'), localStorage.getItem('token')]).toEqual([null, 'token-of-meena']);
  expect(await offlineStorage().readBoard('staff-1')).toBeNull();
});

it('says above every page that the shop is not open yet, to whom the guide is for', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(http.get(staffApiUrl('/opening'), () => ok(buildEmptyShop({ done: ['seller'] }))));
  const { user, unmount } = open('/staff/log');
  expect(
    await screen.findByText('Your shop is not open yet: 1 of 7 steps are done.', {}, { timeout: 10_000 }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Open your shop' })).toBeVisible();
  expect(screen.queryByText(/^Your shop is not open yet/)).not.toBeInTheDocument();
  unmount();

  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  open('/staff/stock');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/^Your shop is not open yet/)).not.toBeInTheDocument();
});

it('shows beside its pages how much waits there', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(
    http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos({ approvalCount: 3, toMakeCount: 4 }))),
    http.get(staffApiUrl('/payments/awaited'), () => ok(buildAwaitedPayments())),
    http.get(staffApiUrl('/complaints/todos'), () => ok({ openCount: 4, toSendCount: 2 })),
    http.get(staffApiUrl('/enquiries/todos'), () => ok({ openCount: 7 })),
  );
  open('/staff/log');
  expect(await screen.findByRole('link', { name: '3 to do Approvals' })).toHaveAttribute('href', '/staff/approvals');
  expect(screen.getByRole('link', { name: '2 to do Payments' })).toHaveAttribute('href', '/staff/payments');
  expect(screen.getByRole('link', { name: /^6 to do (?!Complaints)/ })).toHaveAttribute('href', '/staff/money');
  expect(await screen.findByRole('link', { name: '6 to do Complaints' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '7 to do Enquiries' })).toBeVisible();
});

it('lists the own logins, ends one, and logs out everywhere', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Selvi' }));
  await user.click(await screen.findByRole('button', { name: 'My logins' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My logins' }));
  expect((await dialog.findByText(/Chrome, Android/)).closest('li')).toHaveTextContent('This device');
  await user.click(dialog.getByRole('button', { name: 'End the login on Unknown browser' }));
  expect(await screen.findByText('1 login has ended.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in to the counter' })).toBeVisible();
  expect(localStorage.getItem('staffToken')).toBeNull();
});

it('survives the logout of a customer on the same device', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { store } = open('/staff', { loggedIn: true });
  expect(await screen.findByRole('button', { name: 'Selvi' })).toBeVisible();
  await act(() => store.dispatch(logout()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
  expect(localStorage.getItem('staffToken')).toBe('token-of-selvi');
  expect(staffApi.endpoints.getStaffMe.select(undefined)(store.getState() as unknown as StaffState).isSuccess).toBe(
    true,
  );
});

it('returns to the login when the session has ended, and not for what the role has no right to', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(http.get(staffApiUrl('/me'), () => rejected(403), { once: true }));
  const { unmount } = open();
  await waitFor(() => expect(screen.getByRole('navigation')).toBeVisible());
  expect(localStorage.getItem('staffToken')).toBe('token-of-selvi');
  unmount();
  mswServer.use(http.get(staffApiUrl('/me'), () => rejected(401)));
  open();
  await waitFor(() => expect(localStorage.getItem('staffToken')).toBeNull(), { timeout: 3000 });
});

it('leads from one page to another', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { user, router } = open('/staff/no-such-page');
  const log = await screen.findByRole('link', { name: 'Log' });
  await user.click(log);
  await screen.findByRole('heading', { level: 1, name: 'Log' }, { timeout: 10_000 });
  expect(router.state.location.pathname).toBe('/staff/log');
  expect(log).toHaveAttribute('aria-current', 'page');
  expect(log).toHaveAttribute('href', '/staff/log');
});

it('shows its keys by `?`, and goes to a page by its number', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { user, router } = open('/staff/no-such-page');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(dialog).getByText('G 2').closest('dt')?.nextSibling).toHaveTextContent('Packing');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard('2');
  expect(router.state.location.pathname).toBe('/staff/no-such-page');
  await user.keyboard('g2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/packing'));
});

const PARAMS: Record<string, string> = {
  orderNumber: 'VY100001',
  ticketNumber: 'VE1001',
  importId: 'import-1',
  productId: 'kambu',
  areaId: 'area-1',
  packId: 'ml-thinai-500',
  batchId: 'batch-1',
  section: 'shop',
  customerId: 'customer-1',
  producerId: 'producer-1',
};

/** All in the full gate, some in that of each change. */
const triedPages = STAFF_PAGES.filter((_, at) => process.env.FULL_GATE === 'true' || at % 8 === 0);

it('names every page by its one heading, also in the history, and moves the focus there', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { router } = open('/staff/no-such-page');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  await waitFor(() => expect(document.title).toBe('This page does not exist · Counter'));
  expect(document.body).toHaveFocus();
  const headings = () => document.querySelectorAll('main h1:not([inert] *)');
  const titles: string[] = [];
  for (const { path } of triedPages) {
    const [before] = headings();
    const to = `/staff/${path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '')}`;
    await act(() => router.navigate(to));
    await waitFor(() => {
      expect(headings()).toHaveLength(1);
      expect(headings()[0]).not.toBe(before);
      // A page may give it to its first field.
      expect(document.activeElement?.matches('main h1, main input')).toBe(true);
      // While a page loads, its heading may be that of its list.
      expect(titles).not.toContain(document.title);
      expect(document.title).toBe(`${headings()[0]?.textContent} · Counter`);
    });
    titles.push(document.title);
  }
}, 240_000);

it('has single keys that can be switched off, and that are silent in dialogs', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  const { user, router, unmount } = open('/staff/no-such-page');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  await user.keyboard('?');
  const single = await screen.findByRole('switch', { name: 'Single keys are on' });
  // The first control of the dialog has the focus: no letter may leave it.
  expect(single).toHaveFocus();
  await user.keyboard('g2');
  expect(router.state.location.pathname).toBe('/staff/no-such-page');
  await user.click(single);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('g2?');
  expect(router.state.location.pathname).toBe('/staff/no-such-page');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  // On this device for this person, also after a reload.
  const again = open('/staff/no-such-page');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  await again.user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('undoes the last step by Ctrl+Z on another page too, where single keys are switched off', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  localStorage.setItem(`staffKeys:${buildStaffMe()._id}`, 'off');
  const undone: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/orders/undo'), async ({ request }) => {
      undone.push(await request.json());
      return ok([{ orderNumber: 'VY100001', status: 'ORDER_CREATED', stepId: null, problemText: null }]);
    }),
  );
  const { user } = open('/staff/orders/VY100001');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('link', { name: 'Log' }));
  await screen.findByRole('heading', { level: 1, name: 'Log' });
  await user.keyboard('u');
  expect(undone).toHaveLength(0);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(undone).toHaveLength(1));
  expect(await screen.findByText('Undone: 1 order is back where it was')).toBeInTheDocument();
});

it('saves by Ctrl+S', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(http.put(staffApiUrl('/settings/:section'), () => rejected(409, 'Not saved')));
  const { user } = open('/staff/settings/shop');
  const [first] = await screen.findAllByRole('textbox');
  await user.type(first!, ' and sons');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Not saved')).toBeVisible();
});

it('shows no page without its right', async () => {
  localStorage.setItem('staffToken', 'token-of-selvi');
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.RIDER }))));
  open('/staff/no-such-page');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});
