import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { CsvImport } from '../../../../contract/staffCsv';
import { buildAppliedCsv, buildCsvImport, buildInvalidCsvRow } from '../../../testing/builders/staffCsv';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { CsvImportPage } from './CsvImportPage';

const meta = {
  title: 'Staff/CSV import',
  component: CsvImportPage,
  parameters: {
    state: { staffUser: true },
    path: '/staff/products/csv/:importId',
    route: '/staff/products/csv/file-1',
  },
} satisfies Meta<typeof CsvImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileUrl = staffApiUrl('/catalogue/csv/imports/:id');
const given = (file: CsvImport) => ({ msw: [http.get(fileUrl, () => ok(file))] });

/** Shows what the import would change. */
export const DryRun: Story = { parameters: given(buildCsvImport({ unreadColumns: ['Colour', 'Supplier'] })) };

export const Faulty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '5 faulty' }));
    await expect((await screen.findAllByText(/Price \(₹\): A price is more than/))[0]).toBeVisible();
  },
};

export const NothingToSave: Story = {
  parameters: {
    msw: [
      http.get(fileUrl, () => ok(buildCsvImport({ rowCount: 10, counts: { READY: 0, FAULTY: 0 } }))),
      http.get(staffApiUrl('/catalogue/csv/imports/:id/rows'), () => ok({ items: [], nextCursor: null })),
    ],
  },
};

/** A third is written. */
export const Saving: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/catalogue/csv/imports/:id/apply'), () => {
        const lines = new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode('{"done":65,"total":195}\n')),
        });
        return new HttpResponse(lines, { headers: { 'content-type': 'application/x-ndjson' } });
      }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save 195 rows' }));
    await waitFor(() => expect(screen.getByText('65 of 195 rows')).toBeVisible());
  },
};

/** Two packs were changed by others between dry run and consent. */
export const Saved: Story = { parameters: given(buildAppliedCsv({ counts: { WRITTEN: 193, MISSED: 2 } })) };

export const AskedToTakeBack: Story = {
  parameters: given(buildAppliedCsv()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Undo 195 rows?' })).toBeVisible());
  },
};

export const TakenBack: Story = {
  parameters: {
    msw: [
      http.get(fileUrl, () =>
        ok(
          buildCsvImport({
            status: 'UNDONE',
            appliedAt: '2026-11-24T04:32:00.000Z',
            undoneAt: '2026-11-24T04:40:00.000Z',
            counts: { READY: 0, FAULTY: 0, UNDONE: 0, STAYS: 1 },
          }),
        ),
      ),
      http.get(staffApiUrl('/catalogue/csv/imports/:id/rows'), () =>
        ok({
          items: [
            buildInvalidCsvRow({ problems: [{ column: null, message: 'It was changed after the file was saved' }] }),
          ],
          nextCursor: null,
        }),
      ),
    ],
  },
};

export const Loading: Story = { parameters: { msw: [http.get(fileUrl, () => delay('infinite'))] } };
export const Gone: Story = { parameters: { msw: [http.get(fileUrl, () => rejected(404))] } };
export const Failed: Story = { parameters: { msw: [http.get(fileUrl, () => rejected(503))] } };
