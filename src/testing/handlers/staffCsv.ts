import { http, HttpResponse } from 'msw';
import type { CsvImport } from '../../../contract/staffCsv';
import { buildAppliedCsv, buildCsvImport, buildCsvRow, buildInvalidCsvRow } from '../builders/staffCsv';
import { ok, staffApiUrl } from './responses';

/** Lines of progress, then the result. */
export const written = (file: CsvImport, message: string, total = 195) =>
  new HttpResponse(
    [
      { done: 0, total },
      { done: total, total },
      { status: 200, message, data: file },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
    { headers: { 'content-type': 'application/x-ndjson' } },
  );

/** A file that is checked, saved and undone. */
export const staffCsvHandlers = [
  http.get(
    staffApiUrl('/catalogue/csv'),
    () => new HttpResponse('\uFEFFSKU\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  ),
  http.get(staffApiUrl('/catalogue/csv/imports'), () =>
    ok([buildCsvImport(), buildAppliedCsv({ _id: 'file-0', fileName: 'விலைகள்.csv' })]),
  ),
  http.post(staffApiUrl('/catalogue/csv/imports'), () => ok(buildCsvImport(), 'The file is checked.')),
  http.get(staffApiUrl('/catalogue/csv/imports/:id'), () => ok(buildCsvImport())),
  http.get(staffApiUrl('/catalogue/csv/imports/:id/rows'), ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const rows =
      state === 'READY' || state === 'WRITTEN' || state === 'UNDONE'
        ? [
            buildCsvRow(),
            buildCsvRow({
              row: 3,
              sku: 'SORGHUM',
              name: 'Sorghum (Cholam)',
              netGrams: 1000,
              kind: 'PRODUCT',
              changes: [
                { column: 'Category', before: null, after: 'Organic Millets' },
                { column: 'MRP (₹)', before: null, after: '₹150' },
              ],
            }),
          ]
        : [buildInvalidCsvRow(), buildInvalidCsvRow({ row: 52, name: '', sku: '', netGrams: null })];
    return ok({ items: rows, nextCursor: null });
  }),
  http.post(staffApiUrl('/catalogue/csv/imports/:id/apply'), () => written(buildAppliedCsv(), '195 rows are saved.')),
  http.post(staffApiUrl('/catalogue/csv/imports/:id/undo'), () =>
    written(
      buildCsvImport({ status: 'UNDONE', appliedAt: '2026-11-24T04:32:00.000Z', undoneAt: '2026-11-24T04:40:00.000Z' }),
      '195 rows are undone.',
    ),
  ),
];
