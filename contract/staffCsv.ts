import { Type, type Static } from 'typebox';
import { CSV_IMPORT_STATUSES, CSV_ROW_KINDS, CSV_ROW_STATES } from './csvConstants';
import { Id, Nullable, Page, Timestamp } from './http';
import { MEASURES } from './packSize';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });

export const CsvFileQuery = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 200, messageKey: 'csvFile' }),
});

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
  rowCount: Count,
  sameCount: Count,
  unreadColumns: Type.Array(Type.String()),
  counts: Type.Object(
    Object.fromEntries(CSV_ROW_STATES.map((state) => [state, Count])) as Record<
      (typeof CSV_ROW_STATES)[number],
      typeof Count
    >,
  ),
});
export type CsvImport = Static<typeof CsvImport>;

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
  row: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  netGrams: Nullable(Type.Integer()),
  measure: Type.Optional(Type.Enum([...MEASURES])),
  kind: Type.Enum([...CSV_ROW_KINDS]),
  changes: Type.Array(Type.Object({ column: Type.String(), before: Nullable(Type.String()), after: Type.String() })),
  /** `column` is null if the whole row is meant. */
  problems: Type.Array(Type.Object({ column: Nullable(Type.String()), message: Type.String() })),
});
export type CsvRow = Static<typeof CsvRow>;

export const CsvRowPage = Page(CsvRow);
export type CsvRowPage = Static<typeof CsvRowPage>;

export const ApplyCsvBody = Type.Object(
  { fileHash: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, messageKey: 'csvFile' }) },
  closed,
);

export interface CsvProgress {
  done: number;
  total: number;
}
