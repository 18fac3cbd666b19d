import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { PackStockPage } from './PackStockPage';

const record = () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/packs/:packId/:what'), async ({ request, params }) => {
      sent.push([params.what, await request.json(), request.headers.get('idempotency-key')]);
      return ok(null);
    }),
  );
  return sent;
};
const open = async (button: string) => {
  const { user } = renderWithProviders(<PackStockPage />, {
    staffUser: true,
    path: '/staff/stock/:packId',
    route: '/staff/stock/ml-thinai-500',
  });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

it('receives a batch, with the best-before day that follows from packing', async () => {
  const sent = record();
  const { user, dialog } = await open('Receive');
  expect(dialog.getByLabelText('Packed on')).toHaveValue('2026-11-26');
  await user.clear(dialog.getByLabelText('Packed on'));
  await user.type(dialog.getByLabelText('Packed on'), '2026-11-20');
  expect(dialog.getByLabelText('Best before')).toHaveValue('2027-05-19');
  await user.type(dialog.getByLabelText('How many'), '24');
  await user.type(dialog.getByLabelText('Batch number'), ' TH-2612 ');
  await user.type(dialog.getByLabelText('Cost per pack in rupees'), '52.50');
  await user.click(dialog.getByRole('button', { name: 'Put on the shelf' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { code: 'TH-2612', packedOn: '2026-11-20', bestBefore: '2027-05-19', quantity: 24, costPaise: 5_250 };
  expect(sent).toEqual([['receive', body, expect.any(String)]]);
});

it.each([
  ["Yes, it's TH-2611", { code: 'TH-2611' }],
  ['No, another batch', { code: 'TH-261I', isNewBatch: true }],
])('asks about a batch number that is nearly a known one: %s', async (answer, expected) => {
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/packs/:packId/:what'), async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? rejected(409, 'Did you mean batch TH-2611?', { data: { nearCode: 'TH-2611' } })
        : ok(null);
    }),
  );
  const { user, dialog } = await open('Receive');
  await user.type(dialog.getByLabelText('How many'), '24');
  await user.type(dialog.getByLabelText('Batch number'), 'TH-261I');
  await user.click(dialog.getByRole('button', { name: 'Put on the shelf' }));
  expect(await dialog.findByText('Did you mean batch TH-2611?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[1]).toEqual({
    ...expected,
    quantity: 24,
    packedOn: expect.any(String) as string,
    bestBefore: expect.any(String) as string,
  });
});

it('names what is wrong with a label before it is sent, and what the server says of it', async () => {
  const sent = record();
  const { user, dialog } = await open('Receive');
  await user.clear(dialog.getByLabelText('Best before'));
  await user.type(dialog.getByLabelText('Best before'), '2026-11-01');
  await user.click(dialog.getByRole('button', { name: 'Put on the shelf' }));
  expect(await dialog.findByText('It must come after the day of packing')).toBeVisible();
  expect(dialog.getByText('Enter the batch number')).toBeVisible();
  expect(sent).toEqual([]);

  mswServer.use(
    http.post(staffApiUrl('/stock/packs/:packId/:what'), () =>
      rejected(400, 'Too little', { data: { fields: { bestBefore: 'Too little of its life is left' } } }),
    ),
  );
  await user.type(dialog.getByLabelText('How many'), '2');
  await user.type(dialog.getByLabelText('Batch number'), 'X');
  await user.clear(dialog.getByLabelText('Best before'));
  await user.type(dialog.getByLabelText('Best before'), '2026-12-01');
  await user.click(dialog.getByRole('button', { name: 'Put on the shelf' }));
  expect(await dialog.findByText('Too little of its life is left')).toBeVisible();
  const received = record();
  await user.click(dialog.getByRole('button', { name: 'Receive and write off' }));
  expect(await screen.findByText('2 of batch X came in and are written off')).toBeVisible();
  expect(received[0]).toContainEqual(
    expect.objectContaining({ code: 'X', quantity: 2, bestBefore: '2026-12-01', writesOff: true }),
  );
});

it('corrects the stock upwards only with a reason', async () => {
  const sent = record();
  const { user, dialog } = await open('Write off');
  await user.click(dialog.getByRole('radio', { name: 'Correction' }));
  await user.click(dialog.getByRole('radio', { name: 'More' }));
  await user.type(dialog.getByLabelText('How many'), '2');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByText('Say why')).toBeVisible();
  await user.type(dialog.getByLabelText('Note'), 'Found behind the sacks');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'change',
    { reason: 'CORRECTION', change: 2, note: 'Found behind the sacks' },
    expect.any(String),
  ]);
});

it('shows batches and what changed the stock', async () => {
  await open('Count');
  expect(screen.getByText('TH-2611')).toBeInTheDocument();
  expect(screen.getByText('Opening stock')).toBeInTheDocument();
  expect(screen.getByText('Sample')).toBeInTheDocument();
  expect(screen.getByText('VY100001')).toHaveAttribute('href', '/staff/orders/VY100001');
});

it('says where a batch comes from, with days in order', async () => {
  const sent: unknown[] = [];
  mswServer.use(
    http.put(staffApiUrl('/stock/batches/:batchId/origin'), async ({ request }) => {
      sent.push(await request.json());
      return ok(null, 'Saved.');
    }),
  );
  const { user, dialog } = await open('Origin: TH-2611');
  await user.selectOptions(await dialog.findByLabelText('Producer'), 'Hill Farmers’ Group');
  await user.type(dialog.getByLabelText('Harvested from'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The days must be in order: harvest, milling, packing')).toBeVisible();
  await user.clear(dialog.getByLabelText('Harvested from'));
  await user.type(dialog.getByLabelText('Harvested from'), '2026-09-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      producerId: 'producer-1',
      harvestedFrom: '2026-09-02',
      harvestedUntil: null,
      milledOn: null,
      labReportId: null,
    },
  ]);
});
