export const MAX_CSV_BYTES = 10_000_000;

export const MAX_CSV_ROWS = 20_000;

export const CSV_IMPORT_STATUSES = ['CHECKED', 'APPLIED', 'UNDONE'] as const;
export type CsvImportStatus = (typeof CSV_IMPORT_STATUSES)[number];

/** FAULTY and READY: of a dry run. MISSED: changed meanwhile. STAYS: changed since, so not undone. */
export const CSV_ROW_STATES = ['FAULTY', 'READY', 'WRITTEN', 'MISSED', 'UNDONE', 'STAYS'] as const;
export type CsvRowState = (typeof CSV_ROW_STATES)[number];

export const CSV_ROW_KINDS = ['PRODUCT', 'PACK', 'CHANGE'] as const;
export type CsvRowKind = (typeof CSV_ROW_KINDS)[number];
