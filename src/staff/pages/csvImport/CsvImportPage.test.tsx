import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { CsvImport } from '../../../../contract/staffCsv';
import { buildAppliedCsv, buildCsvImport, buildCsvRow } from '../../../testing/builders/staffCsv';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { written } from '../../../testing/handlers/staffCsv';
import { mswServer } from '../../../testing/mswServer';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { CsvImportPage } from './CsvImportPage';

const open = () =>
  renderWithProviders(<CsvImportPage />, {
    staffUser: true,
    path: '/staff/products/csv/:importId',
    route: '/staff/products/csv/file-1',
  });

/** A server with that file, and what becomes of it. */
function given(first: CsvImport) {
  let file = first;
  mswServer.use(http.get(staffApiUrl('/catalogue/csv/imports/:id'), () => ok(file)));
  return (next: CsvImport) => {
    file = next;
  };
}

it('shows each change and each faulty row', async () => {
  given(buildCsvImport({ unreadColumns: ['Colour'] }));
  const { user } = open();
  expect(await screen.findByText(/^Checked on .*by Selvi\. Nothing is changed yet\.$/)).toBeVisible();
  expect(
    screen.getByText('The file has 210 rows. 10 of them change nothing. Columns that were not read: Colour.'),
  ).toBeVisible();
  const [changed, added] = await screen
    .findAllByRole('listitem', { name: '' })
    .then((items) => items.filter((item) => item.textContent.startsWith('Row ')));
  expect(changed).toHaveTextContent(/^Row 2.*ML-THINAI · 500 g.*Price \(₹\): ₹75 → ₹70$/);
  expect(added).toHaveTextContent(/^Row 3.*SORGHUM · 1 kg · New product.*MRP \(₹\): ₹150$/);
  await user.click(screen.getByRole('radio', { name: '5 faulty' }));
  expect(await screen.findAllByText('Price (₹): A price is more than ₹0 and at most ₹10,00,000')).toHaveLength(2);
});

it('saves what was shown, and names what was not', async () => {
  const become = given(buildCsvImport());
  const sent: unknown[] = [];
  mswServer.use(
    http.post(staffApiUrl('/catalogue/csv/imports/:id/apply'), async ({ request }) => {
      sent.push(await request.json());
      const file = buildAppliedCsv({ counts: { WRITTEN: 194, MISSED: 1 } });
      become(file);
      return written(file, '194 rows are saved.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save 195 rows' }));
  expect(await screen.findByText('194 rows are saved.')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: '1 not saved' })).toBeInTheDocument();
  expect(sent).toEqual([{ fileHash: buildCsvImport().fileHash }]);
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

it('reads what came of it where the connection ended early', async () => {
  const become = given(buildCsvImport());
  mswServer.use(
    http.post(staffApiUrl('/catalogue/csv/imports/:id/apply'), () => {
      become(buildAppliedCsv());
      return new Response('{"done":0,"total":195}\n');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save 195 rows' }));
  expect(await screen.findByText(/^Saved on/)).toBeVisible();
});

it('takes back after a question', async () => {
  const become = given(buildAppliedCsv());
  mswServer.use(
    http.post(staffApiUrl('/catalogue/csv/imports/:id/undo'), () => {
      const file = buildCsvImport({
        status: 'UNDONE',
        undoneAt: '2026-11-24T05:00:00.000Z',
        counts: { READY: 0, UNDONE: 195 },
      });
      become(file);
      return written(file, '195 rows are undone.');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo 195 rows?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Undone on/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('reads on page by page', async () => {
  mswServer.use(
    http.get(staffApiUrl('/catalogue/csv/imports/:id/rows'), ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? ok({ items: [buildCsvRow({ row: 99, name: 'Last of all' })], nextCursor: null })
        : ok({ items: [buildCsvRow()], nextCursor: '2' }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Last of all')).toBeVisible();
});

it('says that a file is gone', async () => {
  mswServer.use(http.get(staffApiUrl('/catalogue/csv/imports/:id'), () => rejected(404)));
  open();
  expect(await screen.findByRole('heading', { name: 'We can’t find this file' })).toBeVisible();
});
