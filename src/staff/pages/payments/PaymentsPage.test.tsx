import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildMoneyTodos, buildPayment } from '../../../testing/builders/staffPayments';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { MoneyAlarm } from '../board/MoneyAlarm';
import * as stories from './PaymentsPage.stories';

const { Payments, Refunds, SomethingToDo, RefundOfAnotherAmount, NothingFits } = composeStories(stories);

/** Queries for payments, in turn. */
const listen = (nextCursor: string | null = null) => {
  const queries: Record<string, string>[] = [];
  mswServer.use(
    http.get(staffApiUrl('/payments'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const item = buildPayment({ _id: query.cursor ?? 'first', reference: query.cursor ?? '653212345678' });
      return ok({ items: [item], nextCursor: query.cursor ? null : nextCursor });
    }),
  );
  return queries;
};
const rows = async () => within(await screen.findByRole('list')).findAllByRole('listitem');

it('lists money that came and attempts that brought none, each with its order and state', async () => {
  renderStory(Payments);
  const [paid, second, lost] = await rows();
  expect(paid).toHaveTextContent('VY100001 · Meena653212345678₹190Refund of ₹75Razorpay20 Nov 2026, 11:30 am');
  expect(within(paid!).getByText('Paid')).toBeVisible();
  expect(within(paid!).getByRole('link', { name: 'VY100001' })).toHaveAttribute('href', '/staff/orders/VY100001');
  expect(second).toHaveTextContent('Paid twice, late or wrongly' + 'paid twice');
  expect(lost).toHaveTextContent('Without an order');
});

it('offers no second sending of a refund that the provider made with another amount', async () => {
  renderStory(RefundOfAnotherAmount);
  const said = "The provider reports that it refunded ₹999.99. Ask the provider, and don't send it again.";
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /: VY100002$/ })).toBeVisible();
});

it('searches by method, state, days and words, in the URL', async () => {
  const queries = listen();
  const { user, router } = renderStory(Payments);
  await screen.findByRole('option', { name: 'PhonePe' });
  await user.selectOptions(screen.getByLabelText('Method'), 'PhonePe');
  await user.selectOptions(screen.getByLabelText('State'), 'Waiting');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('Order, amount or reference'), ' 190.50 {Enter}');
  const all = { provider: 'phonepe', state: 'OPEN', from: '2026-11-01', search: '190.50' };
  await waitFor(() => expect(queries.at(-1)).toEqual(all));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(all);
  // Refunds have other states.
  await user.click(screen.getByRole('radio', { name: 'Refunds' }));
  expect(router.state.location.search).not.toContain('state=');
  expect(screen.getByRole('option', { name: 'On its way' })).toBeInTheDocument();
});

it('offers the methods that this shop has, and the one that a link names', async () => {
  renderStory(NothingFits);
  const methods = within(await screen.findByLabelText('Method'));
  await methods.findByRole('option', { name: 'PhonePe' });
  const names = methods.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['All methods', 'Razorpay', 'PhonePe', 'Cash at the door', 'UPI to our own address']);
  expect(screen.getByLabelText('Method')).toHaveValue('upi');
});

it('searches by a day only once its year is typed', async () => {
  const { router } = renderStory(Payments);
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '0202-11-01' } });
  expect(from).toHaveValue('0202-11-01');
  expect(router.state.location.search).toBe('');
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-01'));
});

it('shows older ones', async () => {
  const queries = listen('older');
  const { user } = renderStory(Payments);
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('older')).toBeVisible();
  expect(queries.at(-1)).toEqual({ cursor: 'older' });
});

it('opens to the attempts with what the provider reported, the order and its customer', async () => {
  const { user } = renderStory(Payments);
  await user.click(await screen.findByRole('button', { name: 'Details: VY100001, ₹190, 653212345678' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment of ₹190' }));
  expect(await dialog.findByText(/a try failed/)).toHaveTextContent('Payment was declined by the bank');
  expect(dialog.getByRole('link', { name: 'Order VY100001' })).toHaveAttribute('href', '/staff/orders/VY100001');
  expect(dialog.getByRole('link', { name: 'Orders of Meena' })).toHaveAttribute('href', '/staff?list=ALL&q=9876543210');
  expect(dialog.getByText(/Refund sent/)).toHaveTextContent('₹75');
});

it('shows refunds with their states and promised days, and the way out of a failed one', async () => {
  renderStory(Refunds);
  const [sent, failed, replaced, done, byHand] = await rows();
  expect(sent).toHaveTextContent('On its wayBy 28 Nov 2026 at the latest');
  expect(within(failed!).getByRole('button', { name: 'Send again: VY100002' })).toBeVisible();
  expect(replaced).toHaveTextContent('FailedSent again');
  expect(within(replaced!).queryByRole('button')).not.toBeInTheDocument();
  expect(done).toHaveTextContent('Arrived21 Nov 2026');
  expect(within(byHand!).getByRole('link')).toHaveAttribute('href', '/staff/money?view=bank');
});

it('puts first what waits for a person, and says who may approve', async () => {
  const sent: string[] = [];
  mswServer.use(
    http.post(staffApiUrl('/refunds/:refundId/again'), ({ params }) => {
      sent.push(String(params.refundId));
      return ok(null);
    }),
  );
  const { user } = renderStory(SomethingToDo);
  const failed = within(await screen.findByRole('region', { name: 'Refunds that failed' }));
  await user.click(failed.getByRole('button', { name: 'Send again: VY100002' }));
  await waitFor(() => expect(sent).toEqual(['refund-2']));
  expect(await screen.findByRole('region', { name: 'Money without an order' })).toBeVisible();
  const waiting = within(await screen.findByRole('region', { name: 'Refunds that wait for a second person' }));
  expect(waiting.getByText('Super Admin or Admin may approve it, but not Mani.')).toBeVisible();
  expect(waiting.getByText('You asked for it yourself: another Admin approves.')).toBeVisible();
  expect(waiting.getByText('412345678904 · Requested by Selvi, 20 Nov 2026, 12:30 pm')).toBeVisible();
});

it('says that nothing fits', async () => {
  renderStory(NothingFits);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.getByLabelText('State')).toHaveValue('FAILED');
});

describe('the alarm on the staff area’s home', () => {
  const alarm = () =>
    renderWithProviders(
      <>
        <MoneyAlarm />
        <p>Board</p>
      </>,
      { staffUser: true },
    );
  beforeEach(() => mswServer.use(http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos()))));

  it('counts refunds to be sent by hand, and leads to the bank', async () => {
    mswServer.use(http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos({ toMakeCount: 1 }))));
    alarm();
    expect(await screen.findByText('1 refund is to be sent by hand.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the bank' })).toHaveAttribute('href', '/staff/money?view=bank');
  });

  it('counts failed refunds and money without an order, and leads to them', async () => {
    alarm();
    expect(await screen.findByText('1 refund failed. 1 payment came without an order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the payments' })).toHaveAttribute('href', '/staff/payments');
  });

  it('counts refunds that another person asked for, and leads to their approval', async () => {
    const nothingElse = { failedRefunds: [], unresolved: [] };
    mswServer.use(http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos(nothingElse))));
    alarm();
    expect(await screen.findByText('1 refund waits for your approval.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the approvals' })).toHaveAttribute('href', '/staff/approvals');
    expect(screen.queryByRole('link', { name: 'To the payments' })).not.toBeInTheDocument();
  });

  it('is for those who may resolve it', async () => {
    mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
    alarm();
    await screen.findByText('Board');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
