import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { buildAlikeBatch, buildRecall } from '../../../testing/builders/staffRecall';
import { buildStaffMe } from '../../../testing/builders/staff';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { RecallPage } from './RecallPage';

const open = (recall = buildRecall()) => {
  mswServer.use(http.get(staffApiUrl('/stock/batches/:batchId/recall'), () => ok(recall)));
  return renderWithProviders(<RecallPage />, {
    staffUser: true,
    path: '/staff/stock/batches/:batchId',
    route: '/staff/stock/batches/batch-1',
  });
};
const forSale = { outOfSale: null, recallReason: null, recalledAt: null, stock: 9, setApart: 0 } as const;

it('writes to each customer in their language', async () => {
  const { user } = open();
  const textOf = () =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp: VY100001' }).href).searchParams.get('text');
  await screen.findByText('Recalled: Small stones');
  expect(textOf()).toMatch(
    /^Hello Meena, .*Foxtail Millet \(Thinai\) rice, 500 g, batch TH-2611.*VY100001.*Small stones/,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the text for VY100001' }), 'ta');
  expect(textOf()).toMatch(/^வணக்கம் Meena.*தினை அரிசி/);
  // An erased account has no number.
  expect(screen.getAllByRole('link', { name: /^WhatsApp/ })).toHaveLength(2);
});

it('refunds after a question, and says what to do about orders that are not paid', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/batches/:batchId/refunds'), async ({ request }) => {
      sent.push(await request.json());
      return ok({ refundMethod: 'APPROVAL' });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Refund ₹150 for VY100001' }));
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('An Admin has to approve ₹150 for VY100001')).toBeVisible();
  expect(sent).toEqual([{ orderId: 'order-1', amountPaise: 15_000 }]);
  expect(screen.getByText("Not paid yet: leave it out on the order's page, and the customer pays less.")).toBeVisible();
  expect(screen.getByText('Refunded')).toBeVisible();
  // The board's words, not the labels that customers read.
  expect(screen.getByText('New')).toBeVisible();
});

it('recalls with a reason', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/batches/:batchId/recall'), async ({ request }) => {
      sent.push(await request.json());
      return ok(null);
    }),
  );
  const { user } = open(buildRecall(forSale));
  await user.click(await screen.findByRole('button', { name: 'Recall this batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Recall this batch' }));
  expect(await dialog.findByText('Say why')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Small stones');
  await user.click(dialog.getByRole('button', { name: 'Recall this batch' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Small stones' }]));
});

it('recalls the same number on another pack size too, and a near one if it is ticked', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/batches/:batchId/recall'), async ({ request }) => {
      sent.push(await request.json());
      return ok(null);
    }),
  );
  const alike = [
    buildAlikeBatch({ _id: 'kilo', code: 'TH-2611', netGrams: 1000, isSameCode: true }),
    buildAlikeBatch(),
  ];
  const { user } = open(buildRecall({ ...forSale, spellings: ['th 2611'], alike }));
  expect(await screen.findByText('Also came in as th 2611: they count as one batch.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recall this batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'TH-2611 · 1 kg · 12 packs in the shop' })).toBeChecked();
  const near = dialog.getByRole('checkbox', { name: 'TH-2612 · 500 g · 12 packs in the shop' });
  expect(near).not.toBeChecked();
  await user.click(near);
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Small stones');
  await user.click(dialog.getByRole('button', { name: 'Recall this batch' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Small stones', alike: ['kilo', 'batch-2'] }]));
});

it('lets a Sales Person see who got a batch, but not recall it', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  open(buildRecall(forSale));
  expect(await screen.findByText('3 orders, 5 packs')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recall this batch' })).not.toBeInTheDocument();
});
