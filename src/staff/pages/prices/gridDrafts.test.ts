import { buildPriceRow } from '../../../testing/builders/staffCatalogue';
import {
  pasteInto,
  priceChanges,
  priceProblemOf,
  readCells,
  rowUnder,
  settlePrices,
  settleStock,
  textOf,
  typeInto,
} from './gridDrafts';
import type { GridDrafts } from './gridTypes';
import { stockChanges } from './stockMovement';

const half = buildPriceRow();
const kilo = buildPriceRow({ _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, pricePaise: 13_500 });
const none: GridDrafts = new Map();

it('holds what was typed until it is what is stored', () => {
  const typed = typeInto(none, half, 'pricePaise', '70');
  expect(textOf(typed.get(half._id)!, 'pricePaise')).toBe('70');
  expect(typeInto(typed, half, 'pricePaise', '75.00').size).toBe(0);
});

it('reads a spreadsheet with rupee signs and commas from a cell on', () => {
  const cells = readCells('₹80\t78.50\r\n1,450.00\t\r\n99\t98\r\n');
  const { drafts, left } = pasteInto(none, [half, kilo], { at: 0, field: 'mrpPaise' }, cells);
  expect(priceChanges(drafts)).toEqual([
    { _id: half._id, version: 1, mrpPaise: 8000, pricePaise: 7850 },
    { _id: kilo._id, version: 1, mrpPaise: 145_000, pricePaise: 13_500 },
  ]);
  expect(left).toBe(1);
});

it('pastes one column into prices alone', () => {
  const { drafts } = pasteInto(none, [half, kilo], { at: 1, field: 'pricePaise' }, readCells('130\t999'));
  expect(priceChanges(drafts)).toMatchObject([{ _id: kilo._id, mrpPaise: 14_500, pricePaise: 13_000 }]);
});

it.each([
  ['75.01', 'pricePaise', 'aboveMrp'],
  ['-1', 'pricePaise', 'notAPrice'],
  ['0', 'pricePaise', 'notAPrice'],
  ['cheap', 'pricePaise', 'notAPrice'],
  ['1000000000000', 'mrpPaise', 'notAPrice'],
] as const)('rejects %s as %s: %s, and sends no such row', (text, field, problem) => {
  const drafts = typeInto(none, half, field, text);
  expect(priceProblemOf(drafts.get(half._id)!)).toEqual({ field, problem });
  expect(priceChanges(drafts)).toEqual([]);
});

it('retains what was rejected, over the row as it is now', () => {
  const typed = typeInto(typeInto(none, half, 'pricePaise', '70'), kilo, 'pricePaise', '130');
  const now = { ...kilo, pricePaise: 14_000, version: 2 };
  const settled = settlePrices(typed, {
    saved: [{ ...half, pricePaise: 7000 }],
    rejected: [{ _id: kilo._id, field: null, message: 'Another person changed this pack.', row: now }],
  });
  expect([...settled.keys()]).toEqual([kilo._id]);
  expect(priceChanges(settled)).toEqual([{ _id: kilo._id, version: 2, mrpPaise: 14_500, pricePaise: 13_000 }]);
  expect(settled.get(kilo._id)?.rejections?.pricePaise).toBe('Another person changed this pack.');
});

it('settles prices and stock of a row apart, each over what it was typed over', () => {
  const both = typeInto(typeInto(none, half, 'pricePaise', '70'), half, 'stock', '75');
  const priced = settlePrices(both, {
    saved: [{ ...half, pricePaise: 7000, version: 2, stockLevel: { units: 60, waiting: 0, version: 8 } }],
    rejected: [],
  });
  expect(priceChanges(priced)).toEqual([]);
  expect(stockChanges(priced)).toMatchObject([{ version: 7, change: -5, expected: 80 }]);
  const stockLevel = { units: 60, waiting: 0, version: 8 };
  const rejected = settleStock(priced, {
    saved: [],
    rejected: [{ packId: half._id, message: 'Moved.', nearCode: null, isTooOld: false, stockLevel }],
  });
  expect(rejected.get(half._id)?.rejections).toEqual({ stock: 'Moved.' });
  expect(stockChanges(rejected)).toMatchObject([{ version: 8, change: 15, expected: 60 }]);
  expect(settleStock(rejected, { saved: [half._id], rejected: [] }).size).toBe(0);
});

it('shows what is stored now, but for cells that something was typed over', () => {
  const draft = typeInto(none, half, 'stock', '75').get(half._id);
  const now = { ...half, pricePaise: 6000, version: 4, stockLevel: { units: 50, waiting: 0, version: 9 } };
  expect(rowUnder(draft, now)).toMatchObject({ pricePaise: 6000, version: 4, stockLevel: half.stockLevel });
});

it('pastes prices and stock beside each other, and leaves out what can’t be typed into', () => {
  const cells = readCells('80\t78\t40\n150\t140\t-2\n');
  const from = { at: 0, field: 'mrpPaise' } as const;
  const all = pasteInto(none, [half, kilo], from, cells).drafts;
  expect(priceChanges(all)).toHaveLength(2);
  expect(stockChanges(all)).toMatchObject([{ change: -40, expected: 80 }, { change: -2 }]);
  const stockAlone = pasteInto(none, [half, kilo], from, cells, (_row, field) => field === 'stock').drafts;
  expect(priceChanges(stockAlone)).toEqual([]);
  expect(stockChanges(stockAlone)).toHaveLength(2);
});
