import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import type { PricesBody } from '../../../../contract/staffCatalogue';
import type { PacksBody } from '../../../../contract/staffStock';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildPricePage, buildPriceRow } from '../../../testing/builders/staffCatalogue';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { PricesPage } from './PricesPage';

const cell = (pack: string, column: 'MRP' | 'Price' | 'On the shelf') =>
  screen.getByRole('textbox', { name: `${pack}: ${column}` });
const HALF = 'Foxtail Millet (Thinai) rice, 500 g';
const KILO = 'Foxtail Millet (Thinai) rice, 1 kg';
const RAGI = 'Finger Millet (Ragi / Kezhvaragu) whole, 500 g';

const open = async () => {
  const view = renderWithProviders(<PricesPage />, { staffUser: true, route: '/staff/products/prices' });
  await screen.findByRole('textbox', { name: `${HALF}: Price` });
  return view;
};
afterEach(() => sessionStorage.clear());
const copied = (text: string) => ({ clipboardData: { getData: () => text } });

it('the grid is driven by the keyboard', async () => {
  const { user } = await open();
  await user.click(cell(HALF, 'MRP'));
  await user.keyboard('80{ArrowRight}');
  expect(cell(HALF, 'Price')).toHaveFocus();
  await user.keyboard('78.5{Enter}');
  expect(cell(KILO, 'Price')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(cell('Finger Millet (Ragi / Kezhvaragu) whole, 1 kg', 'Price')).toHaveFocus();
  expect(cell(HALF, 'MRP')).toHaveValue('80');
  await user.click(cell(HALF, 'Price'));
  await user.keyboard('{Escape}');
  expect(cell(HALF, 'Price')).toHaveValue('75');
  const bar = within(screen.getByRole('region', { name: '1 pack will be saved' }));
  expect(bar.getByText(`${HALF}: MRP ₹75 → ₹80`)).toBeVisible();
});

it('takes cells from a spreadsheet, and says how many rows did not fit', async () => {
  await open();
  fireEvent.paste(cell(KILO, 'MRP'), copied('150\t140\n700\t650\n1\t1\n'));
  expect(cell(KILO, 'MRP')).toHaveValue('150');
  expect(cell('Foxtail Millet (Thinai) rice, 5 kg', 'Price')).toHaveValue('650');
  expect(await screen.findByText('1 pasted row did not fit on this page')).toBeInTheDocument();
  expect(screen.getByText('2 packs will be saved')).toBeVisible();
});

it('asks before a price changes by more than half, and takes a decimal comma for no amount', async () => {
  const sent: PricesBody[] = [];
  mswServer.use(
    http.put<never, PricesBody>(staffApiUrl('/catalogue/prices'), async ({ request }) => {
      sent.push(await request.json());
      return ok({ saved: [buildPriceRow({ mrpPaise: 755_000, version: 2 })], rejected: [] }, '1 price is saved.');
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'MRP'));
  await user.paste('75,50');
  expect(cell(HALF, 'MRP')).toBeInvalid();
  await user.clear(cell(HALF, 'MRP'));
  await user.paste('7550');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'These prices change by more than half. Is that right?' }),
  );
  expect(question.getByRole('listitem')).toHaveTextContent(`${HALF}: MRP: ₹75 → ₹7,550`);
  await user.click(question.getByRole('button', { name: 'Correct them' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save these prices' }));
  await screen.findByText('1 price is saved.');
  expect(sent).toMatchObject([{ changes: [{ mrpPaise: 755_000 }] }]);
});

it('sends what can be saved, and retains what is rejected with its reason', async () => {
  const sent: PricesBody[] = [];
  mswServer.use(
    http.put<never, PricesBody>(staffApiUrl('/catalogue/prices'), async ({ request }) => {
      sent.push(await request.json());
      const now = buildPriceRow({
        _id: 'ml-thinai-1000',
        netGrams: 1000,
        mrpPaise: 14_500,
        pricePaise: 14_000,
        version: 2,
      });
      return ok(
        {
          saved: [buildPriceRow({ pricePaise: 7000, version: 2 })],
          rejected: [{ _id: now._id, field: null, message: 'Another person changed this pack meanwhile.', row: now }],
        },
        '1 price is saved.',
      );
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'Price'));
  await user.keyboard('70{ArrowDown}130');
  await user.click(cell(RAGI, 'Price'));
  await user.keyboard('59.01');
  expect(cell(RAGI, 'Price')).toHaveAccessibleDescription('Not above the MRP now ₹59');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^1 price is saved\. 1 could not be saved/)).toBeInTheDocument();
  expect(sent[0]?.changes).toEqual([
    { _id: 'ml-thinai-500', version: 1, mrpPaise: 7500, pricePaise: 7000 },
    { _id: 'ml-thinai-1000', version: 1, mrpPaise: 14_500, pricePaise: 13_000 },
  ]);
  expect(cell(KILO, 'Price')).toHaveValue('130');
  expect(cell(KILO, 'Price')).toHaveAccessibleDescription('Another person changed this pack meanwhile. now ₹140');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[1]?.changes).toMatchObject([{ _id: 'ml-thinai-1000', version: 2, pricePaise: 13_000 }]),
  );
});

it('retains what could not be saved over a reload', async () => {
  mswServer.use(
    http.put(staffApiUrl('/catalogue/prices'), () =>
      ok(
        {
          saved: [buildPriceRow({ pricePaise: 7000, version: 2 })],
          rejected: [
            { _id: 'ml-thinai-1000', field: null, message: 'Another person changed this pack meanwhile.', row: null },
          ],
        },
        '1 price is saved.',
      ),
    ),
  );
  const { user, unmount } = await open();
  await user.click(cell(HALF, 'Price'));
  await user.keyboard('70{ArrowDown}130');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^1 price is saved\. 1 could not be saved/);
  unmount();
  await open();
  expect(cell(HALF, 'Price')).toHaveValue('75');
  expect(cell(KILO, 'Price')).toHaveValue('130');
  expect(cell(KILO, 'Price')).toHaveAccessibleDescription(/Another person changed this pack meanwhile/);
  expect(screen.getByRole('region', { name: '1 pack will be saved' })).toBeVisible();
});

it('holds what was typed while other pages are shown', async () => {
  mswServer.use(
    http.get(staffApiUrl('/catalogue/prices'), ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? ok({ items: [buildPriceRow({ _id: 'last', name: 'Last of all' })], nextCursor: null })
        : ok({ ...buildPricePage(), nextCursor: 'second' }),
    ),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'Price'));
  await user.keyboard('70');
  await user.click(screen.getByRole('button', { name: 'Next packs' }));
  await screen.findByText('Last of all');
  expect(screen.getByText(`${HALF}: Price ₹75 → ₹70`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous packs' }));
  expect(await screen.findByRole('textbox', { name: `${HALF}: Price` })).toHaveValue('70');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell(HALF, 'Price')).toHaveValue('75');
});

it('lists what stock will be saved with its reason, sends it, and retains what is rejected', async () => {
  const sent: PacksBody[] = [];
  mswServer.use(
    http.post<never, PacksBody>(staffApiUrl('/stock/packs'), async ({ request }) => {
      sent.push(await request.json());
      const stockLevel = { units: 55, waiting: 0, version: 9 };
      const message = 'The shelf has changed meanwhile: 55 should be there now.';
      return ok(
        {
          saved: ['ml-thinai-500'],
          rejected: [{ packId: 'ml-thinai-1000', message, nearCode: null, isTooOld: false, stockLevel }],
        },
        'The stock of 1 pack is changed.',
      );
    }),
  );
  const { user, unmount } = await open();
  await user.click(cell(HALF, 'On the shelf'));
  expect(cell(HALF, 'On the shelf')).toHaveAccessibleDescription('3 for orders');
  await user.keyboard('80{ArrowDown}-4');
  const bar = within(screen.getByRole('region', { name: '2 packs will be saved' }));
  expect(bar.getByText(`${HALF}: On the shelf 83 → 80 (-3)`)).toBeVisible();
  await user.selectOptions(bar.getByRole('combobox', { name: 'Reason for all' }), 'Damaged');
  await user.selectOptions(bar.getByRole('combobox', { name: `Reason: ${HALF}` }), 'Correction');
  expect(bar.getByText('1 pack will be saved · 1 needs your attention')).toBeVisible();
  await user.type(bar.getByRole('textbox', { name: 'Say why' }), 'Wrong shelf');
  await user.click(bar.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('The stock of 1 pack is changed. 1 could not be saved and stays here.'),
  ).toBeInTheDocument();
  expect(sent[0]?.changes).toEqual([
    { packId: 'ml-thinai-500', version: 7, reason: 'CORRECTION', change: -3, expected: 83, note: 'Wrong shelf' },
    { packId: 'ml-thinai-1000', version: 7, reason: 'SPOILED', change: -4 },
  ]);
  unmount();
  await open();
  expect(cell(KILO, 'On the shelf')).toHaveValue('-4');
  expect(cell(KILO, 'On the shelf')).toHaveAccessibleDescription(/55 should be there now\. now 55/);
  expect(screen.getByText(`${KILO}: On the shelf 55 → 51 (-4)`)).toBeVisible();
});

it('asks whether a near batch number was meant, and sends the answer', async () => {
  const sent: PacksBody[] = [];
  mswServer.use(
    http.post<never, PacksBody>(staffApiUrl('/stock/packs'), async ({ request }) => {
      sent.push(await request.json());
      const stockLevel = { units: 83, waiting: 3, version: 7 };
      const question = {
        packId: 'ml-thinai-500',
        message: 'Did you mean batch LOT-7A?',
        nearCode: 'LOT-7A',
        isTooOld: false,
        stockLevel,
      };
      return ok({ saved: [], rejected: [question] });
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'On the shelf'));
  await user.keyboard('+12');
  await user.selectOptions(screen.getByRole('combobox', { name: `Reason: ${HALF}` }), 'Received');
  await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'LOT-7B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'No, another batch' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: "Yes, it's LOT-7A" }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  const days = { packedOn: expect.any(String) as string, bestBefore: expect.any(String) as string };
  expect(sent.map(({ changes }) => changes[0]?.batch)).toEqual([
    { code: 'LOT-7B', ...days },
    { code: 'LOT-7B', ...days, isNewBatch: true },
    { code: 'LOT-7A', ...days },
  ]);
});

it('receives units with little life left only to write them off, once a person says so', async () => {
  const sent: PacksBody[] = [];
  mswServer.use(
    http.post<never, PacksBody>(staffApiUrl('/stock/packs'), async ({ request }) => {
      sent.push(await request.json());
      const message = 'Too little of its life is left: this batch can’t be sold.';
      const old = { packId: 'ml-thinai-500', message, nearCode: null, isTooOld: true, stockLevel: null };
      return ok(sent.length === 1 ? { saved: [], rejected: [old] } : { saved: ['ml-thinai-500'], rejected: [] });
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'On the shelf'));
  await user.keyboard('+12');
  await user.selectOptions(screen.getByRole('combobox', { name: `Reason: ${HALF}` }), 'Received');
  await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'LOT-7B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Receive and write off' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ changes }) => changes[0]?.batch?.writesOff)).toEqual([undefined, true]);
});

it('requires the label of a batch that comes in', async () => {
  const sent: PacksBody[] = [];
  mswServer.use(
    http.post<never, PacksBody>(staffApiUrl('/stock/packs'), async ({ request }) => {
      sent.push(await request.json());
      return ok({ saved: ['ml-thinai-500'], rejected: [] });
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'On the shelf'));
  await user.keyboard('+12');
  await user.selectOptions(screen.getByRole('combobox', { name: `Reason: ${HALF}` }), 'Received');
  expect(screen.getByText('Enter the batch number')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Batch number' }), 'TH-26');
  fireEvent.change(screen.getByLabelText('Packed on'), { target: { value: '2026-11-01' } });
  expect(screen.getByLabelText('Best before')).toHaveValue('2027-07-29');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.changes).toMatchObject([
      { reason: 'RECEIVED', change: 12, batch: { code: 'TH-26', packedOn: '2026-11-01', bestBefore: '2027-07-29' } },
    ]),
  );
});

it('sends a request without a response again under the same key', async () => {
  const keys: (string | null)[] = [];
  mswServer.use(
    http.post(staffApiUrl('/stock/packs'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : ok({ saved: ['ml-thinai-500'], rejected: [] });
    }),
  );
  const { user } = await open();
  await user.click(cell(HALF, 'On the shelf'));
  await user.keyboard('-1');
  for (const tries of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys).toHaveLength(tries));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  }
  expect(keys[0]).toBe(keys[1]);
  await waitFor(() => expect(cell(HALF, 'On the shelf')).toHaveValue('83'));
});

it('lets a salesperson change the stock, and no price', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  await open();
  await waitFor(() => expect(cell(HALF, 'Price')).toHaveAttribute('readonly'));
  expect(cell(HALF, 'On the shelf')).not.toHaveAttribute('readonly');
  fireEvent.paste(cell(HALF, 'On the shelf'), copied('40\n41\n'));
  expect(cell(KILO, 'On the shelf')).toHaveValue('41');
});
