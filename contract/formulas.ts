/**
 * Spreadsheet programs run cells that begin with these, also behind apostrophes that they drop. An apostrophe in front makes them text;
 * one more for each that is there already, so that reading gives back what was written.
 */
const RUNS = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

export const escapeFormula = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell;

/** Another program's formula: its value is not in the file. */
export const isFormula = (cell: string): boolean => /^[=\uFF1D]/.test(cell);
