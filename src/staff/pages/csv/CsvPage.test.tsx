import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { MAX_CSV_BYTES } from '../../../../contract/csvConstants';
import { buildStaffMe } from '../../../testing/builders/staff';
import { buildCsvImport } from '../../../testing/builders/staffCsv';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { CsvPage } from './CsvPage';

const open = () => renderWithProviders(<CsvPage />, { staffUser: true, route: '/staff/products/csv' });
const input = () => screen.findByLabelText<HTMLInputElement>('Check a CSV file', { selector: 'input' });

it('sends a file to be checked, and leads to what it would change', async () => {
  const sent: { name: string | null; type: string | null }[] = [];
  mswServer.use(
    http.post(staffApiUrl('/catalogue/csv/imports'), ({ request }) => {
      const name = new URL(request.url).searchParams.get('fileName');
      sent.push({ name, type: request.headers.get('content-type') });
      return ok(buildCsvImport());
    }),
  );
  const { user, router } = open();
  await user.upload(await input(), new File(['SKU\r\nA1'], 'விலை.csv', { type: 'text/csv' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/products/csv/file-1'));
  expect(sent).toEqual([{ name: 'விலை.csv', type: 'text/csv' }]);
});

it('shows why a file can’t be read, and sends none that is too large', async () => {
  mswServer.use(http.post(staffApiUrl('/catalogue/csv/imports'), () => rejected(400, 'Row 7 is too long.')));
  const { user } = open();
  await user.upload(await input(), new File(['x'], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Row 7 is too long.');
  const large = new File(['x'], 'b.csv', { type: 'text/csv' });
  Object.defineProperty(large, 'size', { value: MAX_CSV_BYTES + 1 });
  await user.upload(await input(), large);
  expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 10 MB. Split it into several files.');
});

it('lists the files of before', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'prices-november.csv' })).toHaveAttribute(
    'href',
    '/staff/products/csv/file-1',
  );
  expect(screen.getByText('Saved · 195 saved · Selvi · 24 Nov 2026, 10:00 am')).toBeVisible();
});

it('downloads the catalogue', async () => {
  const createObjectURL = jest.fn(() => 'blob:products');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const downloads: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(downloads).toEqual([expect.stringMatching(/^products-\d{4}-\d{2}-\d{2}\.csv blob:products$/)]),
  );
  click.mockRestore();
});

it('lets a Sales Person export only', async () => {
  mswServer.use(http.get(staffApiUrl('/me'), () => ok(buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }))));
  open();
  expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check a CSV file' })).not.toBeInTheDocument());
});
