import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildCustomerBlock, buildStaffCustomer } from '../../../testing/builders/staffCustomers';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { CustomerPage } from './CustomerPage';

const url = staffApiUrl('/customers/customer-1');
const open = () =>
  renderWithProviders(<CustomerPage />, {
    staffUser: true,
    path: '/staff/customers/:customerId',
    route: '/staff/customers/customer-1',
  });

it('blocks with a reason and ends the block with one; meanwhile no order by phone begins', async () => {
  const sent: unknown[] = [];
  let customer = buildStaffCustomer();
  mswServer.use(
    http.get(url, () => ok(customer)),
    http.post(staffApiUrl('/customers/customer-1/:act'), async ({ request, params }) => {
      sent.push([params.act, await request.json()]);
      customer = buildStaffCustomer({ blocks: params.act === 'block' ? [buildCustomerBlock()] : [] });
      return ok(customer);
    }),
  );
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'New order' })).toHaveAttribute(
    'href',
    '/staff/new-order?number=9876543210',
  );
  await user.click(screen.getByRole('button', { name: 'Block customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Meena?' }));
  await user.click(dialog.getByRole('button', { name: 'Block customer' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), ' Never at home ');
  await user.click(dialog.getByRole('button', { name: 'Block customer' }));
  expect(await screen.findByText('Blocked: Refused three orders at the door')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New order' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'End the block' }));
  await user.type(await screen.findByLabelText('Reason'), 'Cleared up');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the block' }));
  expect(await screen.findByText('The customer can order.')).toBeVisible();
  expect(sent).toEqual([
    ['block', { reason: 'Never at home' }],
    ['unblock', { reason: 'Cleared up' }],
  ]);
});

it('leaves a note in its field that could not be sent', async () => {
  mswServer.use(http.post(staffApiUrl('/customers/customer-1/notes'), () => rejected(409, 'No room.')));
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'Note for colleagues' });
  await user.type(field, 'Call before noon');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('No room.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('Call before noon'));
});
