import { MAX_CSV_ROWS } from '../../../contract/csvConstants';
import { translations } from '../../lib/messages';
import { createCellReader } from './columns';
import { decode } from './decode';
import { escapeFormula, isFormula, unescapeFormula } from '../../../contract/formulas';
import { readTable } from './table';

const TEXT = 'SKU,பெயர்\r\nML-THINAI,தினை\r\n';
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const keyOf = (read: () => unknown): string => {
  try {
    read();
    return 'read';
  } catch (error) {
    return (error as Error).message;
  }
};
const rejectionOf = (text: string): Promise<string> =>
  readTable(text).then(
    () => 'read',
    (error: unknown) => (error as Error).message,
  );

describe('decode', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['big-endian UTF-16 with a mark', bigEndian(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(TEXT, 'utf16le')],
    ['big-endian UTF-16', bigEndian(TEXT)],
  ])('reads %s', (_encoding, bytes) => {
    expect(decode(bytes)).toBe(TEXT);
  });

  it.each([
    ['another encoding', Buffer.from('Name\nCafé', 'latin1'), 'catalogueCsv.encoding'],
    ['half a character of UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').subarray(0, -1), 'catalogueCsv.encoding'],
    ['zero characters', Buffer.from('\uFEFFSKU\0', 'utf16le'), 'catalogueCsv.encoding'],
    ['a spreadsheet', Buffer.from('PK\x03\x04\0\0[Content_Types].xml'), 'catalogueCsv.spreadsheetFile'],
  ])('rejects %s', (_what, bytes, key) => {
    expect(keyOf(() => decode(bytes))).toBe(key);
  });
});

describe('readTable', () => {
  it.each([',', ';', '\t'])('finds out that cells are separated by %j', async (delimiter) => {
    const text = [`SKU${delimiter}"Name, English; \t"`, `A${delimiter}"two\nlines"`].join('\r\n');
    expect(await readTable(text)).toEqual([
      { row: 1, cells: ['SKU', 'Name, English;'] },
      { row: 2, cells: ['A', 'two\nlines'] },
    ]);
  });

  it('counts rows as a spreadsheet does', async () => {
    const rows = await readTable('sep=;\nSKU;Name\n\n;\nA;"5" pack"\n');
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it.each(['\n', ';;\n', ' \n'])('finds the header below empty lines: %j', async (above) => {
    const [header] = await readTable(`${above}SKU;Name, English\nA;B\n`);
    expect(header?.cells).toEqual(['SKU', 'Name, English']);
  });

  it('rejects a million columns, in the header or below, without reading them', async () => {
    const wide = ','.repeat(1_000_000);
    expect(await rejectionOf(`SKU${wide}\nA\n`)).toBe('catalogueCsv.tooManyColumns');
    expect(await rejectionOf(`SKU,Name\nA${wide}\n`)).toBe('catalogueCsv.tooManyColumns');
  });

  it('rejects what is beyond all bounds', async () => {
    expect(await rejectionOf(`SKU,Name\nA,"${'x'.repeat(300_000)}"`)).toBe('catalogueCsv.rowTooLong');
    expect(await rejectionOf('SKU,Name\nA,"never closed\n')).toBe('catalogueCsv.notATable');
    expect(await rejectionOf(`SKU\n${'A\n'.repeat(MAX_CSV_ROWS)}`)).toBe('read');
    expect(await rejectionOf(`SKU\n${'A\n'.repeat(MAX_CSV_ROWS + 1)}`)).toBe('catalogueCsv.tooManyRows');
  });
});

describe('formulas', () => {
  it.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', "'=1", "''=1", '＝1', 'plain', "'quoted'", "it's", ''])(
    'are written so that no spreadsheet runs %j, and read back',
    (text) => {
      const cell = escapeFormula(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
      expect(unescapeFormula(cell)).toBe(text);
    },
  );

  it('are recognized when another program wrote them', () => {
    expect(['=cmd', '＝A1', "'=cmd", 'a=b'].map(isFormula)).toEqual([true, true, false, false]);
  });
});

describe('cells', () => {
  const category = (id: string, en: string) => ({ id, names: [en, 'தானியங்கள்', `${en} hi`] });
  const reader = createCellReader(translations, {
    categories: [category('millets', 'Millets'), category('rice', 'Rice')],
    taxClasses: [{ id: 'cereals', names: ['Cereals, loose'] }],
  });

  it.each([
    ['145', 14_500],
    ['₹1,234.5', 123_450],
    ['1,00,000', 10_000_000],
    // A comma before decimals would make it a hundred times as much.
    ['145,50', { problem: 'catalogueCsv.decimalComma' }],
    ['₹74,5', { problem: 'catalogueCsv.decimalComma' }],
    ['1.234,50', { problem: 'catalogueCsv.decimalComma' }],
    ['-1', '-1'],
    ['1e12', '1e12'],
    ['1.234', '1.234'],
    ['', ''],
  ])('reads %j as a price', (cell, value) => {
    expect(reader.read('pricePaise', cell)).toEqual(value);
  });

  it('reads yes and no, categories and headers in every language', () => {
    expect(['Yes', 'ஆம்', 'हाँ', '1'].map((cell) => reader.read('veg', cell))).toEqual([true, true, true, true]);
    expect(['NO', 'இல்லை', 'नहीं'].map((cell) => reader.read('veg', cell))).toEqual([false, false, false]);
    expect(reader.read('taxClassId', 'cereals, LOOSE')).toBe('cereals');
    expect(reader.read('veg', 'perhaps')).toEqual({ problem: 'catalogueCsv.yesOrNo' });
    expect(['millets', ' MILLETS ', 'Rice hi'].map((cell) => reader.read('categoryId', cell))).toEqual([
      'millets',
      'millets',
      'rice',
    ]);
    expect(['SKU', 'பெயர் (தமிழ்)', 'नाम (हिन्दी)', 'pricePaise', 'colour'].map(reader.columnOf)).toEqual([
      ...['sku', 'name.ta', 'name.hi', 'pricePaise'],
      undefined,
    ]);
  });

  it.each(['MRP (₹)', 'MRP (?)', 'MRP', 'mrp (Rs.)'])('reads the header %j', (header) => {
    expect(reader.columnOf(header)).toBe('mrpPaise');
  });

  it('reads no category by a name that two of them have', () => {
    expect(reader.read('categoryId', 'தானியங்கள்')).toEqual({ problem: 'catalogueCsv.unknownCategory' });
  });
});
