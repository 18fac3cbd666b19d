import { cleanOrderNumber, isReference, readRupees, writeForm } from './rupees';

it.each([
  ['340', 34_000],
  ['₹1,234.5', 123_450],
  [' 0.05 ', 5],
  ['0', 0],
  ['1,50,000', 15_000_000],
  ['75,50', null],
  ['1,5000', null],
  ['', null],
  ['12.345', null],
  ['-5', null],
  ['3e2', null],
])('reads %j as %j paise', (text, paise) => expect(readRupees(text)).toBe(paise));

it('writes what it reads', () => expect([34_000, 123_450, 5].map(writeForm)).toEqual(['340', '1234.50', '0.05']));

it('knows a bank reference by its twelve digits', () =>
  expect(['412345678901', '41234567890', '41234567890A'].map(isReference)).toEqual([true, false, false]));

it('completes an order number while it is typed', () =>
  expect(['1', 'vy 100001', 'VY', 'V', ''].map(cleanOrderNumber)).toEqual(['VY1', 'VY100001', 'VY', 'V', '']));
