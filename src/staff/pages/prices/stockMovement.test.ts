import { buildPriceRow } from '../../../testing/builders/staffCatalogue';
import { typeInto } from './gridDrafts';
import type { GridDrafts, Movement } from './gridTypes';
import { changeMovement, readUnits, sharedReason, stockChanges, stockProblemOf } from './stockMovement';

const half = buildPriceRow();
const kilo = buildPriceRow({ _id: 'ml-thinai-1000', netGrams: 1000 });
const typed = (text: string, change: Partial<Movement> = {}): GridDrafts =>
  changeMovement(typeInto(new Map(), half, 'stock', text), change);

it.each([
  ['47', { counted: 47 }],
  ['1,047', { counted: 1047 }],
  ['௪௭', { counted: 47 }],
  ['+12', { change: 12 }],
  ['−3', { change: -3 }],
  [' - 3 ', { change: -3 }],
  ['2.5', null],
  ['=1+1', null],
  ['123456', null],
  ['', null],
])('reads %s', (text, units) => {
  expect(readUnits(text)).toEqual(units);
});

it('sends a counted number with what should be there, and a difference without', () => {
  expect(stockChanges(typed('75'))).toEqual([
    { packId: half._id, version: 7, reason: 'COUNTED', change: -5, expected: 80 },
  ]);
  expect(stockChanges(typed('-5', { reason: 'SPOILED' }))).toEqual([
    { packId: half._id, version: 7, reason: 'SPOILED', change: -5 },
  ]);
});

it('sends the label of a received batch: its best-before day follows from packing until it is typed', () => {
  const received = { reason: 'RECEIVED', code: ' TH-1 ', packedOn: '2026-11-01' } as const;
  expect(stockChanges(typed('+12', received))).toMatchObject([
    { change: 12, batch: { code: 'TH-1', packedOn: '2026-11-01', bestBefore: '2027-07-29' } },
  ]);
  expect(stockChanges(typed('+12', { ...received, bestBefore: '2027-06-01' }))).toMatchObject([
    { batch: { bestBefore: '2027-06-01' } },
  ]);
});

it.each([
  ['many', {}, 'units'],
  ['-81', {}, 'tooFew'],
  ['-3', { reason: 'RECEIVED' }, 'comesIn'],
  ['+3', { reason: 'RECEIVED' }, 'code'],
  ['+3', { reason: 'RECEIVED', code: 'A', packedOn: '' }, 'day'],
  ['+3', { reason: 'RECEIVED', code: 'A', packedOn: '2026-11-01', bestBefore: '2026-11-01' }, 'bestBefore'],
  ['+3', { reason: 'SAMPLE' }, 'leaves'],
  ['+3', { reason: 'CORRECTION', note: ' ' }, 'why'],
] as const)('rejects %s with %j: %s', (text, change, problem) => {
  const drafts = typed(text, change);
  expect(stockProblemOf(drafts.get(half._id)!)).toBe(problem);
  expect(stockChanges(drafts)).toEqual([]);
});

it('gives the reason that all share to what is typed next, and changes one of them alone', () => {
  const both = typeInto(typed('-5', { reason: 'EXPIRED' }), kilo, 'stock', '-1');
  expect(sharedReason(both)).toBe('EXPIRED');
  const differing = changeMovement(both, { reason: 'SAMPLE' }, kilo._id);
  expect(sharedReason(differing)).toBeNull();
  expect(stockChanges(differing).map(({ reason }) => reason)).toEqual(['EXPIRED', 'SAMPLE']);
});

it('a number is no change once the cell says what should be there', () => {
  expect(typeInto(typed('75'), half, 'stock', '80').size).toBe(0);
  expect(typeInto(typed('75'), half, 'stock', '+0').size).toBe(0);
});
