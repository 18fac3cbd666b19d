/** Null is an empty cell. */
export type CsvCell = string | number | null;

/** What a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a byte order mark, by which Excel knows UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;

/** 1234550 → 12345.5: a number for spreadsheets. */
export const csvRupees = (paise: number): number => paise / 100;

/** Browsers may read the file a moment after the click. */
const READ_MS = 10_000;

export const saveCsv = (fileName: string, rows: readonly (readonly CsvCell[])[]): void => {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};
