import type { CsvImport, CsvRow } from '../../../contract/staffCsv';

type Overrides = Partial<Omit<CsvImport, 'counts'>> & { counts?: Partial<CsvImport['counts']> };

/** A dry run with 195 good rows and 5 with problems. */
export const buildCsvImport = ({ counts, ...overrides }: Overrides = {}): CsvImport => ({
  _id: 'file-1',
  fileName: 'prices-november.csv',
  fileHash: 'ab'.repeat(32),
  status: 'CHECKED',
  staffName: 'Selvi',
  checkedAt: '2026-11-24T04:30:00.000Z',
  appliedAt: null,
  undoneAt: null,
  rowCount: 210,
  sameCount: 10,
  unreadColumns: [],
  counts: { FAULTY: 5, READY: 195, WRITTEN: 0, MISSED: 0, UNDONE: 0, STAYS: 0, ...counts },
  ...overrides,
});

export const buildAppliedCsv = (overrides: Overrides = {}): CsvImport =>
  buildCsvImport({
    status: 'APPLIED',
    appliedAt: '2026-11-24T04:32:00.000Z',
    ...overrides,
    counts: { READY: 0, WRITTEN: 195, ...overrides.counts },
  });

export const buildCsvRow = (overrides: Partial<CsvRow> = {}): CsvRow => ({
  row: 2,
  sku: 'ML-THINAI',
  name: 'Foxtail Millet (Thinai) rice',
  netGrams: 500,
  measure: 'WEIGHT',
  kind: 'CHANGE',
  changes: [
    { column: 'Name (Tamil)', before: 'தினை', after: 'தினை அரிசி' },
    { column: 'Price (₹)', before: '₹75', after: '₹70' },
  ],
  problems: [],
  ...overrides,
});

export const buildInvalidCsvRow = (overrides: Partial<CsvRow> = {}): CsvRow =>
  buildCsvRow({
    row: 51,
    sku: 'ML-RAGI',
    name: 'Finger Millet (Ragi / Kezhvaragu) whole',
    changes: [],
    problems: [{ column: 'Price (₹)', message: 'A price is more than ₹0 and at most ₹10,00,000' }],
    ...overrides,
  });
