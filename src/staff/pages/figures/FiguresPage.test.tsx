import { composeStories } from '@storybook/react-webpack5';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildOfferFigures, buildSalesFigures } from '../../../testing/builders/staffFigures';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderStory } from '../../../testing/renderStory';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { FiguresPage } from './FiguresPage';
import * as stories from './FiguresPage.stories';

const { Refunds, NothingSold, Stock, BadDates } = composeStories(stories);
const open = (query = '') => renderWithProviders(<FiguresPage />, { staffUser: true, route: `/staff/figures${query}` });
const table = (name: string) => screen.findByRole('table', { name });

/** The periods that are asked for. */
const recordPeriods = () => {
  const periods: string[] = [];
  mswServer.use(
    http.get(staffApiUrl('/figures/sales'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      periods.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
      return ok(buildSalesFigures());
    }),
  );
  return periods;
};

/** Files that were saved: name and text. */
const recordFiles = () => {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob;
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:figures';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
};
afterEach(() => jest.restoreAllMocks());

it('says how the sales differ from the period before, in words', async () => {
  open();
  expect(await screen.findByText('17% more than 28 Sept – 27 Oct 2026')).toBeInTheDocument();
  expect(screen.getByText('14% more than 28 Sept – 27 Oct 2026')).toBeInTheDocument();
});

it('shows the same figures in a table, its beginning first', async () => {
  const { user } = open();
  const byDay = await table('Sales by day');
  expect(within(byDay).getByRole('row', { name: 'Thu, 26 Nov 17 ₹10,446.50 ₹8,891' })).toBeInTheDocument();
  expect(within(byDay).getAllByRole('row')).toHaveLength(12 + 2);
  await user.click(screen.getByRole('button', { name: 'Show all 30' }));
  expect(within(byDay).getAllByRole('row')).toHaveLength(30 + 2);
  expect(
    within(await table('Sales by hour')).getByRole('row', { name: '10–\u206011\u00A0am 60 ₹36,870' }),
  ).toBeInTheDocument();
});

it('saves a table as CSV, with days and numbers for a spreadsheet', async () => {
  const files = recordFiles();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sales by day as a CSV file' }));
  expect(files.map(({ name }) => name)).toEqual(['sales-by-day-2026-10-28-2026-11-26.csv']);
  const lines = (await files[0]!.blob.text()).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['Day,Orders,Sales,Period before', '2026-11-26,17,10446.5,8891']);
  expect(lines).toHaveLength(30 + 2);
});

it('the page has the view and the period in the URL', async () => {
  const periods = recordPeriods();
  const { user, router } = open('?period=own&from=2026-11-01&to=2026-11-15');
  await table('Sales by day');
  expect(periods).toEqual(['2026-11-01 2026-11-15']);
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  await user.click(screen.getByRole('radio', { name: 'A month' }));
  await user.selectOptions(screen.getByLabelText('Month'), screen.getAllByRole('option')[1]!);
  await waitFor(() => expect(periods.at(-1)).toMatch(/^\d{4}-\d\d-01 \d{4}-\d\d-(28|29|30|31)$/));
  await user.click(screen.getByRole('radio', { name: 'Products' }));
  await table('Sales by product');
  expect(router.state.location.search).toMatch(/period=month.*month=\d{4}-\d\d.*view=products/);
});

it('says that dates can’t be a period, and shows the last 30 days', async () => {
  renderStory(BadDates);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at most 366 days');
  await table('Sales by day');
});

it('compares baskets with and without a coupon', async () => {
  mswServer.use(
    http.get(staffApiUrl('/figures/offers'), () =>
      ok(
        buildOfferFigures({
          coupons: [{ code: 'MILLET50', orders: 1, salesPaise: 60_000, discountPaise: 5_000, firstOrders: 1 }],
          withoutCoupon: { orders: 3, salesPaise: 120_000 },
        }),
      ),
    ),
  );
  open('?view=offers');
  const byCoupon = await table('What coupons bring');
  expect(within(byCoupon).getByRole('row', { name: 'MILLET50 1 25% ₹50 ₹600 1' })).toBeInTheDocument();
  expect(within(byCoupon).getByRole('row', { name: 'Without a coupon 3 75% ₹0 ₹400 –' })).toBeInTheDocument();
});

it('names why money went back, with the sum', async () => {
  renderStory(Refunds);
  const byCause = await table('Refunds by reason');
  expect(within(byCause).getByRole('row', { name: 'Less after packing 9 ₹2,415' })).toBeInTheDocument();
  expect(within(byCause).getByRole('row', { name: 'Total 17 ₹4,540' })).toBeInTheDocument();
});

it('lists what runs out and what is slow, for the days in the URL', async () => {
  const { user, router } = renderStory(Stock);
  const out = await table('Runs out soon');
  expect(within(out).getByRole('row', { name: 'Multi Millet dosa mix · 500 g 0 41 Sold out' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(router.state.location.search).toContain('within=7');
  expect(
    within(await table('Slow to sell')).getByRole('row', { name: /Black Kavuni rice · 1 kg 8 Never/ }),
  ).toBeInTheDocument();
});

it('says that there is nothing to show', async () => {
  renderStory(NothingSold);
  expect(await screen.findAllByText('Nothing in this period')).toHaveLength(2);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('reads again after a failure', async () => {
  mswServer.use(http.get(staffApiUrl('/figures/sales'), () => rejected(500), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await table('Sales by day');
});
