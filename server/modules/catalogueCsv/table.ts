import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse, CsvError, type Options } from 'csv-parse';
import { MAX_CSV_ROWS } from '../../../contract/csvConstants';
import { AppError } from '../../lib/errors';

/** Far more than the catalogue has columns. */
const MAX_COLUMNS = 200;
const MAX_ROW_BYTES = 250_000;
/** Other requests get their turn between two of these. */
const CHUNK_LENGTH = 4 * 1024;
/** Where several occur equally often, the one that names of columns rarely have is taken. */
const DELIMITERS = ['\t', ';', ','] as const;

export interface TableRow {
  /** Rows count as in a spreadsheet: from 1, empty rows and the header included. */
  row: number;
  cells: string[];
}

/** The one that the first line has most of, or that Excel's line `sep=;` names. */
function delimiterOf(text: string): { delimiter: string; from: number } {
  const [said, delimiter = ''] = /^"?sep=([,;\t])"?\r?\n?/.exec(text) ?? [];
  if (said !== undefined) return { delimiter, from: said.length };
  const start = Math.max(0, text.search(/[^\s,;]/));
  const names = (/^[^\r\n]*/.exec(text.slice(start, start + MAX_ROW_BYTES))?.[0] ?? '').replace(/"[^"]*"/g, '');
  const [most] = DELIMITERS.map((each) => ({ each, count: names.split(each).length })).sort(
    (a, b) => b.count - a.count,
  );
  return { delimiter: most?.each ?? ',', from: 0 };
}

async function* chunksOf(text: string, from: number): AsyncGenerator<string> {
  for (let at = from; at < text.length; at += CHUNK_LENGTH) {
    yield text.slice(at, at + CHUNK_LENGTH);
    await setImmediate();
  }
}

class TooManyColumns extends Error {}

/**
 * Rows with at least one cell that is not empty; the first is the header.
 * @throws AppError 400 for a file that is no table, or beyond the bounds
 */
export async function readTable(text: string): Promise<TableRow[]> {
  const { delimiter, from } = delimiterOf(text);
  const options: Options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
    // Sees each cell before the row is whole, which may have a million of them.
    cast: (cell, { index }) => {
      if (index >= MAX_COLUMNS) throw new TooManyColumns();
      return cell;
    },
  };
  const rows: TableRow[] = [];
  let row = from > 0 ? 1 : 0;
  try {
    for await (const record of Readable.from(chunksOf(text, from)).pipe(parse(options)) as AsyncIterable<string[]>) {
      row += 1;
      const cells = record.map((cell) => cell.replace(/\r\n?/g, '\n').trim());
      if (cells.every((cell) => cell === '')) continue;
      if (rows.length > MAX_CSV_ROWS)
        throw new AppError(400, 'catalogueCsv.tooManyRows', { params: { max: MAX_CSV_ROWS } });
      rows.push({ row, cells });
    }
  } catch (error) {
    throw rejectionOf(error, row + 1);
  }
  return rows;
}

function rejectionOf(error: unknown, row: number): unknown {
  const params = { row };
  if (error instanceof TooManyColumns)
    return new AppError(400, 'catalogueCsv.tooManyColumns', { params: { row, max: MAX_COLUMNS } });
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new AppError(400, 'catalogueCsv.rowTooLong', { params, cause: error });
  return new AppError(400, 'catalogueCsv.notATable', { params, cause: error });
}
