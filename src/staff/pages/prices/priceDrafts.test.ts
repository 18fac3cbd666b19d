import { buildPriceRow } from '../../../testing/builders/staffCatalogue';
import { changesOf, faultOf, pasteInto, readCells, settle, textOf, typeInto, type PriceDrafts } from './priceDrafts';

const half = buildPriceRow();
const kilo = buildPriceRow({ _id: 'ml-thinai-1000', netGrams: 1000, mrpPaise: 14_500, pricePaise: 13_500 });
const none: PriceDrafts = new Map();

it('holds what was typed until it is what is stored', () => {
  const typed = typeInto(none, half, 'pricePaise', '70');
  expect(textOf(typed.get(half._id)!, 'pricePaise')).toBe('70');
  expect(typeInto(typed, half, 'pricePaise', '75.00').size).toBe(0);
});

it('reads a spreadsheet with rupee signs and commas from a cell on', () => {
  const cells = readCells('₹80\t78.50\r\n1,450.00\t\r\n99\t98\r\n');
  const { drafts, left } = pasteInto(none, [half, kilo], { at: 0, field: 'mrpPaise' }, cells);
  expect(changesOf(drafts)).toEqual([
    { _id: half._id, version: 1, mrpPaise: 8000, pricePaise: 7850 },
    { _id: kilo._id, version: 1, mrpPaise: 145_000, pricePaise: 13_500 },
  ]);
  expect(left).toBe(1);
});

it('pastes one column into prices alone', () => {
  const { drafts } = pasteInto(none, [half, kilo], { at: 1, field: 'pricePaise' }, readCells('130\t999'));
  expect(changesOf(drafts)).toMatchObject([{ _id: kilo._id, mrpPaise: 14_500, pricePaise: 13_000 }]);
});

it.each([
  ['75.01', 'pricePaise', 'aboveMrp'],
  ['-1', 'pricePaise', 'notAPrice'],
  ['0', 'pricePaise', 'notAPrice'],
  ['cheap', 'pricePaise', 'notAPrice'],
  ['1000000000000', 'mrpPaise', 'notAPrice'],
] as const)('rejects %s as %s: %s, and sends no such row', (text, field, fault) => {
  const drafts = typeInto(none, half, field, text);
  expect(faultOf(drafts.get(half._id)!)).toEqual({ field, fault });
  expect(changesOf(drafts)).toEqual([]);
});

it('retains what was rejected, over the row as it is now', () => {
  const typed = typeInto(typeInto(none, half, 'pricePaise', '70'), kilo, 'pricePaise', '130');
  const now = { ...kilo, pricePaise: 14_000, version: 2 };
  const settled = settle(typed, {
    saved: [{ _id: half._id }],
    rejected: [{ _id: kilo._id, field: null, message: 'Another person changed this pack.', row: now }],
  });
  expect([...settled.keys()]).toEqual([kilo._id]);
  expect(changesOf(settled)).toEqual([{ _id: kilo._id, version: 2, mrpPaise: 14_500, pricePaise: 13_000 }]);
  expect(settled.get(kilo._id)?.rejection?.message).toBe('Another person changed this pack.');
});
