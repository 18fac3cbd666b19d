import type { CsvRowKind } from '../../../contract/csvConstants';
import type { Measure } from '../../../contract/packSize';
import type { PackBody, ProductBody } from '../../../contract/staffCatalogue';
import type { CsvChange, CsvValue, CsvVersions } from '../../db/schema/catalogueImports';
import type { Message } from '../../lib/errors';
import type { MessageKey } from '../../lib/messages';
import type { manyProducts, SizedPack } from '../catalogueEditing';
import type { CellReader, Column, ProductColumn } from './columns';
import type { CsvFields } from './fields';

/** Cells that are not empty: an empty one changes nothing. */
export type Cells = Partial<Record<Column, string>>;

export interface FileRow {
  row: number;
  cells: Cells;
  /** These concern the row as a whole. */
  problems: Problem[];
}

export interface StoredPack {
  id: string;
  netGrams: number;
  measure: Measure;
  mrpPaise: number;
  pricePaise: number;
  hidden: boolean;
  stock: number;
  position: number;
  version: number;
}

export interface StoredProduct {
  id: string;
  version: number;
  fields: CsvFields;
  packs: StoredPack[];
}

/** Its one pack consists of others. */
export const isSet = ({ parts }: Pick<CsvFields, 'parts'>): boolean => parts.length > 0;
export const isInShop = ({ state }: Pick<CsvFields, 'state'>): boolean => state === 'PUBLISHED';

export interface StockLevel {
  stock: number;
  waiting: number;
  version: number;
}

export interface Planning {
  reader: CellReader;
  /** The rules of the catalogue's form: problems by field. */
  validate: (body: ProductBody) => Readonly<Record<string, Message>>;
  hiddenCategories: ReadonlySet<string>;
  taxClasses: ReadonlyMap<string, { hsn: string; gstPercent: number }>;
  /** Packs that sets in the shop hold, with the name of a set. */
  inSets: ReadonlyMap<string, string>;
  partPacks: ReadonlyMap<string, manyProducts.PartPack>;
  leaving: ReadonlySet<string>;
  /** The stock of the packs that are counted. */
  stockLevels: ReadonlyMap<string, StockLevel>;
  /** An undo may make a product a draft again. */
  isUndo?: boolean;
}

export interface Problem extends Message {
  column: Column | null;
}

export const problem = (column: Column | null, key: MessageKey, params?: Message['params']): Problem => ({
  column,
  key,
  ...(params && { params }),
});

/** It is one row as read. */
export interface Draft {
  row: FileRow;
  /** These differ from what is stored. */
  fields: Map<ProductColumn, CsvValue | null>;
  /** Its measure counts only beside it. */
  netGrams: number | null;
  measure: Measure;
  pack: StoredPack | null;
  prices: Partial<Pick<PackBody, 'mrpPaise' | 'pricePaise' | 'hidden'>>;
  counted: number | null;
  problems: Problem[];
}

/** Each change of the product belongs to the first row that says it. */
export type Claims = ReadonlyMap<ProductColumn, { value: CsvValue | null; draft: Draft }>;

/** A product as it would be. */
export interface Outcome {
  fields: CsvFields;
  body: Omit<ProductBody, 'packs'> & { packs: SizedPack[] };
}

export interface PlannedRow {
  row: number;
  kind: CsvRowKind;
  cells: Cells;
  pack: StoredPack | null;
  netGrams: number | null;
  measure: Measure;
  changes: CsvChange[];
  problems: Problem[];
  seen: CsvVersions;
}

export interface PlannedProduct extends Outcome {
  sku: string;
  stored: StoredProduct | null;
  rows: PlannedRow[];
}
