import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildDifference, buildSettlementOverview } from '../../../testing/builders/staffSettlements';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { SettlementsPage } from './SettlementsPage';

let differences = [buildDifference()];
const resolved: unknown[] = [];
beforeEach(() => {
  differences = [buildDifference()];
  resolved.length = 0;
  mswServer.use(
    http.get(staffApiUrl('/settlements'), () => ok(buildSettlementOverview())),
    http.get(staffApiUrl('/settlements/differences'), () => ok({ items: differences, nextCursor: null })),
    http.post(staffApiUrl('/settlements/differences/:id/resolve'), async ({ params, request }) => {
      differences = [];
      resolved.push([params.id, await request.json()]);
      return ok(null, 'The order had ended: this money is refunded.');
    }),
  );
});

async function openDialog() {
  const { user } = renderWithProviders(<SettlementsPage />, { staffUser: true });
  await user.click(await screen.findByRole('button', { name: 'Resolve: pay_DEXrnipqTmWVGE' }));
  return user;
}

it('resolves a difference with how and why', async () => {
  const user = await openDialog();
  expect(screen.getByText('Here: nothing · Provider: ₹190')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Fee of the provider' }));
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Say what it was')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fee of the new account');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('All payouts agree with the shop’s records.')).toBeVisible();
  expect(resolved).toEqual([['1', { how: 'FEE', note: 'Fee of the new account', orderNumber: null }]]);
});

it('books money without a record to an order', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('radio', { name: 'Money for an order' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Paid by phone');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('An order number such as VY100001')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), '100001');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('All payouts agree with the shop’s records.')).toBeVisible();
  expect(resolved).toEqual([['1', { how: 'BOOKED', note: 'Paid by phone', orderNumber: 'VY100001' }]]);
  expect(screen.getByText('The order had ended: this money is refunded.')).toBeVisible();
});

it('offers no order for anything else', async () => {
  differences = [buildDifference({ kind: 'ADJUSTMENT', providerPaise: -2_500 })];
  await openDialog();
  expect(screen.queryByRole('radio', { name: 'Money for an order' })).not.toBeInTheDocument();
});

it('names the oldest day that is still to be compared', async () => {
  mswServer.use(
    http.get(staffApiUrl('/settlements'), () => ok(buildSettlementOverview({ uncomparedDay: '2026-11-21' }))),
  );
  renderWithProviders(<SettlementsPage />, { staffUser: true });
  expect(await screen.findByText(/^Oldest day still to be compared: .*21 Nov/)).toBeVisible();
});

it('says above open differences that the provider of now is not compared', async () => {
  mswServer.use(http.get(staffApiUrl('/settlements'), () => ok(buildSettlementOverview({ isCompared: false }))));
  renderWithProviders(<SettlementsPage />, { staffUser: true });
  expect(await screen.findByText(/^This payment provider doesn't list/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Resolve: pay_DEXrnipqTmWVGE' })).toBeVisible();
});

it('leaves the dialog open when another person was quicker', async () => {
  mswServer.use(
    http.post(staffApiUrl('/settlements/differences/:id/resolve'), () => rejected(409, 'Resolved meanwhile')),
  );
  const user = await openDialog();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fee');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Resolved meanwhile')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});
