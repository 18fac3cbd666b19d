import { escapeFormula } from '../../../contract/formulas';
import { saveAsFile } from '../../lib/saveAsFile';

/** An empty cell is null. */
export type CsvCell = string | number | null;

const NEEDS_QUOTES = /[",\r\n]/;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a byte order mark, by which Excel knows UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;

/** 1234550 → 12345.5: a number for spreadsheets. */
export const csvRupees = (paise: number): number => paise / 100;

export const saveCsv = (fileName: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveAsFile(fileName, toCsv(rows), 'text/csv;charset=utf-8');
