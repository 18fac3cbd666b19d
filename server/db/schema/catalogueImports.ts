import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  CSV_IMPORT_STATUSES,
  CSV_ROW_KINDS,
  CSV_ROW_STATES,
  type CsvImportStatus,
  type CsvRowKind,
  type CsvRowState,
} from '../../../contract/csvConstants';
import type { Measure } from '../../../contract/packSize';
import { createdAt, moment, oneOf } from './columns';

export type CsvValue = string | number | boolean | string[];
export interface CsvChange {
  column: string;
  /** It is null for a new row. */
  before: CsvValue | null;
  after: CsvValue | null;
}
export interface CsvProblem {
  column: string | null;
  /** A message stays in the locales for as long as stored rows may name it. */
  key: string;
  params?: Record<string, string | number>;
}
/** Versions at the check; every other write changes one. */
export interface CsvVersions {
  product?: number;
  pack?: number;
  /** `shelf`: expected units. `stock`: the last movement outside orders. */
  shelf?: number;
  stock?: number;
}

/** A dry run until applied. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    fileName: text('file_name').notNull(),
    fileHash: text('file_hash').notNull(),
    status: text('status').$type<CsvImportStatus>().notNull().default('CHECKED'),
    rowCount: integer('row_count').notNull(),
    sameCount: integer('same_count').notNull(),
    unreadColumns: jsonb('unread_columns').$type<string[]>().notNull(),
    createdAt: createdAt(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('catalogue_imports_created_index').on(table.createdAt),
    check('catalogue_imports_status_check', oneOf(table.status, CSV_IMPORT_STATUSES)),
    check(
      'catalogue_imports_applied_check',
      sql`(${table.status} = 'CHECKED') = (${table.appliedAt} IS NULL) AND (${table.status} = 'UNDONE') = (${table.undoneAt} IS NOT NULL)`,
    ),
  ],
);

/** Only rows with problems or changes are stored. */
export const catalogueImportRows = pgTable(
  'catalogue_import_rows',
  {
    importId: text('import_id').notNull(),
    row: integer('row').notNull(),
    state: text('state').$type<CsvRowState>().notNull(),
    kind: text('kind').$type<CsvRowKind>().notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    netGrams: integer('net_grams'),
    measure: text('measure').$type<Measure>(),
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    changes: jsonb('changes').$type<CsvChange[]>().notNull(),
    problems: jsonb('faults').$type<CsvProblem[]>().notNull(),
    /** The versions that the dry run saw. */
    seen: jsonb('seen').$type<CsvVersions>().notNull(),
    productId: text('product_id'),
    packId: text('pack_id'),
    written: jsonb('written').$type<CsvVersions>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    foreignKey({ columns: [table.importId], foreignColumns: [catalogueImports.id] }).onDelete('cascade'),
    index('catalogue_import_rows_state_index').on(table.importId, table.state, table.row),
    check('catalogue_import_rows_state_check', oneOf(table.state, CSV_ROW_STATES)),
    check('catalogue_import_rows_kind_check', oneOf(table.kind, CSV_ROW_KINDS)),
  ],
);
