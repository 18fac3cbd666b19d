import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildPackSales, buildPackStock, buildStockPack } from '../../../testing/builders/staffStock';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { LiveRegion } from '../../layout/LiveRegion';
import { StockPage } from './StockPage';

interface Sent {
  packId: unknown;
  what: unknown;
  body: unknown;
}

/** What was sent to packs; the first times may be rejected. */
const record = (...rejections: string[]) => {
  const sent: Sent[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/packs/:packId/:what'), async ({ request, params }) => {
      const rejection = rejections.shift();
      if (rejection !== undefined) return rejected(409, rejection);
      sent.push({ packId: params.packId, what: params.what, body: await request.json() });
      return ok(null);
    }),
  );
  return sent;
};
const open = (route = '/staff/stock') =>
  renderWithProviders(
    <LiveRegion>
      <StockPage />
    </LiveRegion>,
    { staffUser: true, route },
  );

it('counts pack after pack by the keyboard', async () => {
  const sent = record();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Count Foxtail Millet (Thinai) rice · 500 g' }));
  const first = await screen.findByRole('dialog', { name: 'Foxtail Millet (Thinai) rice · 500 g' });
  expect(await within(first).findByText('15 should be on the shelf.')).toBeVisible();
  const field = within(first).getByRole('textbox', { name: 'Counted on the shelf' });
  expect(field).toHaveFocus();
  await user.type(field, '13');
  expect(within(first).getByRole('status')).toHaveTextContent('2 are missing.');
  await user.keyboard('{Enter}');
  const second = await screen.findByRole('dialog', { name: 'Foxtail Millet (Thinai) rice · 1 kg' });
  await user.type(await within(second).findByRole('textbox', { name: 'Counted on the shelf' }), '15{Enter}');
  await screen.findByRole('dialog', { name: 'Little Millet (Samai) rice · 500 g' });
  expect(sent).toEqual([
    { packId: 'ml-thinai-500', what: 'count', body: { counted: 13, expected: 15, version: 7 } },
    { packId: 'ml-thinai-1000', what: 'count', body: { counted: 15, expected: 15, version: 7 } },
  ]);
});

it('begins a count again when the shelf has changed meanwhile', async () => {
  const sent = record('The shelf has changed meanwhile: 11 should be there now. Please count again.');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Count Foxtail Millet (Thinai) rice · 500 g' }));
  const dialog = await screen.findByRole('dialog');
  const field = () => within(dialog).findByRole('textbox', { name: 'Counted on the shelf' });
  await user.type(await field(), '13');
  mswServer.use(http.get(staffApiUrl('/stock/packs/:packId'), () => ok(buildPackStock({ stock: 8, version: 9 }))));
  await user.keyboard('{Enter}');
  expect(await within(dialog).findByText(/Please count again/)).toBeVisible();
  expect(await within(dialog).findByText('11 should be on the shelf.')).toBeVisible();
  expect(await field()).toHaveValue('');
  await user.type(await field(), '11{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ body: { counted: 11, expected: 11, version: 9 } }]));
});

it('searches by name, and by category without a search, and announces what is shown', async () => {
  const asked: string[] = [];
  mswServer.use(
    http.get(staffApiUrl('/stock'), ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return ok({ items: search.includes('samai') ? [buildStockPack()] : [], nextCursor: null });
    }),
  );
  const { user } = open();
  expect(await screen.findByText('No pack found')).toBeVisible();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Name or SKU' })).toHaveFocus();
  await user.keyboard('samai');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=samai'));
  expect(await screen.findByText('1 pack is shown')).toBeInTheDocument();
  expect(asked[0]).toMatch(/^\?categoryId=/);
});

it('keeps a dialog of a row open while what was searched for loads', async () => {
  let arrive = (): void => undefined;
  const searched = new Promise<void>((resolve) => (arrive = resolve));
  mswServer.use(
    http.get(staffApiUrl('/stock'), async ({ request }) => {
      if (request.url.includes('search=')) await searched;
      return ok({ items: [buildStockPack()], nextCursor: null });
    }),
  );
  const { user } = open();
  const receive = await screen.findByRole('button', { name: /^Receive / });
  await user.type(screen.getByRole('searchbox', { name: 'Name or SKU' }), 'thinai');
  await user.click(receive);
  await user.type(await screen.findByRole('textbox', { name: 'How many' }), '20');
  await waitFor(() => expect(document.querySelector('ul[aria-busy="true"]')).not.toBeNull());
  arrive();
  await waitFor(() => expect(document.querySelector('ul[aria-busy="true"]')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'How many' })).toHaveValue('20');
});

it('writes off what has left the sale', async () => {
  const sent = record();
  const { user } = open('/staff/stock?view=expiring');
  await user.click(await screen.findByRole('button', { name: /^Write off: Little Millet/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: 'Expired' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { packId: 'ml-samai-500', what: 'change', body: { reason: 'EXPIRED', change: -6, batchId: 'batch-2' } },
  ]);
});

it('stops the sale of a pack in two taps, and takes that back in one, or by a key', async () => {
  const sent: string[] = [];
  const [sale] = buildPackSales().packs;
  mswServer.use(
    http.get(staffApiUrl('/stock/sale'), () => ok(buildPackSales({ packs: [sale!] }))),
    http.post(staffApiUrl('/stock/packs/:packId/sold-out'), async ({ request, params }) => {
      sent.push(`${String(params.packId)} ${((await request.json()) as { until: string }).until}`);
      return ok(null);
    }),
    http.delete(staffApiUrl('/stock/packs/:packId/sold-out'), ({ params }) => {
      sent.push(`${String(params.packId)} again`);
      return ok(null);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sold out now: Foxtail Millet (Thinai) rice · 500 g' }));
  await user.click(await screen.findByRole('button', { name: /^Until tomorrow, 6:00 am/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/^U /));
  await user.click(undo);
  await waitFor(() => expect(sent).toEqual(['ml-thinai-500 TOMORROW', 'ml-thinai-500 again']));
});

it('lists what is out and what runs out soon, each with what it sells a day as far as that is known', async () => {
  open('/staff/stock?view=low');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('None left · 0 for sale · 2.5 sold a day'),
    expect.stringContaining('Lasts 2 days · 12 for sale · 5.7 sold a day'),
    expect.stringMatching(/None left · 0 for sale(?! ·)/),
  ]);
  expect(screen.getByRole('link', { name: 'Mappillai Samba Rice · 1 kg' })).toHaveAttribute(
    'href',
    '/staff/stock/rc-mapp-1000',
  );
});
