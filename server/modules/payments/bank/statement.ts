import { CsvError, parse } from 'csv-parse/sync';
import { readRupees } from '../../../../contract/readRupees';
import { DAY_MS } from '../../../lib/caps';
import { AppError, type Message } from '../../../lib/errors';
import { isDay } from '../../../lib/shopDays';

export interface StatementLine {
  line: number;
  reference: string;
  amountPaise: number;
  paidAt: Date;
  text: string;
}

interface ReadStatement {
  lines: StatementLine[];
  debits: number;
  problems: { line: number; problem: Message }[];
}

const COLUMNS = {
  date: /^(txn|tran|transaction|value|posting|post)?\s*date( time)?$/,
  reference: /\b(utr|rrn|ref|reference|chq|cheque)\b/,
  text: /\b(description|narration|particulars|remarks|details)\b/,
  credit: /^(credit|cr|deposit)s?( cr)?( amount| amt)?( cr)?( inr| rs)?$|^(deposit|credit) (amt|amount)\b/,
  debit: /^(debit|dr|withdrawal)s?( dr)?( amount| amt)?( dr)?( inr| rs)?$|^(withdrawal|debit) (amt|amount)\b/,
  amount: /^(transaction )?amount( inr| rs)?$/,
  kind: /^(cr dr|dr cr|type|transaction type|cr|dr)$/,
} as const;
type Column = keyof typeof COLUMNS;

/** Banks put their name and the account above the table. */
const MAX_LINES_ABOVE = 40;
const MAX_TEXT = 300;
/** Statements reach back a year; what is further away is a misread or mistyped year. */
const MAX_DISTANCE_MS = 366 * DAY_MS;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const INDIA = '+05:30';

/**
 * Reads credits with a twelve-digit reference, in any column order; unreadable lines become problems.
 * @throws AppError 400 for a file without such a table, or with a quotation mark that is not closed
 */
export function readStatement(csv: string, now: Date): ReadStatement {
  const rows = readRows(csv);
  const headerAt = rows.slice(0, MAX_LINES_ABOVE).findIndex(({ cells }) => isHeader(columnsOf(cells)));
  const header = rows[headerAt];
  if (!header) throw new AppError(400, 'money.noTable');
  const columns = columnsOf(header.cells);
  const result: ReadStatement = { lines: [], debits: 0, problems: [] };
  for (const { cells, line } of rows.slice(headerAt + 1)) {
    const cell = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? '').trim());
    const isFooter = cells.filter((text) => text.trim() !== '').length < 3;
    if (isFooter) continue;
    const read = readLine(cell, now);
    if (read === 'DEBIT') result.debits += 1;
    else if ('key' in read) result.problems.push({ line, problem: read });
    else result.lines.push({ line, ...read });
  }
  return result;
}

function readRows(csv: string): { cells: string[]; line: number }[] {
  const delimiter = [',', ';', '\t', '|'].sort((a, b) => csv.split(b).length - csv.split(a).length)[0] ?? ',';
  const rows: { cells: string[]; line: number }[] = [];
  const nextLine = () => (rows.at(-1)?.line ?? 0) + 1;
  try {
    parse(csv, {
      bom: true,
      delimiter,
      on_record: (cells: string[], { lines }) => {
        if (cells.some(isOpenQuote)) throw openQuote(nextLine());
        rows.push({ cells, line: lines });
        return null;
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof CsvError && cause.code === 'CSV_QUOTE_NOT_CLOSED') throw openQuote(nextLine());
    throw new AppError(400, 'money.noTable', { cause });
  }
  return rows;
}

/** A quotation mark that is not closed swallows the lines up to the next one, which stays in the cell. */
const isOpenQuote = (cell: string): boolean => cell.includes('\n') && cell.includes('"');

const openQuote = (row: number) => new AppError(400, 'money.openQuote', { params: { row } });

const normal = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  cells.map(normal).forEach((name, at) => {
    const column = (Object.keys(COLUMNS) as Column[]).find((each) => COLUMNS[each].test(name));
    if (column && columns[column] === undefined) columns[column] = at;
  });
  return columns;
}

const isHeader = ({ date, credit, amount, reference, text }: Partial<Record<Column, number>>): boolean =>
  date !== undefined && (credit ?? amount) !== undefined && (reference ?? text) !== undefined;

function readLine(cell: (column: Column) => string, now: Date): Omit<StatementLine, 'line'> | Message | 'DEBIT' {
  const credit = cell('credit');
  const hasNoCredit = /^-?$|^0*(\.0*)?(\s*\(?(cr|dr)\.?\)?)?$/i.test(credit);
  const amountText = hasNoCredit ? cell('amount') : credit;
  const isDebit = /^(dr|debit|d)\b/i.test(cell('kind')) || /\bdr\.?\)?$|\ddr\.?$/i.test(amountText);
  if (isDebit || (hasNoCredit && amountText === '' && cell('debit') !== '')) return 'DEBIT';
  const amountPaise = readAmount(amountText);
  if (amountPaise === null) return { key: 'money.badAmount', params: { text: amountText.slice(0, 40) } };
  if (amountPaise < 0) return 'DEBIT';
  const paidAt = readDate(cell('date'));
  if (!paidAt) return { key: 'money.badDate', params: { text: cell('date').slice(0, 40) } };
  if (Math.abs(paidAt.getTime() - now.getTime()) > MAX_DISTANCE_MS)
    return { key: 'money.farDate', params: { text: cell('date').slice(0, 40) } };
  const text = cell('text').slice(0, MAX_TEXT);
  const reference = readReference(cell('reference'), text);
  return reference === null ? { key: 'money.noReference' } : { reference, amountPaise, paidAt, text };
}

const AROUND_AMOUNT = /[₹\s]|\b(inr|rs)\b\.?|\(cr\.?\)|(?<![a-z])cr\b\.?|^\+/gi;

/** ₹1,234.50 (Cr) → 123450; null unless a whole number of paise. */
function readAmount(text: string): number | null {
  const [, minus, amount = ''] = /^(-?)(.*)$/.exec(text.replace(AROUND_AMOUNT, '')) ?? [];
  const paise = readRupees(amount);
  if (!paise) return null;
  return minus === '-' ? -paise : paise;
}

/** 25/11/2026, 25-Nov-26 or 2026-11-25 in India; noon if without a time. */
function readDate(text: string): Date | null {
  const [, a = '', b = '', c = '', time] =
    /^(\d{1,4})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{1,4})(?:[ ,T]+(\d{1,2}:\d{2}))?/i.exec(text) ?? [];
  const [year, day] = a.length === 4 ? [a, c] : [c, a];
  const named = MONTHS.indexOf(b.slice(0, 3).toLowerCase()) + 1;
  const month = named > 0 ? String(named) : b;
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(iso)) return null;
  const at = new Date(`${iso}T${(time ?? '12:00').padStart(5, '0')}:00${INDIA}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The digits of a UPI address such as 919876543210@ybl or 919876543210-2@ybl are a phone's. */
const TWELVE_DIGITS = /(?<!\d)\d{12}(?!\d|(?:[-.]\d{1,2})?@)/g;

/** Some banks pad the column with four zeros. Without one, the text's only number of twelve digits counts. */
function readReference(own: string, text: string): string | null {
  for (const place of [own.replace(/^0{4}(?=\d{12}$)/, ''), text]) {
    const found = [...new Set(place.match(TWELVE_DIGITS) ?? [])];
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}
