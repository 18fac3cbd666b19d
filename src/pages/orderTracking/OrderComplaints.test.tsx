import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildComplaint, buildComplaintsOfOrder } from '../../testing/builders/complaints';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { OrderComplaints } from './OrderComplaints';

const open = async () => {
  const { user } = renderWithProviders(<OrderComplaints orderId="order-1" />, { loggedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Report a problem' }) };
};

it('reports a line with a photo, which then waits for the shop', async () => {
  const sent: unknown[] = [];
  const [first, second] = buildComplaintsOfOrder().lines;
  let isReported = false;
  mswServer.use(
    http.get(api('/order/complaint/:orderId'), () =>
      ok(
        isReported
          ? buildComplaintsOfOrder({ lines: [{ ...first!, complaint: buildComplaint({ hasPhoto: true }) }, second!] })
          : buildComplaintsOfOrder(),
      ),
    ),
    http.post(api('/order/complaint/:orderId'), async ({ request }) => {
      sent.push(await request.json());
      isReported = true;
      return ok(buildComplaintsOfOrder());
    }),
  );
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('radio', { name: 'Missing' }));
  await user.click(within(dialog).getByRole('button', { name: /^One more of / }));
  await user.type(within(dialog).getByLabelText('What happened?'), 'Two packs were not in the bag');
  await user.upload(within(dialog).getByLabelText('Add a photo'), new File(['x'], 'bag.jpg', { type: 'image/jpeg' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { lineNo: 1, quantity: 2, kind: 'MISSING', text: 'Two packs were not in the bag', photoId: 'photo-1' },
  ]);
  expect(await screen.findByText(/We look into it/)).toBeVisible();
});

it('says what is missing, and why the shop takes no report', async () => {
  mswServer.use(
    http.post(api('/order/complaint/:orderId'), () => rejected(409, 'This item has been reported already.')),
  );
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
  expect(await within(dialog).findByText('Please say what happened')).toBeVisible();
  await user.type(within(dialog).getByLabelText('What happened?'), 'Torn');
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
  expect(await within(dialog).findByText('This item has been reported already.')).toBeVisible();
});

it('shows nothing once it is too late and nothing was reported', async () => {
  mswServer.use(
    http.get(api('/order/complaint/:orderId'), () => ok(buildComplaintsOfOrder({ reportableUntil: null }))),
  );
  const { store } = renderWithProviders(<OrderComplaints orderId="order-1" />, { loggedIn: true });
  await waitFor(() => expect(JSON.stringify(store.getState().ordersApi.queries)).toContain('"fulfilled"'));
  expect(screen.queryByRole('heading', { name: 'Something wrong?' })).not.toBeInTheDocument();
});
