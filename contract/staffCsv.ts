import { Type, type Static } from 'typebox';
import { CSV_IMPORT_STATUSES, CSV_ROW_KINDS, CSV_ROW_STATES } from './csvConstants';
import { Id, Nullable, Page, Timestamp } from './http';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });

export const CsvFileQuery = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 200, messageKey: 'csvFile' }),
});

/** A file that was read in: first as a dry run, then applied with consent. */
export const CsvImport = Type.Object({
  _id: Id,
  fileName: Type.String(),
  /** SHA-256 in hex: what a person consents to. */
  fileHash: Type.String(),
  status: Type.Enum([...CSV_IMPORT_STATUSES]),
  staffName: Type.String(),
  checkedAt: Timestamp,
  appliedAt: Nullable(Timestamp),
  undoneAt: Nullable(Timestamp),
  /** The header and empty rows don't count. */
  rowCount: Count,
  /** Rows that say what the catalogue says. */
  sameCount: Count,
  /** Headers of columns that mean nothing here. */
  unreadColumns: Type.Array(Type.String()),
  counts: Type.Object(
    Object.fromEntries(CSV_ROW_STATES.map((state) => [state, Count])) as Record<
      (typeof CSV_ROW_STATES)[number],
      typeof Count
    >,
  ),
});
export type CsvImport = Static<typeof CsvImport>;

/** The latest, newest first. */
export const CsvImports = Type.Array(CsvImport);
export type CsvImports = Static<typeof CsvImports>;

export const CsvImportParams = Type.Object({ id: Id });

export const CsvRowsQuery = Type.Object(
  {
    state: Type.Enum([...CSV_ROW_STATES], { messageKey: 'csvRowState' }),
    cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$', maxLength: 9, messageKey: 'cursor' })),
  },
  closed,
);
export type CsvRowsQuery = Static<typeof CsvRowsQuery>;

export const CsvRow = Type.Object({
  /** Rows are numbered as in a spreadsheet, where the header is row 1. */
  row: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  netGrams: Nullable(Type.Integer()),
  kind: Type.Enum([...CSV_ROW_KINDS]),
  /** Values are texts for people; `before` is null for what is new. */
  changes: Type.Array(Type.Object({ column: Type.String(), before: Nullable(Type.String()), after: Type.String() })),
  /** Why it can't be, or was not, written or undone; of one cell or, without a column, of the row. */
  problems: Type.Array(Type.Object({ column: Nullable(Type.String()), message: Type.String() })),
});
export type CsvRow = Static<typeof CsvRow>;

/** They are sorted as in the file. */
export const CsvRowPage = Page(CsvRow);
export type CsvRowPage = Static<typeof CsvRowPage>;

/** Consent to a dry run. */
export const ApplyCsvBody = Type.Object(
  { fileHash: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, messageKey: 'csvFile' }) },
  closed,
);

/** Lines of `application/x-ndjson` while a file is written; the last line is the usual envelope. */
export interface CsvProgress {
  done: number;
  total: number;
}
